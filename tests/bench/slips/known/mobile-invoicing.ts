import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { block } from './block.ts'

/** A subscription program on a phone: a clean page of names, counts and prices. Weight only if somebody wrote it in the comment. */
export const mobileInvoicing = layout('mobile-invoicing', [
  { seed: 9301, kg: null, comment: 'Merci pour votre confiance. Livraison au portail, prévenir 30 min avant.', goods: [['Enduit de lissage, sac 25 kg', 8, 18.9], ['Toile de verre rouleau 50 m', 3, 42], ['Colle toile seau 20 kg', 2, 51.5]] },
  { seed: 9302, kg: 214, comment: 'Poids total de la livraison : 214 kg. Merci de prévoir une personne pour décharger.', goods: [['Ragréage fibré 25 kg', 6, 31.2], ['Primaire universel 5 L', 4, 38], ['Bande périphérique 25 m', 8, 6.4], ['Isolant mince rouleau', 4, 29.9]] },
  { seed: 9303, kg: null, comment: 'Acompte de 30 % déjà versé. Solde à réception.', goods: [['Escabeau pliant 6 marches, charge max 150 kg', 1, 89], ['Auge 40 L', 4, 12.5], ['Étai télescopique 1,80 – 3,10 m', 10, 22.9], ['Forfait livraison moins de 500 kg', 1, 45]] },
] as const, ({ seed, kg, comment, goods }) => ({
  expectedKg: kg,
  draw(sheet) {
    const { street, town, phone, client, site, siteTown, slip, date, siret } = marks(seed)
    const grey = { face: 'modern', size: 8, color: '#6b7280' } as const
    sheet.circle(58, 52, 16, '#0f766e', 3)
    sheet.write('Exemple Finitions', 84, 42, { face: 'modernBold', size: 15, color: '#0f766e' })
    block(sheet, [street, town, phone], 84, 64, 11, grey)
    sheet.write('Bon de livraison', 50, 122, { face: 'modernBold', size: 20 })
    sheet.write(`${slip} · ${date}`, 50, 148, grey)
    sheet.write('Destinataire', 340, 122, grey)
    block(sheet, [client, site, siteTown], 340, 135, 13, { face: 'modern', size: 9.5 })
    const total = goods.reduce((sum, [, count, price]) => sum + count * price, 0)
    const y = table(sheet, { x: 46, y: 210, rowHeight: 26, headHeight: 24, style: { face: 'modern', size: 9 }, headStyle: { face: 'modernBold', size: 8, color: '#0f766e' }, columns: [{ title: 'Désignation', width: 270 }, { title: 'Qté', width: 60, align: 'right' }, { title: 'PU HT', width: 80, align: 'right' }, { title: 'Total HT', width: 92, align: 'right' }], rows: goods.map(([words, count, price]) => [words, `${count}`, `${fr(price, 2)} €`, `${fr(count * price, 2, ' ')} €`]) })
    ;[['Total HT', total], ['TVA 20 %', total * 0.2], ['Total TTC', total * 1.2]].forEach(([words, sum], at) => {
      sheet.write(`${words}`, 400, y + 16 + at * 17, { face: at === 2 ? 'modernBold' : 'modern', size: 9.5 })
      sheet.write(`${fr(Number(sum), 2, ' ')} €`, 544, y + 16 + at * 17, { face: at === 2 ? 'modernBold' : 'modern', size: 9.5, align: 'right' })
    })
    sheet.write('Commentaire', 50, y + 92, grey)
    sheet.flow(comment, 50, y + 106, 300, { face: 'modern', size: 9 })
    sheet.write('Bon pour réception', 360, y + 150, grey)
    sheet.box(360, y + 164, 184, 70, undefined, '#d1d5db', 6)
    sheet.write(`Exemple Finitions, EI – SIRET ${siret} – TVA non applicable en dehors des opérations ci-dessus`, 297, 806, { ...grey, size: 6.5, align: 'center' })
  },
}))
