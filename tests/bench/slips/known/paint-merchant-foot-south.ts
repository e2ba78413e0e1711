import { writtenLines } from './written-lines.ts'
import { consigned, type Take } from './consigned.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { figure, parties } from './south-print.ts'
import { paint } from './south-wares.ts'

interface Variant {
  readonly seed: number
  readonly take: Take
  readonly packingKg: number
  readonly decimals: number
}

const columns = [
  { title: 'Référence', width: 64 },
  { title: 'Désignation', width: 234 },
  { title: 'Teinte', width: 66 },
  { title: 'Qté', width: 40, align: 'right' },
  { title: 'P.U. HT', width: 54, align: 'right' },
  { title: 'Montant HT', width: 64, align: 'right' },
] as const
const shades = ['Blanc', 'RAL 9010', 'Base P', 'RAL 7035', 'Blanc cassé']

/** A paint merchant's valued slip from a desktop accounting program: gross and net stand in two cases of the foot. */
export const paintMerchantFootSouth = layout<Variant>(
  'paint-merchant-foot-south',
  [
    { seed: 9521, take: [[0, 8], [3, 4], [5, 6], [9, 1], [6, 2]], packingKg: 22, decimals: 2 },
    { seed: 9522, take: [[2, 24], [7, 12], [11, 6], [4, 10], [10, 1]], packingKg: 44, decimals: 2 },
  ],
  ({ seed, take, packingKg, decimals }) => {
    const { lines, kg, total } = consigned(paint, take)
    const gross = kg + packingKg
    const { client, place, town, number, account, date, siret } = parties(seed)
    return {
      expectedKg: gross,
      draw(sheet) {
        sheet.write('COULEURS EXEMPLE SARL', 36, 34, { face: 'sansBold', size: 13 })
        writtenLines(sheet, ['12 boulevard du Modèle', '83000 TOULON', `SIRET ${siret}`], 36, 52, 11, { size: 8.5 })
        sheet.box(330, 92, 228, 74, undefined, '#111', 6)
        writtenLines(sheet, [client, place, town], 342, 104, 16, { size: 10 }, { face: 'sansBold', size: 10 })
        sheet.write('Bon de livraison', 36, 120, { face: 'sansBold', size: 16 })
        sheet.box(36, 178, 522, 34, undefined, '#111', 6)
        ;[['Numéro', `BL${number}`], ['Date', date], ['Code client', `C${account}`], ['Mode d’expédition', 'Notre camion']].forEach(([caption, value], at) => {
          sheet.write(caption!, 46 + at * 130, 182, { size: 7.5, face: 'sansBold' })
          sheet.write(value!, 46 + at * 130, 195, { size: 9 })
        })
        const rows = lines.map((line, at) => [line.code, line.words, line.unit === 'SEAU' ? shades[(seed + at) % shades.length]! : '', figure(line.count, 2), figure(line.price), figure(line.total, 2, ' ')])
        table(sheet, { x: 36, y: 224, columns, rows, style: { size: 8.5 }, headStyle: { face: 'sansBold', size: 8.5 }, lines: 'columns', downTo: 660 })
        sheet.box(36, 672, 320, 56, undefined, '#111', 6)
        ;[['Nb de colis', String(lines.length + 1)], ['Poids net', figure(kg, decimals, ' ')], ['Poids brut', figure(gross, decimals, ' ')]].forEach(([caption, value], at) => {
          sheet.write(caption!, 90 + at * 106, 680, { size: 8, face: 'sansBold', align: 'center' })
          sheet.write(value!, 90 + at * 106, 702, { size: 11, align: 'center' })
          if (at > 0) sheet.rule(36 + at * 106.6, 672, 36 + at * 106.6, 728)
        })
        sheet.rule(36, 694, 356, 694)
        sheet.box(378, 672, 180, 56, undefined, '#111', 6)
        const tax = Number((total * 0.2).toFixed(2))
        ;[['Total HT', total], ['TVA 20 %', tax], ['Total TTC', total + tax]].forEach(([caption, value], at) => {
          sheet.write(String(caption), 386, 679 + at * 16, { size: 9 })
          sheet.write(figure(Number(value), 2, ' '), 550, 679 + at * 16, { size: 9, align: 'right' })
        })
        sheet.write('Poids en kilogrammes, palettes et emballages compris dans le brut. Produits à tenir hors gel.', 36, 738, { size: 7.5 })
        sheet.write(`Couleurs Exemple SARL au capital de 8 000 euros – RCS Spécimen 000 ${account} – APE 4673B`, 297, 806, { size: 7, align: 'center', color: '#555' })
      },
    }
  },
)
