import { fr } from '../drawing/french-number.ts'
import { chance } from '../drawing/chance.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { stack } from './stack.ts'

/** A web shop's delivery sheet: pictures' places, references, quantities; the weight only where the shop entered its products' weights. */
export const webShop = layout('web-shop', [
  { seed: 8271, kg: 56.2, rows: [['TER-14', 'Lame composite anthracite 2,20 m', '8'], ['LAM-04', 'Lambourde composite 2,20 m', '5'], ['CLP-100', 'Clips inox, sachet de 100', '1']] },
  { seed: 8272, kg: null, rows: [['MRT-25', 'Mortier de montage – sac de 25 kg', '6'], ['BRQ-05', 'Brique réfractaire 22 x 11 x 5 cm (3,1 kg pièce)', '40'], ['PLA-02', 'Plaque foyère fonte 60 x 60', '1']] },
], ({ seed, kg, rows }) => ({
  expectedKg: kg,
  draw(sheet) {
    const { client, site, siteTown, date } = marks(seed)
    const luck = chance(seed)
    const set = { face: 'sans', size: 9, color: '#444' } as const
    sheet.write('boutique-exemple', 40, 36, { face: 'sansBold', size: 18, color: '#25b9d7' })
    stack(sheet, ['BON DE LIVRAISON', date, `#DE00${luck.digits(4)}`], 555, 34, { ...set, align: 'right', step: 16, first: { face: 'sansBold', size: 13 } })
    stack(sheet, ['Adresse de livraison', client, site, siteTown, 'France', '0400000000'], 40, 110, { ...set, step: 14, first: { face: 'sansBold' } })
    stack(sheet, ['Adresse de facturation', client, site, siteTown, 'France', '0400000000'], 310, 110, { ...set, step: 14, first: { face: 'sansBold' } })
    table(sheet, { x: 40, y: 210, columns: [{ title: 'Référence de commande', width: 258 }, { title: 'Date de commande', width: 257 }], rows: [[luck.pick(['XKBKNABJK', 'OHSATSERP', 'UOYEVOLIX']), date]], style: set, lines: 'grid', headFill: '#f4f4f4' })
    const foot = table(sheet, { x: 40, y: 266, columns: [{ title: 'Image', width: 70, align: 'center' }, { title: 'Référence', width: 90 }, { title: 'Produit', width: 295 }, { title: 'Qté', width: 60, align: 'center' }], rows: rows.map(([code, words, count]) => ['', code!, words!, count!]), style: set, lines: 'grid', headFill: '#f4f4f4', rowHeight: 46 })
    rows.forEach((_row, at) => sheet.box(58, 294 + at * 46, 34, 34, '#e2e2e2', '#ccc'))
    const facts = [['Moyen de paiement', 'Carte bancaire', `${fr(luck.between(120, 480), 2)} €`], ['Transporteur', 'Livraison sur chantier', '']] as const
    facts.forEach(([words, value, euros], at) => {
      sheet.box(40, foot + 20 + at * 22, 120, 22, '#f4f4f4', '#bbb')
      sheet.box(160, foot + 20 + at * 22, 210, 22, undefined, '#bbb')
      sheet.write(words, 46, foot + 26 + at * 22, { ...set, face: 'sansBold' })
      sheet.write(value, 166, foot + 26 + at * 22, set)
      sheet.write(euros, 364, foot + 26 + at * 22, { ...set, align: 'right' })
    })
    if (kg !== null) sheet.write(`Poids total de la commande : ${fr(kg, 3)} kg`, 40, foot + 82, set)
    stack(sheet, ['Boutique Exemple – 2 rue de l’Exemple – 06000 NICE – France', 'Pour toute assistance, merci de nous contacter : 04 00 00 00 00', 'Numéro d’enregistrement : 000 000 000'], 297, 780, { ...set, size: 7.5, align: 'center', step: 11 })
  },
}))
