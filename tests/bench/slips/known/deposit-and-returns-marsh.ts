import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { layout } from '../layout.ts'
import { marshParties } from './marsh-parties.ts'
import { framed } from './marsh-print.ts'
import { masonryWares } from './marsh-wares.ts'

/** A block works' note: the goods' kilos under their table, then a second table of pallets lent and taken back. */
export const depositAndReturns = layout<{ seed: number; take: Take; lent: number; back: number }>('deposit-and-returns-marsh', [
  { seed: 303700, take: [[1, 210], [8, 35], [7, 70]], lent: 4, back: 3 },
  { seed: 303701, take: [[1, 140], [6, 8]], lent: 3, back: 0 },
], ({ seed, take, lent, back }) => {
  const { lines, kg } = consigned(masonryWares, take, 0)
  return {
    expectedKg: kg,
    draw(sheet) {
      const who = marshParties(seed)
      const face = 'condensed'
      sheet.write('BLOCS DE L’EXEMPLE', 36, 30, { face: 'condensedBold', size: 22, color: '#555' })
      sheet.write('Préfabrication béton – 83490 LE MUY', 36, 58, { face, size: 10 })
      sheet.write(`BON DE LIVRAISON N° ${who.number}`, 559, 32, { face: 'condensedBold', size: 14, align: 'right' })
      sheet.write(`${who.day} – chargement ${who.hour} – camion ${who.plate}`, 559, 54, { face, size: 10, align: 'right' })
      framed(sheet, 'Commandé par', [who.client, who.clientStreet, who.clientTown], [36, 84, 255, 58], { face, bold: 'condensedBold' })
      framed(sheet, 'Livré à', [who.site, who.siteStreet, who.siteTown], [304, 84, 255, 58], { face, bold: 'condensedBold' })
      const style = { face, size: 10.5 } as const
      const headStyle = { face: 'condensedBold', size: 10.5 } as const
      const columns = [{ title: 'Produit', width: 283 }, { title: 'Quantité', width: 70, align: 'right' as const }, { title: 'kg/pièce', width: 80, align: 'right' as const }, { title: 'Poids kg', width: 90, align: 'right' as const }]
      const foot = table(sheet, { x: 36, y: 160, columns, rows: lines.map((line) => [line.words, String(line.count), fr(line.unitKg, 1), fr(line.kg, 0, ' ')]), rowHeight: 22, lines: 'grid', headFill: '#e2e2e2', style, headStyle })
      sheet.write('Poids marchandises', 465, foot + 9, { face: 'condensedBold', size: 11, align: 'right' })
      sheet.write(`${fr(kg, 0, ' ')} kg`, 555, foot + 9, { face: 'condensedBold', size: 11, align: 'right' })
      const under = table(sheet, { x: 36, y: foot + 44, columns: [{ title: 'Consignes', width: 203 }, { title: 'Livrées', width: 70, align: 'right' }, { title: 'Reprises', width: 70, align: 'right' }, { title: 'Prix unitaire', width: 90, align: 'right' }, { title: 'Montant HT', width: 90, align: 'right' }], rows: [['Palette bois 1000 × 1200', String(lent), String(back), '14,00 €', `${fr((lent - back) * 14, 2)} €`]], rowHeight: 22, lines: 'grid', headFill: '#e2e2e2', style, headStyle })
      sheet.write('Les produits NF sont marqués sur chaque palette. Chargement limité à 24 t par camion.', 36, under + 14, { face, size: 10 })
      sheet.box(36, under + 40, 523, 70)
      sheet.write('Date, heure de fin de déchargement, signature', 42, under + 45, { face, size: 9 })
    },
  }
})
