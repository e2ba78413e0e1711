import { table } from '../drawing/table.ts'
import { consigned } from './consigned.ts'
import { layout } from '../layout.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { coastParties } from './coast-parties.ts'
import { printed, stacked } from './coast-print.ts'
import { electricWares } from './coast-wares.ts'

const columns = [
  { title: 'Ligne', width: 34, align: 'center' },
  { title: 'Article', width: 72 },
  { title: 'Libellé', width: 249 },
  { title: 'Commandé', width: 56, align: 'right' },
  { title: 'Expédié', width: 52, align: 'right' },
  { title: 'UV', width: 38, align: 'center' },
  { title: 'Solde', width: 30, align: 'center' },
] as const

function head(sheet: Sheet, seed: number): void {
  const { client, site, siteStreet, siteTown, number, date, order, account, hour } = coastParties(seed, 'electrician')
  sheet.write('MODÈLE ÉLECTRIQUE', 32, 30, { face: 'condensedBold', size: 22, color: '#a33b00' })
  stacked(sheet, ['Matériel électrique pour professionnels', 'Agence 106 – rue du Spécimen – 06200 NICE', 'Dépôt ouvert de 7 h à 17 h'], 32, 56, 11, { face: 'condensed', size: 9 })
  const labels = [['Bon de livraison n°', `${number}/1`], ['Date d’édition', `${date} ${hour}`], ['Compte', account], ['Commande', `WEB-${order}`]] as const
  labels.forEach(([label, value], at) => {
    sheet.write(label, 365, 32 + at * 14, { face: 'condensed', size: 10, color: '#555' })
    sheet.write(value, 563, 32 + at * 14, { face: 'condensedBold', size: 11, align: 'right' })
  })
  sheet.rule(32, 96, 563, 96, 1.4, '#a33b00')
  sheet.write('ADRESSE DE LIVRAISON', 32, 104, { face: 'condensedBold', size: 9, color: '#a33b00' })
  stacked(sheet, [client, site, `${siteStreet}, ${siteTown}`], 32, 117, 13, { face: 'condensed', size: 11 })
}

export const electricBranchDelivery = layout(
  'electric-branch-delivery-coast',
  [
    { seed: 9511, take: [[0, 4], [2, 6], [3, 1], [4, 12], [5, 3], [8, 20], [7, 4], [9, 3]], parcels: 6, volume: 0.412, box: 1.4 },
    { seed: 9512, take: [[1, 2], [6, 14], [7, 24], [9, 8]], parcels: 11, volume: 1.38, box: 6.2 },
    { seed: 9513, take: [[4, 18], [5, 4], [8, 30], [3, 2]], parcels: 2, volume: null, box: 0 },
  ] as const,
  ({ seed, take, parcels, volume, box }) => {
    const { lines, kg } = consigned(electricWares, take)
    const gross = Number((kg + box).toFixed(1))
    const known = volume !== null
    return {
      expectedKg: known ? gross : null,
      draw(sheet) {
        head(sheet, seed)
        const rows = lines.map((line, at) => [`${(at + 1) * 10}`, line.code, line.words, `${line.count}`, `${line.count}`, line.unit, 'S'])
        const under = table(sheet, { x: 32, y: 172, columns, rows, style: { face: 'condensed', size: 10 }, headStyle: { face: 'condensedBold', size: 9.5 }, zebra: '#f7ece6', lines: 'none' })
        sheet.write(`${lines.length} ligne(s) – S : soldé  P : partiel`, 32, under + 8, { face: 'condensed', size: 8.5, color: '#555' })
        sheet.box(32, 700, 531, 26, '#f2f2f2', '#bbb')
        ;[`Colis : ${parcels}`, 'Palettes : 0', `Poids brut : ${known ? `${printed(gross, 1)} kg` : ''}`, `Volume : ${volume === null ? '' : `${printed(volume, 3)} m³`}`, 'Port : franco'].forEach((words, at) =>
          sheet.write(words, 40 + [0, 80, 160, 300, 425][at]!, 708, { face: 'condensedBold', size: 10.5 }),
        )
        stacked(sheet, ['Tourets consignés : à rendre vides sous 12 mois, contre avoir.', 'Modèle Électrique, société d’exemple au capital de 1 000 € – SIRET 000 000 000 00000'], 32, 742, 11, { face: 'condensed', size: 8.5, color: '#666' })
      },
    }
  },
)
