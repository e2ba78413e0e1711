import { fr } from '../drawing/french-number.ts'
import { chance } from '../drawing/chance.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { consignment } from './consignment.ts'
import { stack } from './stack.ts'

/** A transfer between two agencies of one merchant, for a customer's order: mass, volume and pallets stand in a column at the right. */
export const agencyTransfer = layout('agency-transfer', [
  { seed: 8321, nearKg: 275, lines: 5, shelf: 'plumbing' },
  { seed: 8322, nearKg: 1920, lines: 6, shelf: 'drywall' },
] as const, ({ seed, nearKg, lines, shelf }) => {
  const goods = consignment(seed, shelf, { lines, nearKg, decimals: 1 })
  const told = Number(goods.kg.toFixed(1))
  return {
    expectedKg: told,
    draw(sheet) {
      const { client, site, siteTown, order, date } = marks(seed)
      const luck = chance(seed)
      const set = { face: 'book', size: 9 } as const
      const bold = { face: 'bookBold', size: 9 } as const
      sheet.write('Bon de transfert et de livraison', 36, 34, { face: 'bookBold', size: 17 })
      sheet.write(`TR-${luck.digits(6)} – ${date}`, 36, 58, set)
      stack(sheet, ['De : Dépôt Exemple Littoral', 'À : Dépôt Exemple Vallée', `Pour le compte de ${client}, commande ${order}`, `Livraison finale : ${site}, ${siteTown}`], 36, 84, { ...set, step: 14 })
      sheet.box(430, 30, 130, 250, '#f5f1e8', '#b9a77c')
      const facts = [['Palettes', String(luck.whole(1, 3))], ['Volume', `${fr(goods.kg / 420, 2)} m³`], ['Masse totale', `${fr(told, 1, ' ')} kg`], ['Contrôlé par', 'quai 2'], ['Départ', '13 h 40']] as const
      facts.forEach(([words, value], at) => {
        sheet.write(words, 442, 42 + at * 46, { ...set, color: '#7a6a3f' })
        sheet.write(value, 442, 56 + at * 46, { face: 'bookBold', size: 12 })
      })
      const foot = table(sheet, { x: 36, y: 296, columns: [{ title: 'Article', width: 70 }, { title: 'Libellé', width: 280 }, { title: 'Qté transférée', width: 80, align: 'right' }, { title: 'Unité', width: 45 }, { title: 'Pointé', width: 49, align: 'center' }], rows: goods.lines.map((line) => [line.code, line.words, String(line.count), line.unit, '']), style: set, headStyle: bold, rowHeight: 21 })
      stack(sheet, ['Préparateur', 'Chauffeur', 'Réception'], 36, foot + 40, { ...set, step: 34 })
      sheet.flow('Document interne valant bordereau de livraison. Les écarts entre quantité transférée et quantité pointée sont à signaler au dépôt de départ avant le lendemain midi ; sans nouvelle, le transfert est soldé.', 36, 770, 520, { ...set, size: 7.5, color: '#555' })
    },
  }
})
