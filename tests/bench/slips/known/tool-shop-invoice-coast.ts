import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { coastParties } from './coast-parties.ts'
import { facts, printed, stacked } from './coast-print.ts'

const columns = [
  { title: 'Produit', width: 246 },
  { title: 'Réf.', width: 80 },
  { title: 'Prix unitaire HT', width: 80, align: 'right' },
  { title: 'Qté', width: 35, align: 'right' },
  { title: 'Total HT', width: 70, align: 'right' },
] as const

export const toolShopInvoice = layout(
  'tool-shop-invoice-coast',
  [
    { seed: 9701, trade: 'tiler', goods: [['Coupe-carreaux manuel 1 300 mm', 'CC1300', 289, 1], ['Malaxeur 1 600 W', 'MX1600', 179, 1], ['Croisillons autonivelants (lot de 250)', 'CA250', 34.5, 3]], kg: 31.85 },
    { seed: 9702, trade: 'plumber', goods: [['Sertisseuse sans fil 18 V', 'SRT18', 890, 1], ['Coffret de mâchoires 16-20-26', 'MACH3', 214, 1], ['Coupe-tube multicouche', 'CTM', 26.9, 2]], kg: null },
    { seed: 9703, trade: 'electrician', goods: [['Perforateur burineur 5 kg SDS-Max', 'PERF5', 465, 1], ['Aspirateur de chantier 30 L classe M', 'ASP30', 389, 1], ['Rallonge sur enrouleur 40 m', 'ENR40', 74, 2]], kg: 38.2 },
  ] as const,
  ({ seed, trade, goods, kg }) => {
    const net = goods.reduce((sum, [, , price, count]) => sum + price * count, 0)
    const { client, clientStreet, clientTown, site, siteStreet, siteTown, number, date, order } = coastParties(seed, trade)
    return {
      expectedKg: kg,
      draw(sheet) {
        sheet.write('outil-modele.example', 42, 36, { face: 'sansBold', size: 19, color: '#e0651a' })
        sheet.write(date, 553, 34, { size: 10, align: 'right' })
        sheet.write(`Facture n° FA${number} valant bon de livraison`, 553, 50, { face: 'sansBold', size: 11, align: 'right' })
        sheet.write('Adresse de livraison', 42, 92, { face: 'sansBold', size: 9 })
        stacked(sheet, [client, site, siteStreet, siteTown, 'France'], 42, 106, 13)
        sheet.write('Adresse de facturation', 320, 92, { face: 'sansBold', size: 9 })
        stacked(sheet, [client, clientStreet, clientTown, 'France'], 320, 106, 13)
        const refs = [['N° de commande', `XKQ${order}`], ['Paiement', 'Carte bancaire'], ['Transporteur', 'Relais Exemple Pro'], ...(kg === null ? [] : [['Poids total', `${printed(kg, 2)} kg`]])]
        const width = 511 / refs.length
        table(sheet, { x: 42, y: 186, columns: refs.map(([title]) => ({ title: title!, width, align: 'center' as const })), rows: [refs.map(([, value]) => value!)], style: { size: 9 }, headFill: '#f4e3d8', lines: 'grid' })
        const rows = goods.map(([words, code, price, count]) => [words, code, `${printed(price, 2)} €`, `${count}`, `${printed(price * count, 2)} €`])
        const under = table(sheet, { x: 42, y: 240, columns, rows, style: { size: 9 }, headFill: '#f4e3d8', headStyle: { face: 'sansBold', size: 8.5 }, rowHeight: 20, zebra: '#fbf6f2' })
        const carriage = 12.5
        facts(sheet, [['Total produits HT', `${printed(net, 2)} €`], ['Frais de port HT', `${printed(carriage, 2)} €`], ['TVA 20 %', `${printed((net + carriage) * 0.2, 2)} €`], ['Total TTC', `${printed((net + carriage) * 1.2, 2)} €`]], 400, 553, under + 14, 17, { size: 9.5 }, { face: 'sansBold', size: 9.5 })
        sheet.flow('Port offert dès 500 € HT pour les colis de moins de 30 kg. Droit de retour de 14 jours, outillage non utilisé et dans son emballage d’origine.', 42, under + 18, 300, { size: 8, color: '#555' })
        sheet.write('Boutique d’exemple – entrepôt de démonstration – SIRET 000 000 000 00000 – TVA FR00000000000', 297, 806, { size: 7.5, align: 'center', color: '#666' })
      },
    }
  },
)
