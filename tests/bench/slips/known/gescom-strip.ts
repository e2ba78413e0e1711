import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take, type Ware } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { addressOf, capped } from './form-parts.ts'

const wares: readonly Ware[] = [
  ['PAR-2050', 'Parpaing creux B40 20x20x50', 'U', 17.8, 1.55],
  ['CHAIN-20', 'Bloc chaînage vertical 20x20x50', 'U', 16.9, 2.4],
  ['LINT-120', 'Prélinteau 20x5 longueur 1,20 m', 'U', 28.5, 11.9],
  ['CIM-325', 'Ciment CEM II/B 32,5 R sac 35 kg', 'SAC', 35.2, 9.1],
  ['ST-10', 'Treillis soudé ST10 panneau', 'U', 18.9, 24.8],
  ['FILM-PE', 'Film polyéthylène 150 µ rouleau 6x25', 'RLX', 21.4, 48],
  ['DELTA-20', 'Nappe soubassement 2x20 m', 'RLX', 23, 62],
]

export const gescomStrip = layout(
  'gescom-strip',
  [
    { seed: 11_001, take: [[0, 60], [1, 8], [3, 6]] as Take, pallets: 1, packing: 26 },
    { seed: 11_002, take: [[0, 120], [2, 4], [3, 20], [4, 5], [6, 1]] as Take, pallets: 3, packing: 66 },
    { seed: 11_003, take: [[4, 6], [5, 2], [6, 3]] as Take, pallets: 1, packing: 18.5 },
  ],
  ({ seed, take, pallets, packing }) => {
    const { lines, kg } = consigned(wares, take)
    const gross = kg + packing
    return {
      expectedKg: Number(gross.toFixed(2)),
      draw(sheet) {
        const { slip, date, account, order, street, town, siret, phone } = marks(seed)
        sheet.box(30, 28, 200, 62, '#f2f2f2', '#f2f2f2')
        writtenLines(sheet, ['MATÉRIAUX MODÈLE SAS', street, town, `Tél : ${phone}`], 38, 34, 13, { size: 8.5 }, { face: 'sansBold', size: 11 })
        sheet.write('Bon de livraison', 565, 34, { face: 'sansBold', size: 18, align: 'right' })
        capped(sheet, [['Numéro', slip], ['Date', date], ['Client', account], ['V/Commande', order]], 245, 62, [85, 75, 75, 85], { size: 9 })
        sheet.box(300, 112, 265, 58, undefined, '#555', 5)
        writtenLines(sheet, addressOf(seed), 312, 120, 15, { size: 10 }, { size: 10, face: 'sansBold' })
        const columns = [{ title: 'Référence', width: 75 }, { title: 'Désignation', width: 240 }, { title: 'Qté', width: 50, align: 'right' }, { title: 'Un.', width: 40, align: 'center' }, { title: 'Poids net', width: 65, align: 'right' }, { title: 'N° commande', width: 65 }] as const
        table(sheet, { x: 30, y: 190, columns, rows: lines.map((line) => [line.code, line.words, fr(line.count, 2), line.unit, fr(line.kg, 2, ' '), order]), lines: 'columns', downTo: 640, headFill: '#e8e8e8', style: { size: 8.5 }, headStyle: { face: 'sansBold', size: 8.5 } })
        capped(sheet, [['Nombre de colis', String(pallets)], ['Poids brut (Kg)', fr(gross, 2, ' ')], ['Poids net (Kg)', fr(kg, 2, ' ')], ['Expédition', 'Notre camion'], ['Condition de livraison', 'Franco']], 30, 655, [95, 105, 105, 110, 120], { size: 9.5 })
        sheet.box(30, 705, 535, 60, undefined, '#555')
        sheet.write('Marchandises reçues le :                          Nom, cachet et signature :', 38, 711, { size: 8 })
        sheet.write(`Matériaux Modèle SAS au capital de 40 000 € - SIRET ${siret} - Toute réserve doit être portée sur ce bon à la livraison.`, 297, 790, { size: 6.5, align: 'center', color: '#444' })
      },
    }
  },
)
