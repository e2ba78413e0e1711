import { fr } from '../drawing/french-number.ts'
import { layout } from '../layout.ts'
import { partiesOf } from './delta-parties.ts'
import { stacked } from './delta-print.ts'

/** A tag on a pallet: one pallet is the whole load; of several, the tag of one tells nothing of the others. */
export const palletAddressTag = layout(
  'pallet-address-tag-delta',
  [
    { seed: 18880, kg: 486, at: 1, of: 1, words: 'Poids brut' },
    { seed: 18881, kg: 1035, at: 1, of: 1, words: 'PDS' },
    { seed: 18882, kg: 612, at: 2, of: 4, words: 'Poids brut' },
  ],
  ({ seed, kg, at, of, words }) => {
    const p = partiesOf(seed)
    return {
      expectedKg: of === 1 ? kg : null,
      paper: { size: [298, 420] },
      draw(sheet) {
        sheet.box(10, 10, 278, 400)
        sheet.write('EXPÉDITEUR', 18, 16, { size: 7 })
        stacked(sheet, ['Manufacture Exemple', p.street, p.town], 18, 26, 12, { size: 9 }, { face: 'sansBold', size: 9.5 })
        sheet.rule(10, 68, 288, 68)
        sheet.write('DESTINATAIRE', 18, 74, { size: 7 })
        stacked(sheet, [p.client, p.site, p.clientStreet], 18, 86, 17, { size: 12 }, { face: 'sansBold', size: 14 })
        sheet.write(p.clientTown, 18, 142, { face: 'sansBold', size: 15 })
        sheet.rule(10, 172, 288, 172)
        sheet.rule(149, 172, 149, 238)
        sheet.write('PALETTE', 18, 177, { size: 7 })
        sheet.write(`${at} / ${of}`, 79, 194, { face: 'sansBold', size: 24, align: 'center' })
        sheet.write(words, 157, 177, { size: 7 })
        sheet.write(`${fr(kg)} kg`, 218, 194, { face: 'sansBold', size: 24, align: 'center' })
        sheet.rule(10, 238, 288, 238)
        stacked(sheet, [`BL ${p.number}      Cde ${p.order}`, `Expédié le ${p.date}    Tournée ${p.page}`, 'Dim. 80 x 120 x 145 cm – ne pas gerber'], 18, 246, 15, { size: 9.5 })
        sheet.rule(10, 296, 288, 296)
        Array.from(`${p.number}${p.order}${p.account}`).forEach((digit, bar) => sheet.box(40 + bar * 14, 308, 1 + Number(digit), 62, '#111', '#111'))
        sheet.write(`(00) 3 0000000 ${p.number}${p.page}`, 149, 380, { face: 'mono', size: 10, align: 'center' })
      },
    }
  },
)
