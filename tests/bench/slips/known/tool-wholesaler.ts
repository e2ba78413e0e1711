import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { down } from './page-parts.ts'

/** A tool wholesaler: the dispatch told in one sentence over the table; conditions of sale, small, at the foot. */
export const toolWholesaler = layout('tool-wholesaler', [
  { seed: 7701, kg: 14.8, parcels: 2, tools: [['Perforateur SDS+ 800 W', 1], ['Coffret forets béton 7 pièces', 3], ['Meuleuse 125 mm 1 200 W', 1]] },
  { seed: 7702, kg: 63.5, parcels: 4, tools: [['Bétonnière 160 L moteur 230 V', 1], ['Brouette galvanisée 90 L', 1], ['Niveau 200 cm', 2], ['Auge de maçon 45 L', 6]] },
] as const, ({ seed, kg, parcels, tools }) => ({
  expectedKg: kg,
  draw(sheet) {
    const { client, site, siteTown, slip, order, account, date, phone } = marks(seed)
    const set = { face: 'narrow', size: 10 } as const
    sheet.write('OUTILLAGE DE L’EXEMPLE', 40, 36, { face: 'narrowBold', size: 19, color: '#b00020' })
    sheet.write(`Service clients ${phone} (8 h – 18 h)`, 40, 62, set)
    down(sheet, [`Bon de livraison n° ${slip}`, `Date ${date} – compte ${account}`, `Votre commande ${order}`], 40, 92, 14, set)
    down(sheet, [client, site, siteTown], 340, 92, 14, set)
    sheet.box(40, 150, 515, 24, '#f7e6e8', '#b00020')
    sheet.write(`Expédié en ${parcels} colis, poids total ${fr(kg, 1)} kg, par Messagerie Exemple, récépissé 00${account.slice(1)}`, 48, 156, set)
    const foot = table(sheet, {
      x: 40, y: 188, lines: 'rows', style: set, headStyle: { face: 'narrowBold', size: 10 }, rowHeight: 22,
      columns: [{ title: 'Ligne', width: 45 }, { title: 'Désignation', width: 270 }, { title: 'Code EAN', width: 110 }, { title: 'Qté livrée', width: 90, align: 'right' }],
      rows: tools.map(([words, count], at) => [String(at + 1), words, `3000000${account.slice(1)}${at}`, String(count)]),
    })
    sheet.write('Garantie 3 ans sur enregistrement. Pièces détachées disponibles 10 ans.', 40, foot + 20, set)
    sheet.write('Conditions générales de vente (extrait)', 40, 560, { face: 'narrowBold', size: 10 })
    ;[
      '1. Livraison. Les marchandises voyagent aux risques du destinataire, quel que soit le mode de transport. Il lui appartient de vérifier le nombre et l’état des colis devant le chauffeur.',
      '2. Port. Franco à partir de 350 € HT en France continentale. Les articles longs (plus de 2 m) ou lourds (plus de 30 kg) font l’objet d’un forfait affiché au panier.',
      '3. Retours. Tout retour est soumis à un accord écrit ; une décote de 15 % est appliquée au matériel déballé.',
      '4. Paiement. À 30 jours nets. Indemnité forfaitaire de recouvrement : 40 €. Pénalités : trois fois le taux d’intérêt légal.',
    ].reduce((y, words) => sheet.flow(words, 40, y, 515, { ...set, size: 8 }) + 6, 578)
    sheet.write('1/1', 555, 806, { ...set, size: 8, align: 'right' })
  },
}))
