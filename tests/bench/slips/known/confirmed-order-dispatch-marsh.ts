import { table } from '../drawing/table.ts'
import { fr } from '../drawing/french-number.ts'
import { consigned, type Take } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { marshParties } from './marsh-parties.ts'
import { joineryWares } from './marsh-wares.ts'

/** A joinery works' confirmation, wide: kilos each and by line, closed by a total line shared with the money. */
export const confirmedOrderDispatch = layout<{ seed: number; take: Take; title: string }>('confirmed-order-dispatch-marsh', [
  { seed: 303680, take: [[0, 6], [1, 2], [2, 1], [5, 6]], title: 'CONFIRMATION DE COMMANDE – AVIS D’EXPÉDITION' },
  { seed: 303681, take: [[3, 12], [4, 1]], title: 'ACCUSÉ DE RÉCEPTION DE COMMANDE' },
], ({ seed, take, title }) => {
  const { lines, kg, total } = consigned(joineryWares, take, 1)
  return {
    expectedKg: kg,
    paper: { landscape: true },
    draw(sheet) {
      const who = marshParties(seed)
      const face = 'narrow'
      sheet.write('Menuiseries Exemple', 40, 32, { face: 'narrowBold', size: 20, color: '#20615b' })
      sheet.write(title, 802, 34, { face: 'narrowBold', size: 13, align: 'right' })
      sheet.write(`N° ${who.number} du ${who.day} – semaine de livraison ${10 + Number(who.round.slice(1))}`, 802, 54, { face, size: 10, align: 'right' })
      writtenLines(sheet, ['ZA du Modèle', '85500 LES HERBIERS', `Tél. ${who.phone}`], 40, 60, 13, { face, size: 10 })
      writtenLines(sheet, [who.client, `${who.site}, ${who.siteStreet}`, who.siteTown], 480, 84, 13, { face, size: 10 }, { face: 'narrowBold', size: 10 })
      const columns = [{ title: 'Rep.', width: 40, align: 'center' as const }, { title: 'Référence', width: 80 }, { title: 'Désignation', width: 252 }, { title: 'Qté', width: 50, align: 'right' as const }, { title: 'Poids unit.', width: 80, align: 'right' as const }, { title: 'Poids total', width: 85, align: 'right' as const }, { title: 'PU HT', width: 80, align: 'right' as const }, { title: 'Montant HT', width: 95, align: 'right' as const }]
      const rows = lines.map((line, at) => [String.fromCodePoint(65 + at), line.code, line.words, String(line.count), `${fr(line.unitKg, 1)} kg`, `${fr(line.kg, 1)} kg`, fr(line.price, 2, ' '), fr(line.total, 2, ' ')])
      const foot = table(sheet, { x: 40, y: 140, columns, rows, rowHeight: 24, lines: 'grid', headFill: '#d6e8e6', style: { face, size: 10 }, headStyle: { face: 'narrowBold', size: 10 } })
      sheet.box(40, foot, 762, 24)
      sheet.write('TOTAL', 48, foot + 7, { face: 'narrowBold', size: 10 })
      sheet.write(String(lines.reduce((sum, line) => sum + line.count, 0)), 458, foot + 7, { face: 'narrowBold', size: 10, align: 'right' })
      sheet.write(`${fr(kg, 1)} kg`, 623, foot + 7, { face: 'narrowBold', size: 10, align: 'right' })
      sheet.write(`${fr(total, 2, ' ')} €`, 798, foot + 7, { face: 'narrowBold', size: 10, align: 'right' })
      writtenLines(sheet, ['Livraison sur chevalet consigné. Vitrages de plus de 60 kg : moyens de levage à la charge du client.', 'Sans remarque de votre part sous 48 h, les cotes ci-dessus sont lancées en fabrication.'], 40, foot + 40, 14, { face, size: 9.5 })
    },
  }
})
