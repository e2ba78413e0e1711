import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take, type Ware } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { marshParties } from './marsh-parties.ts'
import { electricWares, plumbingWares } from './marsh-wares.ts'

/** A web shop's packing slip: the parcel's kilos in the order's summary, where the shop has them. */
export const webCartPacking = layout<{ seed: number; wares: readonly Ware[]; take: Take; weighed: boolean }>('web-cart-packing-marsh', [
  { seed: 303580, wares: plumbingWares, take: [[7, 2], [8, 1], [9, 1], [5, 1]], weighed: true },
  { seed: 303581, wares: electricWares, take: [[1, 3], [6, 4], [4, 2]], weighed: true },
  { seed: 303582, wares: plumbingWares, take: [[2, 1], [7, 1]], weighed: false },
], ({ seed, wares, take, weighed }) => {
  const { lines, kg } = consigned(wares, take)
  return {
    expectedKg: weighed ? kg : null,
    draw(sheet) {
      const who = marshParties(seed)
      const face = 'modern'
      sheet.write('ma-boutique-modèle', 40, 36, { face: 'modernBold', size: 20, color: '#e0527a' })
      sheet.write(`BON DE LIVRAISON  #${who.order}`, 555, 40, { face: 'modernBold', size: 11, align: 'right' })
      sheet.write(who.day, 555, 56, { face, size: 9, align: 'right' })
      writtenLines(sheet, ['Adresse de livraison', who.client, who.siteStreet, who.siteTown, 'France', who.phone], 40, 92, 13, { face, size: 9 }, { face: 'modernBold', size: 9 })
      writtenLines(sheet, ['Adresse de facturation', who.client, who.clientStreet, who.clientTown, 'France'], 310, 92, 13, { face, size: 9 }, { face: 'modernBold', size: 9 })
      const facts = [['N° de commande', who.order], ['Date de commande', who.day], ['Transporteur', 'Livraison chantier Modèle'], ...(weighed ? [['Poids total', `${fr(kg, 2)} kg`]] : [['Paiement', 'Carte bancaire']])]
      facts.forEach(([caption, value], at) => {
        sheet.box(40 + at * 129, 186, 128, 36, '#fdf1f5', '#fff')
        sheet.write(caption!, 46 + at * 129, 191, { face: 'modernBold', size: 7.5 })
        sheet.write(value!, 46 + at * 129, 205, { face, size: 8.5 })
      })
      const columns = [{ title: 'Référence', width: 110 }, { title: 'Produit', width: 315 }, { title: 'Qté', width: 90, align: 'right' as const }]
      const rows = lines.map((line) => [line.code, line.words, String(line.count)])
      const foot = table(sheet, { x: 40, y: 240, columns, rows, rowHeight: 26, lines: 'rows', style: { face, size: 9 }, headStyle: { face: 'modernBold', size: 9, color: '#fff' }, headFill: '#e0527a' })
      sheet.write('Merci de votre commande ! Retours possibles sous 14 jours, hors produits de plus de 30 kg.', 40, foot + 24, { face, size: 8.5 })
      sheet.write('Boutique d’exemple – SAS Spécimen en ligne', 297, 800, { face, size: 7.5, color: '#777', align: 'center' })
    },
  }
})
