import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { block } from './block.ts'

/** Prefabricated roof trusses: families with count, span and pitch, the frame's weight among the loading figures at the top. */
export const roofTrusses = layout('roof-trusses', [
  { seed: 9901, label: 'Poids total charpente', weight: '2 145 kg', kg: 2145, count: 28 },
  { seed: 9902, label: 'Poids total (T)', weight: '1,38', kg: 1380, count: 17 },
  { seed: 9903, label: 'Poids total', weight: '865 kg', kg: 865, count: 11 },
] as const, ({ seed, label, weight, kg, count }) => ({
  expectedKg: kg,
  paper: { landscape: true },
  draw(sheet) {
    const { street, town, client, site, siteTown, slip, order, date } = marks(seed)
    sheet.write('CHARPENTES DE L’EXEMPLE', 36, 28, { face: 'condensedBold', size: 20, color: '#14532d' })
    sheet.write(`${street} – ${town} – atelier de charpente industrialisée`, 36, 52, { face: 'condensed', size: 9.5 })
    sheet.write(`BORDEREAU DE CHARGEMENT ET DE LIVRAISON  ${slip}`, 806, 32, { face: 'condensedBold', size: 14, align: 'right' })
    ;[['Client', client], ['Chantier', `${site}, ${siteTown}`], ['Affaire', order], ['Livraison le', date]].forEach(([words, value], at) => {
      sheet.write(`${words} :`, 36, 78 + at * 15, { face: 'condensedBold', size: 10.5 })
      sheet.write(value!, 100, 78 + at * 15, { face: 'condensed', size: 10.5 })
    })
    const figures = [['Nombre de fermes', `${count}`], ['Longueur maxi', '9,80 m'], ['Hauteur maxi', '2,45 m'], [label, weight], ['Nombre de paquets', '3']]
    figures.forEach(([words, value], at) => {
      sheet.box(420 + at * 78, 78, 78, 44)
      sheet.write(words!, 459 + at * 78, 83, { face: 'condensed', size: 8.5, align: 'center' })
      sheet.write(value!, 459 + at * 78, 100, { face: 'condensedBold', size: 12, align: 'center' })
    })
    const trusses = [['F1', 'Ferme courante W', count - 5, '9,80', '35 %'], ['F2', 'Ferme pignon renforcée', 2, '9,80', '35 %'], ['F3', 'Ferme tronquée croupe', 3, '7,15', '35 %'], ['AR', 'Arêtier et demi-fermettes', 6, '4,20', '35 %'], ['AC', 'Anti-flambement et contreventement 25 × 100', 42, '4,50', ''], ['SAB', 'Sabots et équerres (carton)', 1, '', '']]
    const y = table(sheet, { x: 36, y: 152, lines: 'grid', rowHeight: 19, headFill: '#dcebdf', style: { face: 'condensed', size: 10.5 }, headStyle: { face: 'condensedBold', size: 10.5 }, columns: [{ title: 'Repère', width: 70 }, { title: 'Désignation', width: 330 }, { title: 'Nombre', width: 80, align: 'right' }, { title: 'Portée (m)', width: 90, align: 'right' }, { title: 'Pente', width: 80, align: 'right' }, { title: 'Chargé', width: 120, align: 'center' }], rows: trusses.map((row) => [...row.map(String), '[  ]']) })
    block(sheet, ['Bois C24 traité classe 2, connecteurs galvanisés. Stockage vertical ou à plat sur cales, jamais à même le sol.', 'Le levage est à la charge du client. Prévoir un engin adapté au plus grand paquet et un accès pour un ensemble de 16,50 m.'], 36, y + 12, 13, { face: 'condensed', size: 9.5 })
    ;['Chargé par', 'Transporteur', 'Réception chantier'].forEach((words, at) => {
      sheet.write(words, 36 + at * 260, y + 56, { face: 'condensedBold', size: 10 })
      sheet.rule(36 + at * 260, y + 110, 250 + at * 260, y + 110, 0.5, '#888', 2)
    })
  },
}))
