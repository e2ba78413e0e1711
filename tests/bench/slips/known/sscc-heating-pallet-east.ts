import { chance } from '../drawing/chance.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './east-parties.ts'

/** A pallet's label; of several pallets, the label says what the whole shipment weighs. */
export const ssccHeatingPallet = layout(
  'sscc-heating-pallet-east',
  [
    { seed: 9557, of: 'Palette 1 / 1', weights: [['POIDS BRUT', '412 kg']], kg: 412, what: 'PAC air/eau 8 kW – unité ext. et int.' },
    { seed: 9558, of: 'Palette 2 / 3', weights: [['Poids palette', '187,5 kg'], ['Poids total expédition', '548,0 kg']], kg: 548, what: 'Radiateurs panneaux acier' },
  ],
  ({ seed, of, weights, kg, what }) => {
    const { client, site, siteStreet, siteTown, number, order, parcel, date } = parties(seed)
    const luck = chance(seed)
    return {
      expectedKg: kg,
      paper: { size: [298, 420] },
      draw(sheet) {
        const plain = { size: 9 } as const
        sheet.box(10, 10, 278, 400)
        writtenLines(sheet, ['EXP : Chauffage Modèle Industrie', 'ZA de l’Exemple, 00000 MODÈLEVILLE'], 18, 17, 12, plain)
        sheet.rule(10, 46, 288, 46)
        writtenLines(sheet, ['DESTINATAIRE', client.toUpperCase(), site, siteStreet, siteTown], 18, 52, 15, { face: 'sansBold', size: 11 }, { size: 7 })
        sheet.rule(10, 132, 288, 132)
        sheet.write(what, 18, 140, { face: 'sansBold', size: 10 })
        sheet.write(`Commande ${order}   BL ${number}   Exp. ${date}`, 18, 156, plain)
        sheet.rule(10, 174, 288, 174)
        sheet.write(of, 18, 184, { face: 'sansBold', size: 13 })
        weights.forEach(([caption, value], at) => {
          sheet.write(caption!, 18, 208 + at * 20, { size: 10 })
          sheet.write(value!, 280, 206 + at * 20, { face: 'sansBold', size: 13, align: 'right' })
        })
        sheet.rule(10, 252, 288, 252)
        let x = 34
        while (x < 262) {
          const width = luck.whole(1, 3)
          sheet.box(x, 268, width, 84, '#000', '#000')
          x += width + luck.whole(2, 4)
        }
        sheet.write(`(00) 3 0000000 ${parcel} 0`, 149, 362, { size: 10, align: 'center' })
        sheet.write('Gerbage interdit – ne pas ouvrir au cutter', 149, 388, { size: 8, align: 'center' })
      },
    }
  },
)
