import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { uphillParties } from './uphill-parties.ts'
import { facts, stacked } from './uphill-print.ts'

type Box = readonly [words: string, size: string, kg: number]

interface Filled {
  readonly seed: number
  readonly boxes: readonly Box[]
  readonly from: string
}

/** A factory's list of packages, English words beside the French ones. */
export const joineryBoxesList = layout<Filled>(
  'joinery-boxes-list-uphill',
  [
    { seed: 9751, from: 'Fabrique de Cuisines Modèle', boxes: [['Meubles bas (4)', '120 x 80 x 95', 142], ['Meubles hauts (5)', '120 x 80 x 110', 118], ['Plans de travail', '305 x 65 x 12', 86.5], ['Électroménager', '80 x 60 x 130', 74], ['Quincaillerie, plinthes', '210 x 20 x 15', 19]] },
    { seed: 9752, from: 'Volets du Spécimen', boxes: [['Volets roulants lot 1', '260 x 60 x 70', 164.2], ['Volets roulants lot 2', '260 x 60 x 70', 151.8], ['Coulisses et accessoires', '240 x 30 x 30', 47.5]] },
  ],
  ({ seed, boxes, from }) => {
    const kg = Number(boxes.reduce((sum, box) => sum + box[2], 0).toFixed(1))
    const { client, siteStreet, siteTown, number, order, day, time } = uphillParties(seed)
    return {
      expectedKg: kg,
      draw(sheet) {
        sheet.write('LISTE DE COLISAGE', 46, 44, { face: 'modernBold', size: 18 })
        sheet.write('Packing list', 46, 66, { face: 'modern', size: 10, color: '#777' })
        sheet.write(from, 549, 46, { face: 'modernBold', size: 12, align: 'right' })
        sheet.rule(46, 86, 549, 86, 1)
        facts(sheet, [['Liste n°', number], ['Commande', order], ['Départ usine', `${day} ${time}`], ['Incoterm', 'DAP']], 46, 98, 84, 15, { face: 'modern', size: 9.5, color: '#666' }, { face: 'modern', size: 9.5 })
        stacked(sheet, ['Destinataire / Consignee', client, siteStreet, siteTown], 330, 98, 15, { face: 'modern', size: 9.5 }, { face: 'modern', size: 8.5, color: '#666' })
        const foot = table(sheet, {
          x: 46,
          y: 178,
          columns: [
            { title: 'Colis\nNo.', width: 50, align: 'center' },
            { title: 'Contenu\nContents', width: 203 },
            { title: 'Dimensions (cm)\nDimensions', width: 120, align: 'center' },
            { title: 'Repère\nMark', width: 60, align: 'center' },
            { title: 'Poids (kg)\nWeight', width: 70, align: 'right' },
          ],
          rows: boxes.map(([words, size, weight], at) => [`${at + 1}/${boxes.length}`, words, size, `R${at + 1}`, fr(weight, 1)]),
          style: { face: 'modern', size: 9 },
          headStyle: { face: 'modernBold', size: 8 },
          headHeight: 32,
          headFill: '#f0f0f0',
          rowHeight: 21,
        })
        const line = (caption: string, value: string, at: number, face: 'modern' | 'modernBold') => {
          sheet.write(caption, 420, foot + 14 + at * 17, { face, size: 9.5, align: 'right' })
          sheet.write(value, 545, foot + 14 + at * 17, { face, size: 9.5, align: 'right' })
        }
        line('Nombre de colis', fr(boxes.length), 0, 'modern')
        line('Poids total / Total weight', `${fr(kg, 1, ' ')} kg`, 1, 'modernBold')
        sheet.flow('Les colis sont à stocker à l’abri. Réserves à porter sur le document du transporteur. Manutention à deux personnes au-delà de 50 kg.', 46, foot + 70, 503, { face: 'modern', size: 8.5, color: '#555' })
        sheet.write(`${from} – fabricant d’exemple`, 297, 800, { face: 'modern', size: 8, color: '#888', align: 'center' })
      },
    }
  },
)
