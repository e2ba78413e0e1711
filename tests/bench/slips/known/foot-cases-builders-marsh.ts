import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { captionedBoxes, writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { marshParties } from './marsh-parties.ts'
import { framed, rounded, smallPrint } from './marsh-print.ts'
import { masonryWares } from './marsh-wares.ts'

/** A builders' merchant's accounting suite: the figures of the load in a strip of cases at the foot. */
export const footCasesBuilders = layout<{ seed: number; take: Take; pallets: number; palletKg: number }>('foot-cases-builders-marsh', [
  { seed: 303420, take: [[0, 24], [1, 60], [2, 6], [6, 4]], pallets: 2, palletKg: 22 },
  { seed: 303421, take: [[5, 12], [7, 45], [9, 2]], pallets: 1, palletKg: 25 },
  { seed: 303422, take: [[3, 4], [0, 40], [1, 120], [8, 20], [4, 15]], pallets: 4, palletKg: 20 },
], ({ seed, take, pallets, palletKg }) => {
  const { lines, kg } = consigned(masonryWares, take)
  const gross = rounded(kg + pallets * palletKg)
  return {
    expectedKg: gross,
    draw(sheet) {
      const who = marshParties(seed)
      writtenLines(sheet, ['EXEMPLE MATÉRIAUX DU LITTORAL', 'Route du Modèle – 06150 CANNES', `Tél. ${who.phone}`, `SIRET ${who.siret}`], 36, 30, 16, { size: 8.5 }, { face: 'sansBold', size: 13 })
      framed(sheet, 'Bon de livraison', [`N° BL${who.number}`, `du ${who.day}`, `Client 411${who.account}`, `Commande ${who.order}`], [36, 104, 200, 68])
      framed(sheet, 'Adresse de livraison', [who.client, who.site, who.siteStreet, who.siteTown], [300, 104, 259, 68])
      const rows = lines.map(({ code, words, unit, count }) => [code, words, unit, fr(count, 2), ''])
      const columns = [{ title: 'Référence', width: 70 }, { title: 'Désignation', width: 263 }, { title: 'Unité', width: 45 }, { title: 'Quantité', width: 70, align: 'right' as const }, { title: 'Reste à livrer', width: 75, align: 'right' as const }]
      table(sheet, { x: 36, y: 190, columns, rows, lines: 'columns', downTo: 660, style: { size: 8.5 } })
      captionedBoxes(sheet, [['Palettes', String(pallets)], ['Lignes', String(lines.length)], ['Poids net (kg)', fr(kg, 2, ' ')], ['Poids brut (kg)', fr(gross, 2, ' ')], ['Tournée', who.round]], 36, 668, [80, 70, 140, 140, 93], { size: 10 })
      sheet.box(36, 712, 523, 60)
      sheet.write('Réserves et signature du réceptionnaire :', 42, 717, { size: 7.5 })
      smallPrint(sheet, `Palettes consignées 16,00 € HT l’unité, reprises sous 90 jours. Déchargement par grue auxiliaire limité à 1 200 kg à 6 m. Nos marchandises restent notre propriété jusqu’au paiement intégral.`, 36, 784, 523)
    },
  }
})
