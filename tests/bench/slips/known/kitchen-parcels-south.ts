import { writtenLines } from './written-lines.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { figure, parties } from './south-print.ts'

/** What a parcel holds, its dimensions in cm, its kilos. */
const elements = [
  ['Caisson bas 60 2 tiroirs', '62 × 60 × 12', 27.4],
  ['Caisson bas 80 évier', '82 × 60 × 12', 24.1],
  ['Colonne four 60', '218 × 60 × 14', 48.6],
  ['Meuble haut 60', '74 × 62 × 10', 15.2],
  ['Meuble haut 90', '94 × 74 × 10', 21.8],
  ['Façades et plinthes', '212 × 40 × 9', 33.7],
  ['Plan de travail 2,46 m', '248 × 66 × 5', 46.5],
  ['Visserie et charnières', '40 × 30 × 20', 9.3],
  ['Four encastrable', '66 × 66 × 66', 34],
  ['Évier résine 1 bac', '80 × 54 × 24', 13.9],
] as const

interface Variant {
  readonly seed: number
  readonly parcels: readonly number[]
  /** The weights are added below; otherwise they only stand one under the other. */
  readonly added: boolean
}

const columns = [
  { title: 'Colis', width: 52, align: 'center' },
  { title: 'Contenu', width: 216 },
  { title: 'Dimensions (cm)', width: 110, align: 'center' },
  { title: 'Poids (kg)', width: 76, align: 'right' },
  { title: 'Pointé', width: 56, align: 'center' },
] as const

/** A kitchen maker's list of parcels, to tick one after the other. */
export const kitchenParcelsSouth = layout<Variant>(
  'kitchen-parcels-south',
  [
    { seed: 9631, parcels: [0, 0, 1, 2, 3, 3, 4, 5, 6, 7], added: true },
    { seed: 9632, parcels: [1, 3, 5, 6, 9], added: false },
  ],
  ({ seed, parcels, added }) => {
    const kg = Number(parcels.reduce<number>((sum, at) => sum + elements[at]![2], 0).toFixed(1))
    const { client, place, town, number, date, phone } = parties(seed)
    return {
      expectedKg: kg,
      draw(sheet) {
        sheet.box(42, 30, 511, 44, '#2f2f2f', '#2f2f2f')
        sheet.write('cuisines spécimen', 56, 41, { face: 'book', size: 18, color: '#fff' })
        sheet.write('LISTE DE COLISAGE', 540, 45, { face: 'modernBold', size: 12, color: '#fff', align: 'right' })
        writtenLines(sheet, [`Dossier cuisine ${number}`, `Livraison prévue le ${date}, créneau du matin`, `Étage : 2 – ascenseur : non – contact ${phone}`], 42, 90, 15, { face: 'modern', size: 9 }, { face: 'modernBold', size: 10 })
        writtenLines(sheet, [client, place, town], 372, 90, 15, { face: 'modern', size: 9 }, { face: 'modernBold', size: 10 })
        const rows = parcels.map((element, at) => [`${at + 1}/${parcels.length}`, elements[element]![0], elements[element]![1], figure(elements[element]![2], 1), ''])
        const y = table(sheet, { x: 42, y: 154, columns, rows, style: { face: 'modern', size: 9 }, headStyle: { face: 'modernBold', size: 8.5 }, lines: 'grid', rowHeight: 22, headFill: '#efece6' })
        rows.forEach((_row, at) => sheet.box(518, 154 + 22 + at * 22 + 6, 10, 10, undefined, '#555'))
        if (added) sheet.write(`Total : ${parcels.length} colis – ${figure(kg, 1)} kg`, 492, y + 12, { face: 'modernBold', size: 10, align: 'right' })
        sheet.flow('Contrôlez chaque colis avant de signer. Les électroménagers sont livrés dans leur emballage d’origine. Meubles hauts : fixer sur mur porteur, charge maximale 70 kg par meuble.', 42, y + 44, 511, { face: 'modern', size: 8, color: '#555' })
        sheet.write('Signature du client', 42, y + 92, { face: 'modern', size: 9 })
        sheet.write('Signature du livreur', 320, y + 92, { face: 'modern', size: 9 })
      },
    }
  },
)
