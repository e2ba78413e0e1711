import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned } from './consigned.ts'
import { layout } from '../layout.ts'
import { moorParties, shipTo } from './moor-parties.ts'
import { pairs, headed } from './moor-print.ts'
import { timberWares } from './moor-wares.ts'

const cubic = [0.0236, 0.0551, 0.041, 0.0567, 0.0375, 0.0417, 0.0164, 0.0111]
const variants = [
  { seed: 14125, take: [[0, 48], [1, 16], [2, 12]] },
  { seed: 14126, take: [[4, 22], [5, 18], [6, 60], [7, 44], [3, 6]] },
] as const

/** A timber importer's stock program: cubic metres a line, then the totals stacked on the right. */
export const sawnTimberStock = layout('sawn-timber-stock-moor', variants, ({ seed, take }) => {
  const goods = consigned(timberWares, take, 1)
  const kg = Math.round(goods.kg)
  const volumes = take.map(([at, count]) => Number((cubic[at]! * count).toFixed(3)))
  const volume = volumes.reduce((sum, each) => sum + each, 0)
  return {
    expectedKg: kg,
    draw(sheet) {
      const who = moorParties(seed, ['SCIERIE ET BOIS DU MODÈLE', 'BOIS EXEMPLE NÉGOCE'])
      headed(sheet, [who.sender, 'Bois de charpente – Panneaux – Terrasse', who.street, who.town], 36, 32, 13, { face: 'slab', size: 9.5 }, { face: 'slabBold', size: 13, color: '#3c5a20' })
      sheet.write('BON DE LIVRAISON', 559, 32, { face: 'slabBold', size: 16, align: 'right' })
      headed(sheet, ['Livré :', ...shipTo(who)], 340, 64, 14, { face: 'slab', size: 10 }, { face: 'slabBold', size: 9 })
      pairs(sheet, [['Numéro', who.slip], ['Date', who.date], ['Dépôt', 'Parc B'], ['Certification', 'PEFC 70 % – 00-00-000']], 36, 100, 70, 13, { face: 'slab', size: 9 })
      const end = table(sheet, {
        x: 36, y: 172, lines: 'rows', rowHeight: 19, style: { face: 'slab', size: 9.5 }, headStyle: { face: 'slabBold', size: 9.5 }, headFill: '#dfe8d3',
        columns: [{ title: 'Code', width: 62 }, { title: 'Désignation', width: 253 }, { title: 'Nb', width: 48, align: 'right' }, { title: 'Unité', width: 50, align: 'center' }, { title: 'Volume m³', width: 110, align: 'right' }],
        rows: goods.lines.map(({ code, words, unit, count }, at) => [code, words, String(count), unit, fr(volumes[at]!, 3)]),
      })
      const right = [['Volume total', `${fr(volume, 3)} m³`], ['Nombre de fardeaux', String(who.luck.whole(1, 5))], ['Poids estimé', `${fr(kg, 0, ' ')} kg`]] as const
      right.forEach(([caption, value], at) => {
        sheet.write(caption, 430, end + 16 + at * 17, { face: 'slab', size: 10, align: 'right' })
        sheet.write(value, 555, end + 16 + at * 17, { face: 'slabBold', size: 10, align: 'right' })
      })
      sheet.rule(330, end + 70, 559, end + 70, 1.4, '#3c5a20')
      sheet.flow('Le bois est une matière vivante : tolérances selon EN 336 classe 1. Stocker à plat, ventilé, à l’abri. Masse volumique moyenne 450 kg/m³ à 18 % d’humidité. Déchargement par le client : prévoir chariot 2,5 t.', 36, end + 84, 523, { face: 'slab', size: 8, color: '#444' })
      sheet.write('Signature du client', 400, 730, { face: 'slab', size: 9 })
      sheet.box(390, 726, 169, 66, undefined, '#777')
    },
  }
})
