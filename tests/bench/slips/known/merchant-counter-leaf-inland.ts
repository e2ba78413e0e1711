import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { captionedBoxes, writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { inlandLoad } from './inland-load.ts'
import { parties } from './inland-parties.ts'
import { addressBox, footStrip } from './inland-print.ts'
import { outdoorWares, shellWares } from './inland-wares.ts'

const variants = [
  { seed: 15101, wares: shellWares, lines: 7, waiting: 0, group: ' ', pallets: 3 },
  { seed: 15102, wares: outdoorWares, lines: 5, waiting: 2, group: '', pallets: 2 },
  { seed: 15103, wares: shellWares, lines: 9, waiting: 1, group: ' ', pallets: 6 },
]

/** A general merchant's leaf: weight of each line, total in a case of the foot. */
export const merchantCounterLeafInland = layout('merchant-counter-leaf-inland', variants, ({ seed, wares, lines, waiting, group, pallets }) => {
  const { client, clientStreet, clientTown, site, siteStreet, siteTown, account, note, order, reference, date, phone } = parties(seed)
  const goods = inlandLoad(wares, seed, { lines, lineKg: 620 })
  const missing = wares.filter(([code]) => goods.lines.every((line) => line.code !== code)).slice(0, waiting)
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      sheet.box(36, 32, 34, 34, '#b3261e', '#b3261e')
      sheet.write('NE', 53, 42, { face: 'modernBold', size: 14, color: '#fff', align: 'center' })
      sheet.write('NÉGOCE EXEMPLE CENTRE', 80, 34, { face: 'modernBold', size: 14 })
      writtenLines(sheet, ['Agence Matériaux – ZI du Modèle, 45100 ORLÉANS', `Tél. ${phone} – agence@negoce.example`], 80, 54, 11, { face: 'modern', size: 7.5 })
      sheet.box(400, 32, 159, 46)
      sheet.write('BON DE LIVRAISON', 479, 39, { face: 'modernBold', size: 12, align: 'center' })
      sheet.write(`N° ${note}   du ${date}`, 479, 59, { face: 'modern', size: 9, align: 'center' })
      addressBox(sheet, 'Facturé à', [client, clientStreet, clientTown], 36, 92, 250, { face: 'modern', size: 9 })
      addressBox(sheet, 'Livré à', [site, siteStreet, siteTown], 309, 92, 250, { face: 'modern', size: 9 })
      captionedBoxes(sheet, [['Code client', account], ['Commande', order], ['Votre référence', reference], ['Mode de livraison', 'Camion-grue'], ['Page', '1 / 1']], 36, 162, [90, 80, 153, 120, 80], { face: 'modern', size: 8.5 })
      const rows = goods.lines.map(({ code, words, unit, count, kg }) => [code, words, `${count}`, `${count}`, unit, '', fr(kg, 2, group)])
      const late = missing.map(([code, words, unit], at) => [code, words, `${4 + at * 2}`, '0', unit, `${4 + at * 2}`, ''])
      table(sheet, {
        x: 36, y: 208, downTo: 640, lines: 'columns', headFill: '#eeeeee', style: { face: 'modern', size: 8 }, headStyle: { face: 'modernBold', size: 7.5 },
        columns: [{ title: 'Article', width: 64 }, { title: 'Désignation', width: 203 }, { title: 'Qté cdée', width: 50, align: 'right' }, { title: 'Qté livrée', width: 52, align: 'right' }, { title: 'Unité', width: 40, align: 'center' }, { title: 'Reste dû', width: 48, align: 'right' }, { title: 'Poids kg', width: 66, align: 'right' }],
        rows: [...rows, ...late],
      })
      footStrip(sheet, [['Nb lignes', `${rows.length + late.length}`], ['Palettes EUR', `${pallets}`], ['Poids total (kg)', fr(goods.kg, 2, group)], ['Total HT (€)', fr(goods.total, 2, group)], ['Total TTC (€)', fr(goods.total * 1.2, 2, group)]], 36, 652, [70, 90, 130, 113, 120], { face: 'modernBold', size: 9.5 })
      sheet.flow('Déchargement au pied du camion sous la responsabilité du client. L’accès doit supporter un véhicule de 26 t de PTAC. Les palettes sont consignées 18,00 € HT l’unité et reprises en bon état sous trois mois.', 36, 698, 300, { face: 'modern', size: 7, color: '#444' })
      sheet.box(350, 698, 209, 74)
      sheet.write('Date, nom et signature du réceptionnaire', 356, 703, { face: 'modern', size: 7 })
    },
  }
})
