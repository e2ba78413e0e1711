import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { consigned } from './consigned.ts'
import { layout } from '../layout.ts'
import { coastParties } from './coast-parties.ts'
import { facts, printed } from './coast-print.ts'
import { roofingWares } from './coast-wares.ts'

const columns = [
  { title: 'Code', width: 52 },
  { title: 'Désignation des marchandises', width: 190 },
  { title: 'U', width: 34, align: 'center' },
  { title: 'Quantité', width: 55, align: 'right' },
  { title: 'P.U. HT', width: 55, align: 'right' },
  { title: 'Montant HT', width: 68, align: 'right' },
  { title: 'Kg', width: 61, align: 'right' },
] as const

export const roofingDepotPriced = layout(
  'roofing-depot-priced-coast',
  [
    { seed: 9521, take: [[1, 640], [2, 20], [3, 60], [9, 10]], pallets: 3 },
    { seed: 9522, take: [[0, 1440], [3, 120], [4, 2], [9, 10]], pallets: 6 },
    { seed: 9523, take: [[8, 20], [4, 2], [6, 10], [7, 10], [5, 10]], pallets: 2 },
  ] as const,
  ({ seed, take, pallets }) => {
    const { lines, kg, total } = consigned(roofingWares, take)
    const tax = Number((total * 0.2).toFixed(2))
    const { client, clientStreet, clientTown, site, siteStreet, siteTown, number, date, order, account } = coastParties(seed, 'roofer')
    return {
      expectedKg: kg,
      draw(sheet) {
        sheet.write('Dépôt Toiture Exemple', 40, 30, { face: 'serifBold', size: 16 })
        writtenLines(sheet, ['Tuiles – zinc – bois – isolation', 'Route du Modèle, 06370 MOUANS-SARTOUX'], 40, 52, 14, { face: 'serif', size: 10 })
        sheet.write('BON DE LIVRAISON VALORISÉ', 555, 34, { face: 'serifBold', size: 13, align: 'right' })
        sheet.write(`N° BL-${number}  –  ${date}`, 555, 52, { face: 'serif', size: 10.5, align: 'right' })
        sheet.box(40, 92, 250, 66)
        sheet.box(305, 92, 250, 66)
        writtenLines(sheet, ['Client facturé', `${client} (${account})`, clientStreet, clientTown], 48, 98, 14, { face: 'serif', size: 10 }, { face: 'serifBold', size: 9 })
        writtenLines(sheet, ['Adresse de livraison', site, siteStreet, siteTown], 313, 98, 14, { face: 'serif', size: 10 }, { face: 'serifBold', size: 9 })
        sheet.write(`Votre commande : ${order}      Mode d’expédition : camion-grue      Règlement : 30 jours fin de mois`, 40, 170, { face: 'serif', size: 9.5 })
        const rows = lines.map((line) => [line.code, line.words, line.unit, printed(line.count), printed(line.price, 2), printed(line.total, 2), printed(line.kg, 1)])
        table(sheet, { x: 40, y: 190, columns, rows, style: { face: 'serif', size: 9.5 }, headStyle: { face: 'serifBold', size: 9 }, lines: 'grid', rowHeight: 18, downTo: 560 })
        sheet.box(40, 574, 300, 74)
        facts(sheet, [['Poids total de la livraison', `${printed(kg / 1000, 3)} t`], ['Palettes bois consignées', `${pallets}`], ['Déchargement', 'au sol, pied de camion'], ['Véhicule', '19 t + grue']], 48, 332, 581, 16, { face: 'serif', size: 10 }, { face: 'serifBold', size: 10 })
        sheet.box(370, 574, 185, 74)
        facts(sheet, [['Total HT', `${printed(total, 2)} €`], ['TVA 20,00 %', `${printed(tax, 2)} €`], ['Total TTC', `${printed(total + tax, 2)} €`]], 378, 547, 582, 20, { face: 'serif', size: 10.5 })
        sheet.flow('Les quantités de tuiles s’entendent à 3 % de casse près. Le chantier doit être accessible à un véhicule de 19 t de PTAC ; grue : 1 500 kg à 8 m.', 40, 664, 515, { face: 'serif', size: 8.5 })
        sheet.write('Signature du client :', 370, 710, { face: 'serif', size: 9 })
      },
    }
  },
)
