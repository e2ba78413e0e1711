import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { coastParties } from './coast-parties.ts'

const columns = [
  { title: 'Quantité', width: 60, align: 'center' },
  { title: 'Désignation', width: 250 },
  { title: 'Observations', width: 81 },
] as const

export const padFormFilled = layout(
  'pad-form-filled-coast',
  [
    { seed: 9821, trade: 'painter', goods: [['14', 'seaux peinture façade 15 L'], ['20', 'sacs enduit 25 kg'], ['1', 'bâche']], parcels: '2 pal.', weight: '845 kg', kg: 845 },
    { seed: 9822, trade: 'roofer', goods: [['12', 'gouttières zinc 4 m'], ['8', 'descentes + coudes'], ['1', 'carton crochets']], parcels: '3', weight: '118 kg', kg: 118 },
    { seed: 9823, trade: 'plumber', goods: [['1', 'chauffe-eau 200 L'], ['6', 'barres cuivre 22'], ['1', 'lot raccords']], parcels: '4', weight: '', kg: null },
  ] as const,
  ({ seed, trade, goods, parcels, weight, kg }) => {
    const { client, site, siteTown, date, number } = coastParties(seed, trade)
    const ink = { face: 'hand', size: 17, color: '#1c2f8a' } as const
    return {
      expectedKg: kg,
      paper: { size: 'A5' as const },
      draw(sheet) {
        sheet.box(14, 14, 391, 34, '#2d6a4f', '#2d6a4f')
        sheet.write('BON DE LIVRAISON', 24, 23, { face: 'sansBold', size: 15, color: '#fff' })
        sheet.write(`N° ${number.slice(2)}`, 395, 25, { face: 'sansBold', size: 13, color: '#fff', align: 'right' })
        sheet.write('Cachet du fournisseur', 20, 56, { size: 7.5, color: '#2d6a4f' })
        sheet.write('DÉPÔT SPÉCIMEN', 30, 72, { face: 'sansBold', size: 11, color: '#5a2d82' })
        sheet.write('Matériaux de finition', 30, 88, { size: 8.5, color: '#5a2d82' })
        ;[['Date', date], ['Client', client], ['Chantier', site], ['Ville', siteTown]].forEach(([label, value], at) => {
          sheet.write(label!, 190, 62 + at * 22, { size: 8.5, color: '#2d6a4f' })
          sheet.rule(228, 72 + at * 22, 405, 72 + at * 22, 0.4, '#2d6a4f')
          sheet.write(value!, 232, 54 + at * 22, { ...ink, size: 15 })
        })
        const under = table(sheet, { x: 14, y: 158, columns, rows: goods.map(([count, words]) => [count, words, '']), style: ink, headStyle: { face: 'sansBold', size: 9, color: '#2d6a4f' }, lines: 'grid', rowHeight: 26, downTo: 414 })
        ;['Nombre de colis', 'Poids total', 'Transporteur'].forEach((title, at) => {
          sheet.box(14 + at * 130.3, under + 8, 130.3, 44, undefined, '#2d6a4f')
          sheet.write(title, 20 + at * 130.3, under + 12, { size: 8, color: '#2d6a4f' })
        })
        sheet.write(parcels, 62, under + 24, ink)
        if (weight !== '') sheet.write(weight, 190, under + 24, ink)
        sheet.write('notre camion', 300, under + 24, ink)
        sheet.write('Signature du livreur', 20, under + 64, { size: 8, color: '#2d6a4f' })
        sheet.write('Signature du client', 220, under + 64, { size: 8, color: '#2d6a4f' })
        sheet.box(14, under + 58, 391, 80, undefined, '#2d6a4f')
      },
    }
  },
)
