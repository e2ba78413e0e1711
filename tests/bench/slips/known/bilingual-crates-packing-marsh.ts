import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { marshParties } from './marsh-parties.ts'

type Crate = readonly [words: string, size: string, net: number, gross: number]

/** A foreign maker's packing list in two languages: net and gross of every crate, both summed. */
export const bilingualCratesPacking = layout<{ seed: number; crates: readonly Crate[] }>('bilingual-crates-packing-marsh', [
  { seed: 303660, crates: [['Garde-corps verre 10 panneaux', '220 × 110 × 60', 486, 541], ['Garde-corps verre 8 panneaux', '220 × 110 × 55', 392, 440], ['Profils et fixations', '320 × 40 × 30', 118, 131]] },
  { seed: 303661, crates: [['Receveurs pierre reconstituée', '130 × 100 × 70', 364, 389], ['Parois de douche', '210 × 100 × 60', 248, 282]] },
], ({ seed, crates }) => {
  const net = crates.reduce((sum, crate) => sum + crate[2], 0)
  const gross = crates.reduce((sum, crate) => sum + crate[3], 0)
  return {
    expectedKg: gross,
    paper: { landscape: true },
    draw(sheet) {
      const who = marshParties(seed)
      const face = 'sans'
      sheet.write('PACKING LIST / LISTE DE COLISAGE', 40, 36, { face: 'sansBold', size: 16 })
      sheet.write(`No. PL-${who.number}   Date ${who.isoDay}`, 802, 40, { face, size: 10, align: 'right' })
      writtenLines(sheet, ['Shipper / Expéditeur', 'Beispiel Muster GmbH', 'Musterstraße 1', '70000 STUTTGART – DE'], 40, 74, 14, { face, size: 9.5 }, { face, size: 8, color: '#666' })
      writtenLines(sheet, ['Consignee / Destinataire', who.client, who.siteStreet, `${who.siteTown} – FR`], 420, 74, 14, { face, size: 9.5 }, { face, size: 8, color: '#666' })
      const columns = [{ title: 'Crate\nCaisse', width: 60, align: 'center' as const }, { title: 'Description\nDésignation', width: 292 }, { title: 'Dimensions\n(cm)', width: 130, align: 'center' as const }, { title: 'Net weight\nPoids net (kg)', width: 140, align: 'right' as const }, { title: 'Gross weight\nPoids brut (kg)', width: 140, align: 'right' as const }]
      const rows = crates.map(([words, size, netKg, grossKg], at) => [`${at + 1}/${crates.length}`, words, size, fr(netKg, 1), fr(grossKg, 1)])
      const foot = table(sheet, { x: 40, y: 150, columns, rows, lines: 'grid', rowHeight: 26, headHeight: 32, headFill: '#e8e8e8', style: { size: 10 }, headStyle: { face: 'sansBold', size: 9 } })
      sheet.box(40, foot, 762, 26)
      sheet.write(`TOTAL  ${crates.length} crates / caisses`, 46, foot + 8, { face: 'sansBold', size: 10 })
      sheet.write(fr(net, 1), 658, foot + 8, { face: 'sansBold', size: 10, align: 'right' })
      sheet.write(fr(gross, 1), 798, foot + 8, { face: 'sansBold', size: 10, align: 'right' })
      writtenLines(sheet, ['Incoterms 2020: DAP chantier. Do not stack / Ne pas gerber. Fork lift min. 2 500 kg / chariot 2 500 kg mini.', 'Origin / Origine : UE. HS 7610 90.'], 40, foot + 44, 15, { face, size: 9 })
    },
  }
})
