import { fr } from '../drawing/french-number.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './east-parties.ts'
import { facts } from './east-print.ts'

/** The bridge of a merchant's yard: the lorry full, the lorry empty, the goods. */
export const weighbridgeYard = layout(
  'weighbridge-yard-east',
  [
    { seed: 9559, product: 'Gravillon d’étanchéité 15/25', full: 17480, empty: 9260, sign: 'kg' },
    { seed: 9560, product: 'Sable à enduire 0/2', full: 3340, empty: 2180, sign: 't' },
  ],
  ({ seed, product, full, empty, sign }) => {
    const { client, site, siteTown, number, date, hour, plate, town, phone } = parties(seed)
    const said = (kg: number) => (sign === 'kg' ? `${fr(kg, 0, ' ')} kg` : `${fr(kg / 1000, 3)} t`)
    return {
      expectedKg: full - empty,
      paper: { size: 'A5' },
      draw(sheet) {
        const plain = { face: 'printer', size: 9 } as const
        const bold = { face: 'printerBold', size: 9 } as const
        sheet.write('NÉGOCE EXEMPLE – PARC À MATÉRIAUX', 30, 30, { face: 'printerBold', size: 12 })
        sheet.write(`${town}  ${phone}`, 30, 48, plain)
        sheet.rule(30, 66, 390, 66)
        sheet.write(`BON DE PESÉE N° ${number}`, 30, 76, { face: 'printerBold', size: 12 })
        facts(sheet, [['Client', client], ['Chantier', site], ['', siteTown], ['Produit', product], ['Véhicule', plate], ['Pont', 'n° 1, classe III']], 30, 104, 90, 16, plain, bold)
        sheet.box(30, 214, 360, 118)
        facts(sheet, [['Pesée 1 (tare)', `${date} ${hour}`], ['Pesée 2 (brut)', date], ['', ''], ['NET', '']], 42, 226, 130, 26, plain)
        ;[empty, full, null, full - empty].forEach((kg, at) => kg !== null && sheet.write(said(kg), 378, 226 + at * 26, { face: at === 3 ? 'printerBold' : 'printer', size: at === 3 ? 13 : 9, align: 'right' }))
        sheet.rule(42, 292, 378, 292)
        writtenLines(sheet, ['Le conducteur est responsable du respect du PTAC.', 'Pesée effectuée sur instrument vérifié, portée max 50 t, échelon 20 kg.'], 30, 348, 13, { ...plain, size: 7.5 })
        sheet.write('Peseur', 30, 400, plain)
        sheet.write('Conducteur', 230, 400, plain)
        sheet.box(30, 416, 160, 70)
        sheet.box(230, 416, 160, 70)
      },
    }
  },
)
