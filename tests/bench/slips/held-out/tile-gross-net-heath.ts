import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from '../known/consigned.ts'
import { layout } from '../layout.ts'
import { heathParties } from './heath-parties.ts'
import { centredHead, signBoxes } from './heath-print.ts'
import { tileWares } from './heath-wares.ts'

const variants: readonly { readonly seed: number; readonly take: Take; readonly pallets: number }[] = [
  { seed: 413130, take: [[0, 48], [3, 60], [4, 12], [5, 6]], pallets: 2 },
  { seed: 413131, take: [[1, 22], [2, 16], [4, 8]], pallets: 1 },
]
const packedSquares: Readonly<Record<string, number>> = { GC6060GR: 1.44, GC2012BO: 1.2, FA2560BL: 1.35 }

/** A tile merchant: packs, square metres and net kilos on the lines, net, pallets and gross below. */
export const tileGrossNetHeath = layout('tile-gross-net-heath', variants, ({ seed, take, pallets }) => {
  const { lines, kg } = consigned(tileWares, take)
  return {
    expectedKg: Number((kg + pallets * 22).toFixed(2)),
    draw(sheet) {
      const parties = heathParties(seed)
      const y = centredHead(sheet, parties, { supplier: 'Carrelages Modèle', title: 'BON D’ENLÈVEMENT / LIVRAISON', facts: [`N° ${parties.number}`, `le ${parties.date}`, `Cde ${parties.order}`], color: '#5b3a1e' })
      const foot = table(sheet, {
        x: 42, y, lines: 'grid', style: { face: 'serif', size: 9.5 }, headStyle: { face: 'serifBold', size: 9 }, headHeight: 26,
        columns: [{ title: 'Réf.', width: 68 }, { title: 'Désignation', width: 233 }, { title: 'Qté', width: 40, align: 'right' }, { title: 'U', width: 35, align: 'center' }, { title: 'm²', width: 55, align: 'right' }, { title: 'Poids net\nkg', width: 80, align: 'right' }],
        rows: lines.map(({ code, words, count, unit, kg: heavy }) => [code, words, String(count), unit, packedSquares[code] ? fr(packedSquares[code] * count, 2) : '', fr(heavy, 2, ' ')]),
      })
      ;[['Poids net', kg], [`Palettes (${pallets} × 22 kg)`, pallets * 22], ['Poids brut', kg + pallets * 22]].forEach(([words, heavy], at) => {
        const face = at === 2 ? 'serifBold' : 'serif'
        sheet.write(String(words), 380, foot + 14 + at * 16, { face, size: 10 })
        sheet.write(`${fr(Number(heavy), 2, ' ')} kg`, 549, foot + 14 + at * 16, { face, size: 10, align: 'right' })
      })
      sheet.write('Bain et calibre à contrôler avant la pose. Aucun retour après pose.', 42, foot + 16, { face: 'serif', size: 9 })
      signBoxes(sheet, ['Le magasin', 'Le client'], 690, 60, 'serif')
      sheet.turned(-9, 210, 722, () => {
        sheet.box(140, 704, 140, 36, undefined, '#2a4d9b', 3)
        sheet.write('CARRELAGES MODÈLE', 210, 709, { face: 'sansBold', size: 9, color: '#2a4d9b', align: 'center' })
        sheet.write(`EXPÉDIÉ LE ${parties.date}`, 210, 723, { size: 8.5, color: '#2a4d9b', align: 'center' })
      })
    },
  }
})
