import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take, type Ware } from './consigned.ts'
import { captionedBoxes, writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './parties.ts'

const wares: readonly Ware[] = [
  ['BA13STD250', 'Plaque plâtre BA13 standard 250 × 120', 'PCE', 23.4, 9.1],
  ['FOU530', 'Fourrure F530 longueur 5,30 m', 'PCE', 3.2, 4.6],
  ['CEMCE25', 'Ciment multi-usages sac 25 kg', 'SAC', 25, 7.9],
  ['LVROUL45', 'Laine de verre roulée 45 mm', 'RLX', 11.5, 33],
  ['ENDJT25', 'Enduit à joint prise rapide sac 25 kg', 'SAC', 25, 18.2],
  ['SUSPLG', 'Suspente longue boîte de 50', 'BTE', 4.25, 22],
]

/** The accounting suite most merchants run: gross and net weight in a strip of boxes at the foot. */
export const officeSuiteSlip = layout('office-suite-slip', [
  { seed: 7011, take: [[0, 24], [1, 30], [5, 2], [4, 4]] as Take, pallets: 1, parcels: 3 },
  { seed: 7012, take: [[2, 20], [4, 6]] as Take, pallets: 1, parcels: 1 },
  { seed: 7013, take: [[0, 60], [3, 18], [1, 80], [4, 10], [2, 8]] as Take, pallets: 3, parcels: 6 },
], ({ seed, take, pallets, parcels }) => {
  const { lines, kg } = consigned(wares, take)
  const gross = kg + pallets * 22
  return {
    expectedKg: gross,
    draw(sheet) {
      const { client, street, town, number, order, account, day, site } = parties(seed)
      sheet.write('MATÉRIAUX DU MODÈLE', 30, 34, { face: 'sansBold', size: 16 })
      writtenLines(sheet, ['SAS au capital de 40 000 €', '12 ZI de l’Exemple – 69000 LYON', 'Tél. 04 00 00 10 20 – Fax 04 00 00 10 21'], 30, 54, 11, { size: 8 })
      sheet.write('Bon de livraison', 330, 36, { face: 'sansBold', size: 15 })
      sheet.box(320, 66, 245, 70)
      writtenLines(sheet, [client, street, town], 330, 78, 15, { size: 10 }, { face: 'sansBold', size: 10 })
      const under = captionedBoxes(sheet, [['Numéro', `BL${number}`], ['Date', day], ['Code client', `C${account}`], ['Votre référence', site], ['Expédition', 'Notre camion']], 30, 152, [80, 75, 75, 190, 115], { size: 9 })
      table(sheet, {
        x: 30, y: under + 12, lines: 'columns', headFill: '#e4e4e4', downTo: 690, style: { size: 9 }, headStyle: { face: 'sansBold', size: 9 },
        columns: [{ title: 'Référence', width: 90 }, { title: 'Désignation', width: 285 }, { title: 'Unité', width: 50, align: 'center' }, { title: 'Qté livrée', width: 55, align: 'right' }, { title: 'Reliquat', width: 55, align: 'right' }],
        rows: lines.map((line, at) => [line.code, line.words, line.unit, fr(line.count, 2), at === 1 && seed === 7013 ? '20,00' : '']),
      })
      captionedBoxes(sheet, [['Nbre de colis', String(parcels)], ['Palettes', String(pallets)], ['Poids brut (Kg)', fr(gross, 2, ' ')], ['Poids net (Kg)', fr(kg, 2, ' ')], ['N° de commande', `CC${order}`], ['Cachet et signature du client', '']], 30, 700, [65, 55, 85, 85, 85, 160], { size: 10 })
      sheet.flow('Clause de réserve de propriété : les marchandises restent la propriété du vendeur jusqu’au paiement intégral du prix (loi 80.335). Toute réclamation doit parvenir sous 48 heures.', 30, 748, 535, { size: 7, color: '#444' })
      sheet.write('Page 1 / 1', 565, 800, { size: 8, align: 'right' })
    },
  }
})
