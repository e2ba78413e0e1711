import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { block } from './block.ts'
import { cargo, type Stocked } from './cargo.ts'

const stock: readonly Stocked[] = [
  ['PEHD25', 'Tube PEHD bande bleue Ø 25 PN16 couronne 100 m', 'CRN', 17.1, 66, 4],
  ['PEHD63', 'Tube PEHD bande bleue Ø 63 PN16 barre 6 m', 'BAR', 6.6, 25, 10],
  ['CR125', 'Tube CR8 Ø 125 longueur 3 m', 'BAR', 5.4, 21, 20],
  ['CR200', 'Tube CR8 Ø 200 longueur 3 m', 'BAR', 13.8, 58, 12],
  ['FOND100', 'Tuyau fonte ductile DN 100 longueur 6 m', 'BAR', 102, 148, 3],
  ['TAMD400', 'Tampon fonte D400 Ø 600 articulé', 'U', 57, 164, 4],
  ['GRILC250', 'Grille fonte C250 400 × 400', 'U', 26.5, 71, 4],
  ['REGC50', 'Élément de regard béton 50 × 50 h 50', 'U', 118, 34, 3],
  ['RALD', 'Rehausse béton Ø 1000 h 30', 'U', 215, 74, 2],
  ['BAC', 'Bouche à clé hexagonale réglable', 'U', 9.2, 29, 8],
  ['TPCR90', 'Gaine TPC rouge Ø 90 couronne 50 m', 'CRN', 21, 56, 4],
  ['GAV', 'Grillage avertisseur bleu 100 m', 'RLX', 4.3, 15, 6],
  ['COLL', 'Collier de prise en charge Ø 63', 'U', 1.9, 23, 8],
  ['VANN', 'Robinet-vanne fonte DN 80', 'U', 17.8, 189, 2],
]

/** Pipes and castings for mains, over two pages: weights by line, and only the last page tells the theoretical total. */
export const waterMains = layout('water-mains', [{ seed: 10_502, lines: 12 }, { seed: 10_511, lines: 10 }], ({ seed, lines }) => {
  const load = cargo(seed, stock, lines, 1)
  return {
    expectedKg: load.kg,
    draw(sheet) {
      const { street, town, client, site, siteTown, slip, order, date } = marks(seed)
      const columns = [{ title: 'Poste', width: 40 }, { title: 'Référence', width: 70 }, { title: 'Désignation', width: 225 }, { title: 'Qté', width: 50, align: 'right' }, { title: 'U', width: 35 }, { title: 'Poids kg', width: 75, align: 'right' }] as const
      const rows = load.lines.map(({ code, words, count, unit, kg }, at) => [`${(at + 1) * 10}`, code, words, `${count}`, unit, fr(kg, 1, ' ')])
      const page = (number: number) => {
        sheet.write('EXEMPLE RÉSEAUX TP', 40, 32, { face: 'narrowBold', size: 18, color: '#1e3a8a' })
        sheet.write('adduction · assainissement · voirie', 40, 54, { face: 'narrow', size: 9, color: '#1e3a8a' })
        sheet.write(`Bon de livraison ${slip}`, 555, 34, { face: 'narrowBold', size: 12, align: 'right' })
        sheet.write(`Page ${number}/2`, 555, 52, { face: 'narrow', size: 9, align: 'right' })
      }
      page(1)
      block(sheet, [street, town, `Commande ${order}`, `Livraison prévue le ${date}, matin`], 40, 76, 12, { face: 'narrow', size: 9.5 })
      block(sheet, [client, site, siteTown, 'Déchargement grue auxiliaire demandé'], 320, 76, 12, { face: 'narrow', size: 9.5 })
      const style = { face: 'narrow', size: 9.5 } as const
      const shared = { x: 40, lines: 'rows', rowHeight: 30, headFill: '#e2e8f5', style, headStyle: { face: 'narrowBold', size: 9.5 }, columns } as const
      const first = table(sheet, { ...shared, y: 146, rows: rows.slice(0, 8) })
      sheet.write('…/… suite page suivante', 555, first + 10, { ...style, align: 'right' })
      sheet.nextPage()
      page(2)
      const y = table(sheet, { ...shared, y: 84, rows: rows.slice(8) })
      sheet.write(`Poids total théorique : ${fr(load.kg, 1, ' ')} kg`, 535, y + 14, { face: 'narrowBold', size: 11, align: 'right' })
      sheet.write('Les poids sont donnés à titre indicatif, à ± 3 %.', 535, y + 30, { face: 'narrow', size: 8, align: 'right' })
      block(sheet, ['Retour des couronnes vides et des palettes à l’agence.', 'Le client assure le balisage de la zone de déchargement.'], 40, y + 60, 13, style)
      sheet.box(320, y + 100, 235, 70)
      sheet.write('Cachet et signature du destinataire', 328, y + 105, { face: 'narrow', size: 8.5 })
    },
  }
})
