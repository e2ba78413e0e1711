import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { heathParties } from './heath-parties.ts'
import { signBoxes, smallPrint, twoAddressHead } from './heath-print.ts'

const variants = [
  { seed: 413265, pots: [['PEIMAT15', 'Peinture mate blanche murs 15 L', 12], ['IMPR15', 'Impression universelle 15 L', 6], ['ENDLIS25', 'Enduit de lissage sac 25 kg', 8]] },
  { seed: 413266, pots: [['FACSIL15', 'Revêtement façade siloxane 15 L', 20], ['FIXA10', 'Fixateur de fonds 10 L', 5], ['BACHE', 'Bâche de protection 4 x 5 m', 10]] },
] as const

/** A paint merchant's note that counts pots and litres, never kilos. */
export const paintLitresHeath = layout('paint-litres-heath', variants, ({ seed, pots }) => ({
  expectedKg: null,
  draw(sheet) {
    const parties = heathParties(seed)
    const y = twoAddressHead(sheet, parties, { supplier: 'Peintures Modèle', title: 'BON DE LIVRAISON', facts: [`${parties.number} – ${parties.date}`, `Compte ${parties.account}`], face: 'modern', bold: 'modernBold', color: '#ad1457' })
    const foot = table(sheet, {
      x: 36, y, lines: 'rows', rowHeight: 21, zebra: '#fdf2f7', style: { face: 'modern', size: 9 }, headStyle: { face: 'modernBold', size: 9 },
      columns: [{ title: 'Code', width: 90 }, { title: 'Désignation', width: 283 }, { title: 'Teinte', width: 80, align: 'center' }, { title: 'Quantité', width: 70, align: 'right' }],
      rows: pots.map(([code, words, count], at) => [code, words, at === 0 ? 'RAL 9010' : '–', String(count)]),
    })
    sheet.write(`Nombre d’unités : ${pots.reduce((sum, [, , count]) => sum + count, 0)}     Palettes : 1`, 36, foot + 16, { face: 'modernBold', size: 9.5 })
    sheet.write('Produits à base d’eau, non soumis à l’ADR. Craint le gel.', 36, foot + 34, { face: 'modern', size: 9 })
    signBoxes(sheet, ['Magasin', 'Livreur', 'Client'], foot + 64, 60, 'modern')
    smallPrint(sheet, ['Les teintes préparées ne sont ni reprises ni échangées.'], 'modern')
  },
}))
