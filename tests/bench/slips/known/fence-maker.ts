import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { block } from './block.ts'

/** A maker of fences: the dispatch figures stand above the goods in a strip, where the weight may not be known. */
export const fenceMaker = layout('fence-maker', [
  { seed: 11_001, kg: 978, weight: '978', strip: 'Poids total (kg)', panels: 32 },
  { seed: 11_002, kg: 1982.5, weight: '1 982,5', strip: 'Poids brut (kg)', panels: 65 },
  { seed: 11_003, kg: null, weight: 'N.C.', strip: 'Poids total (kg)', panels: 9 },
] as const, ({ seed, kg, weight, strip, panels }) => ({
  expectedKg: kg,
  draw(sheet) {
    const { street, town, client, site, siteTown, slip, order, date, phone } = marks(seed)
    for (let at = 0; at < 9; at++) sheet.rule(40 + at * 8, 30, 40 + at * 8, 58, 1.6, '#166534')
    sheet.write('CLÔTURES EXEMPLE', 120, 34, { face: 'condensedBold', size: 22, color: '#166534' })
    sheet.write(`${street} ${town} – ${phone}`, 40, 66, { face: 'condensed', size: 9.5 })
    sheet.write('Bon de livraison', 555, 36, { face: 'condensedBold', size: 16, align: 'right' })
    block(sheet, [client, site, siteTown], 350, 84, 14, { face: 'condensed', size: 11 })
    block(sheet, [`BL n° ${slip}`, `Commande n° ${order}`, 'Conditions : franco, hors déchargement'], 40, 88, 14, { face: 'condensed', size: 10.5 })
    const y = table(sheet, { x: 40, y: 142, lines: 'grid', headHeight: 18, rowHeight: 22, headFill: '#dcfce7', style: { face: 'condensedBold', size: 11 }, headStyle: { face: 'condensed', size: 9.5 }, columns: [{ title: 'Date d’expédition', width: 100, align: 'center' }, { title: 'Transporteur', width: 130, align: 'center' }, { title: 'Nb palettes', width: 75, align: 'center' }, { title: strip, width: 105, align: 'center' }, { title: 'Longueur maxi (mm)', width: 105, align: 'center' }], rows: [[date, 'Exemple Fret', panels > 40 ? '2' : '1', weight, '2 500']] })
    const rows = [['PR153', 'Panneau rigide fil 5 mm h 1,53 m – L 2,50 m gris 7016', `${panels}`], ['POT200', 'Poteau à encoches h 2,00 m gris 7016', `${panels + 1}`], ['PLAQ', 'Plaque de soubassement béton 2,48 × 0,25 m', `${Math.floor(panels / 3)}`], ['PORTI', 'Portillon pivotant 1,00 × 1,50 m complet', '1'], ['LATTE', 'Lot occultant lattes PVC pour 1 panneau', `${Math.floor(panels / 4)}`]]
    const foot = table(sheet, { x: 40, y: y + 16, lines: 'rows', rowHeight: 20, style: { face: 'condensed', size: 11 }, headStyle: { face: 'condensedBold', size: 10.5 }, columns: [{ title: 'Code', width: 75 }, { title: 'Désignation', width: 370 }, { title: 'Quantité', width: 70, align: 'right' }], rows })
    sheet.flow('Prévoir un engin de manutention : panneaux livrés debout cerclés. Compter les poteaux et les colliers avant de signer. Béton de scellement non fourni (environ 25 kg par poteau).', 40, foot + 16, 515, { face: 'condensed', size: 9.5 })
    sheet.write('Nom, date, signature :', 350, foot + 70, { face: 'condensed', size: 10 })
  },
}))
