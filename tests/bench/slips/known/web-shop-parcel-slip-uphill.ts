import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { uphillParties } from './uphill-parties.ts'
import { stacked } from './uphill-print.ts'

type Item = readonly [words: string, ref: string, count: number]

interface Filled {
  readonly seed: number
  readonly items: readonly Item[]
  readonly kg: number | null
}

/** What a web shop's program slips into the parcel. */
export const webShopParcelSlip = layout<Filled>(
  'web-shop-parcel-slip-uphill',
  [
    { seed: 9621, items: [['Perforateur burineur 1050 W en coffret', 'PERF-1050', 1], ['Forets béton SDS+ – lot de 10', 'FOR-SDS10', 2]], kg: 7.84 },
    { seed: 9622, items: [['Vasque à poser ovale 60 cm', 'VAS-OV60', 2], ['Meuble sous-vasque chêne 120 cm', 'MEU-C120', 1], ['Siphon laiton chromé', 'SIP-LC', 2]], kg: 63.5 },
    { seed: 9623, items: [['Spot encastrable LED 7 W – lot de 6', 'SPOT7-6', 3], ['Variateur mural', 'VAR-MUR', 2]], kg: null },
  ],
  ({ seed, items, kg }) => {
    const { client, siteStreet, siteTown, number, order, day } = uphillParties(seed)
    return {
      expectedKg: kg,
      draw(sheet) {
        sheet.write('boutique-modele.example', 42, 38, { face: 'modernBold', size: 17, color: '#6a2c91' })
        sheet.write('Bon de livraison', 553, 38, { face: 'modern', size: 16, align: 'right' })
        sheet.write(`n° LI${number}`, 553, 60, { face: 'modern', size: 9, color: '#666', align: 'right' })
        stacked(sheet, ['Adresse de livraison', client, siteStreet, siteTown, 'France'], 42, 98, 14, { face: 'modern', size: 9.5 }, { face: 'modernBold', size: 9 })
        stacked(sheet, ['Adresse de facturation', client, siteStreet, siteTown, 'France'], 310, 98, 14, { face: 'modern', size: 9.5 }, { face: 'modernBold', size: 9 })
        table(sheet, {
          x: 42,
          y: 186,
          columns: [
            { title: 'Référence de commande', width: 180, align: 'center' },
            { title: 'Date de commande', width: 150, align: 'center' },
            { title: 'Transporteur', width: 181, align: 'center' },
          ],
          rows: [[`EX${order}QK`, day, 'Livraison Exemple – domicile']],
          style: { face: 'modern', size: 9 },
          headStyle: { face: 'modernBold', size: 8.5 },
          headFill: '#efe6f5',
          lines: 'grid',
        })
        const foot = table(sheet, {
          x: 42,
          y: 246,
          columns: [
            { title: 'Référence', width: 110 },
            { title: 'Produit', width: 321 },
            { title: 'Qté', width: 80, align: 'center' },
          ],
          rows: items.map(([words, ref, count]) => [ref, words, fr(count)]),
          style: { face: 'modern', size: 9 },
          headStyle: { face: 'modernBold', size: 8.5 },
          headFill: '#efe6f5',
          rowHeight: 22,
        })
        const summary: readonly (readonly [string, string])[] = [['Nombre d’articles', fr(items.reduce((sum, item) => sum + item[2], 0))], ...(kg === null ? [] : ([['Poids total de l’envoi', `${fr(kg, 3)} kg`]] as const)), ['Mode de paiement', 'Carte bancaire']]
        summary.forEach(([caption, value], at) => {
          sheet.write(caption, 42, foot + 18 + at * 18, { face: 'modernBold', size: 9 })
          sheet.write(value, 190, foot + 18 + at * 18, { face: 'modern', size: 9 })
        })
        stacked(sheet, ['Merci pour votre commande !', 'Retour possible sous 14 jours, jusqu’à 30 kg par colis en point relais.', 'Une question ? contact@boutique-modele.example'], 42, 720, 14, { face: 'modern', size: 8.5, color: '#555' })
        sheet.write('Boutique Modèle SAS (spécimen) – 1 rue de l’Exemple', 297, 800, { face: 'modern', size: 7.5, color: '#888', align: 'center' })
      },
    }
  },
)
