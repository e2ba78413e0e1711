import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { inlandLoad } from './inland-load.ts'
import { parties } from './inland-parties.ts'
import { facts } from './inland-print.ts'
import { electricWares } from './inland-wares.ts'

const variants = [
  { seed: 15161, lines: 6, weight: (kg: number) => `${fr(kg, 1)} kg` },
  { seed: 15162, lines: 8, weight: null },
  { seed: 15163, lines: 7, weight: (kg: number) => `${fr(kg, 1)} KG` },
]

/** An electrical agency's drop: the weight, when the program has it, is one fact among those of the consignment. */
export const electricAgencyDropInland = layout('electric-agency-drop-inland', variants, ({ seed, lines, weight }) => {
  const { client, clientStreet, clientTown, account, note, order, reference, date, hour, luck } = parties(seed)
  const goods = inlandLoad(electricWares, seed, { lines, lineKg: 14, upTo: 200 })
  const kg = Math.round(goods.kg * 11) / 10
  return {
    expectedKg: weight === null ? null : kg,
    draw(sheet) {
      sheet.box(40, 34, 515, 30, '#212121', '#212121')
      sheet.write('ÉLEC MODÈLE DISTRIBUTION', 50, 42, { face: 'condensedBold', size: 15, color: '#ffd600' })
      sheet.write(`Bordereau de livraison n° ${note}`, 545, 44, { face: 'condensed', size: 12, color: '#fff', align: 'right' })
      const style = { face: 'condensed', size: 10.5 } as const
      writtenLines(sheet, ['Livré à', client, clientStreet, clientTown], 40, 80, 14, style, { face: 'condensedBold', size: 10.5 })
      writtenLines(sheet, ['Agence de départ', 'Tours Nord – rue du Spécimen', '37000 TOURS', `Préparé le ${date} à ${hour}`], 220, 80, 14, style, { face: 'condensedBold', size: 10.5 })
      facts(sheet, [['Compte', account], ['Commande', order], ['Chantier', reference], ['Colis', `${luck.whole(1, 4)}`], ...(weight === null ? [] : [['Poids estimé', weight(kg)] as const]), ['Tournée', `T${luck.digits(2)} nuit`]], 420, 80, 62, style, 14)
      const foot = table(sheet, {
        x: 40, y: 178, rowHeight: 22, style, headStyle: { face: 'condensedBold', size: 10.5 }, headFill: '#ffe97a',
        columns: [{ title: 'Lig.', width: 30 }, { title: 'Référence', width: 90 }, { title: 'Désignation', width: 225 }, { title: 'Qté cdée', width: 55, align: 'right' }, { title: 'Qté livrée', width: 60, align: 'right' }, { title: 'Reliquat', width: 55, align: 'right' }],
        rows: goods.lines.map(({ code, words, unit, count }, at) => [`${at + 1}`, code, words, `${count} ${unit}`, `${count} ${unit}`, '0']),
      })
      sheet.write('Aucun emballage vide à reprendre. Tourets consignés : néant.', 40, foot + 16, style)
      sheet.box(40, 700, 515, 60)
      sheet.write('Livraison en dépôt de nuit : toute anomalie est à signaler à l’agence avant 10 h.', 48, 706, style)
      sheet.write('Page 1 sur 1', 555, 800, { ...style, size: 8.5, align: 'right' })
    },
  }
})
