import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { coastParties } from './coast-parties.ts'
import { printed, stacked } from './coast-print.ts'

const columns = [
  { title: 'N°', width: 40, align: 'center' },
  { title: 'Désignation', width: 345 },
  { title: 'Unité', width: 50, align: 'center' },
  { title: 'Quantité', width: 75, align: 'right' },
] as const

const shutters = [
  ['1.1', 'Volet battant bois exotique 2 vantaux 110 × 125', 'U', 4],
  ['1.2', 'Volet battant bois exotique 2 vantaux 110 × 215', 'U', 2],
  ['1.3', 'Pentures, gonds et arrêts, jeu complet noir', 'ENS', 6],
] as const
const dressing = [
  ['1.1', 'Caisson dressing mélaminé chêne clair 240 × 100', 'U', 5],
  ['1.2', 'Façade coulissante miroir 240 × 90 (épaisseur 6 mm)', 'U', 3],
  ['1.3', 'Rails, coulisses et quincaillerie', 'ENS', 1],
] as const
const doors = [
  ['1.1', 'Porte d’entrée mélèze 215 × 90 avec dormant', 'U', 1],
  ['1.2', 'Porte de service 204 × 83 pré-peinte', 'U', 2],
  ['1.3', 'Seuil aluminium et joints', 'ENS', 3],
] as const

export const craftProgramNote = layout(
  'craft-program-note-coast',
  [
    { seed: 9641, goods: shutters, kg: 268 },
    { seed: 9642, goods: dressing, kg: 495 },
    { seed: 9643, goods: doors, kg: null },
  ] as const,
  ({ seed, goods, kg }) => {
    const { client, site, siteStreet, siteTown, number, date, order } = coastParties(seed, 'joiner')
    return {
      expectedKg: kg,
      draw(sheet) {
        sheet.write('Atelier Bois Exemple', 297, 34, { face: 'bookBold', size: 20, align: 'center', color: '#27512c' })
        sheet.write('Menuiserie sur mesure – 9 traverse du Modèle – 83440 FAYENCE – 04 00 00 00 00', 297, 62, { face: 'book', size: 9, align: 'center' })
        sheet.box(42, 88, 240, 62, '#eef4ee', '#27512c', 5)
        stacked(sheet, [`Bon de livraison n° ${number.slice(2)}`, `Date : ${date}`, `Selon devis accepté n° ${order}`], 52, 97, 17, { face: 'book', size: 10 })
        stacked(sheet, [client, site, siteStreet, siteTown], 330, 92, 15, { face: 'book', size: 10.5 })
        const rows = [['1', 'Fournitures livrées', '', ''], ...goods.map(([at, words, unit, count]) => [at, words, unit, printed(count, 2)])]
        const under = table(sheet, { x: 42, y: 178, columns, rows, style: { face: 'book', size: 10 }, headStyle: { face: 'bookBold', size: 10 }, headFill: '#d5e5d6', lines: 'grid', rowHeight: 21, downTo: 400 })
        const remarks = [
          'Livraison au rez-de-chaussée, hors montage en étage.',
          ...(kg === null ? [] : [`Poids approximatif de l’ensemble : ${printed(kg)} kg – prévoir deux personnes au déchargement.`]),
          'Ouvrages à stocker à plat, au sec, sans exposition au soleil.',
        ]
        sheet.write('Observations', 42, under + 16, { face: 'bookBold', size: 10 })
        stacked(sheet, remarks, 42, under + 34, 16, { face: 'book', size: 10 })
        sheet.box(42, under + 100, 245, 84, undefined, '#27512c', 5)
        sheet.box(307, under + 100, 245, 84, undefined, '#27512c', 5)
        sheet.write('Pour l’atelier', 50, under + 107, { face: 'book', size: 9 })
        sheet.write('Pour le client, « reçu sans réserve »', 315, under + 107, { face: 'book', size: 9 })
        sheet.write('Entreprise d’exemple – assurance décennale Modèle n° 0000 – SIRET 000 000 000 00000', 297, 800, { face: 'book', size: 8, align: 'center', color: '#666' })
      },
    }
  },
)
