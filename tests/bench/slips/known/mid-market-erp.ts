import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { block } from './block.ts'
import { cargo, type Stocked } from './cargo.ts'

const stock: readonly Stocked[] = [
  ['AP100', 'Appui de fenêtre béton lisse 100 × 35 gris', 'UN', 41.2, 27, 8],
  ['AP120', 'Appui de fenêtre béton lisse 120 × 35 ton pierre', 'UN', 49.6, 33, 6],
  ['SE090', 'Seuil PMR béton 90 × 34', 'UN', 33.5, 41, 4],
  ['LI140', 'Linteau précontraint 140 cm', 'UN', 38.25, 19, 12],
  ['CH050', 'Chaperon 2 pentes 50 × 28', 'UN', 18.7, 8, 40],
  ['CP040', 'Chapeau de pilier 40 × 40 pointe de diamant', 'UN', 24.15, 15, 8],
  ['EL030', 'Élément de pilier 30 × 30 × 25', 'UN', 27.4, 12, 16],
  ['CA100', 'Caniveau béton grille fonte 100 cm', 'UN', 52.9, 64, 6],
  ['DP050', 'Dalle gravillonnée 50 × 50 × 4', 'UN', 23.85, 6, 24],
  ['BA100', 'Balustre tourné 70 cm', 'UN', 16.5, 22, 10],
]

/** A large program of a middle-sized firm: a strip of boxes at the foot with parcels, net weight, gross weight and volume. */
export const midMarketErp = layout('mid-market-erp', [{ seed: 9203, lines: 6 }, { seed: 9214, lines: 9 }, { seed: 9221, lines: 4 }], ({ seed, lines }) => {
  const load = cargo(seed, stock, lines, 3)
  const pallets = Math.ceil(load.kg / 800)
  const gross = Number((load.kg + pallets * 22).toFixed(3))
  return {
    expectedKg: gross,
    draw(sheet) {
      const { street, town, client, site, siteTown, slip, order, account, date } = marks(seed)
      const small = { face: 'narrow', size: 8 } as const
      sheet.write('EXEMPLE PRÉFA INDUSTRIES', 36, 30, { face: 'narrowBold', size: 16 })
      block(sheet, [street, town, 'Site logistique : quai 4'], 36, 52, 11, small)
      sheet.write(`Bon de livraison   ${slip.replace('BL', 'LIV-26-')}`, 559, 32, { face: 'narrowBold', size: 13, align: 'right' })
      table(sheet, { x: 300, y: 54, lines: 'grid', headHeight: 14, rowHeight: 15, style: small, headStyle: { face: 'narrowBold', size: 7.5 }, headFill: '#ddd', columns: [{ title: 'Date', width: 65 }, { title: 'Client', width: 60 }, { title: 'Commande', width: 70 }, { title: 'Site exp.', width: 64 }], rows: [[date, account, order, 'FR013']] })
      sheet.write('Client livré', 36, 104, { face: 'narrowBold', size: 8 })
      block(sheet, [client, site, siteTown, 'FRANCE'], 36, 116, 11, small)
      sheet.write('Transporteur : EXEMPLE TRANSPORTS', 300, 104, small)
      sheet.write('Mode de livraison : Route   Incoterm : DAP', 300, 116, small)
      const rows = load.lines.map(({ code, words, unit, count, kg }, at) => [`${(at + 1) * 1000}`, code, words, fr(count, 2), unit, fr(kg, 3, ' '), `LOT26${seed}${at}`])
      table(sheet, { x: 36, y: 176, rowHeight: 15, headHeight: 18, lines: 'rows', style: small, headStyle: { face: 'narrowBold', size: 8 }, headFill: '#ddd', columns: [{ title: 'Ligne', width: 36 }, { title: 'Article', width: 70 }, { title: 'Désignation', width: 197 }, { title: 'Qté livrée', width: 50, align: 'right' }, { title: 'Un.', width: 30 }, { title: 'Poids net', width: 60, align: 'right' }, { title: 'Lot', width: 80 }], rows })
      table(sheet, { x: 36, y: 664, lines: 'grid', headHeight: 16, rowHeight: 20, style: { face: 'narrow', size: 9 }, headStyle: { face: 'narrowBold', size: 8 }, headFill: '#ddd', columns: [{ title: 'Nb palettes', width: 90, align: 'center' }, { title: 'Poids net (KG)', width: 115, align: 'center' }, { title: 'Poids brut (KG)', width: 115, align: 'center' }, { title: 'Volume (M3)', width: 90, align: 'center' }, { title: 'Valeur déclarée', width: 113, align: 'center' }], rows: [[`${pallets}`, fr(load.kg, 3, ' '), fr(gross, 3, ' '), fr(load.kg / 1150, 3), '']] })
      sheet.write('Réserves éventuelles à porter sur le récépissé du transporteur et à confirmer par lettre recommandée sous 3 jours.', 36, 716, { face: 'narrow', size: 7 })
      block(sheet, ['Nom du réceptionnaire', 'Date et signature'], 380, 734, 30, small)
      sheet.write('Page 1 / 1', 559, 812, { ...small, align: 'right' })
    },
  }
})
