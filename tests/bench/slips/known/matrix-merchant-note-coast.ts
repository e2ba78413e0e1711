import { consigned } from './consigned.ts'
import { layout } from '../layout.ts'
import { coastParties } from './coast-parties.ts'
import { printed } from './coast-print.ts'
import { electricWares, sanitaryWares } from './coast-wares.ts'

/** Ends in the same place whatever the words. */
const ended = (words: string, width: number) => words.slice(0, width).padStart(width)

export const matrixMerchantNote = layout(
  'matrix-merchant-note-coast',
  [
    { seed: 9851, trade: 'plumber', wares: sanitaryWares, take: [[8, 2], [7, 12], [6, 2], [10, 3]], parcels: 17 },
    { seed: 9852, trade: 'electrician', wares: electricWares, take: [[1, 3], [0, 10], [2, 15], [6, 8]], parcels: 36 },
    { seed: 9853, trade: 'plumber', wares: sanitaryWares, take: [[0, 3], [1, 3], [2, 3], [9, 3]], parcels: 12 },
  ] as const,
  ({ seed, trade, wares, take, parcels }) => {
    const { lines, kg } = consigned(wares, take, 3)
    const { client, clientStreet, clientTown, number, shortDate, order, account } = coastParties(seed, trade)
    const dashes = '-'.repeat(78)
    const text = [
      'ETS SPECIMEN ET FILS                                    BON DE LIVRAISON',
      `QUINCAILLERIE SANITAIRE ELECTRICITE                     NO ${number}`,
      `06600 ANTIBES                                           DATE ${shortDate}`,
      '',
      `COMPTE ${account}                                ${client.toUpperCase()}`,
      `VOS REF ${order}                               ${clientStreet.toUpperCase()}`,
      `MODE  LIVRAISON CAMION                      ${clientTown}`,
      dashes,
      'CODE      DESIGNATION                             UN    QUANTITE      POIDS',
      dashes,
      ...lines.map((line) => `${line.code.padEnd(10)}${line.words.toUpperCase().slice(0, 39).padEnd(40)}${line.unit.padEnd(4)}${ended(printed(line.count, 2, 'plain'), 10)}${ended(printed(line.kg, 3, 'plain'), 12)}`),
      '',
      dashes,
      `NB COLIS : ${String(parcels).padEnd(8)}POIDS TOTAL KGS : ${printed(kg, 3, 'plain').padEnd(14)}LIGNES : ${lines.length}`,
      dashes,
      '',
      'RESERVES A FORMULER A LA RECEPTION.    SIGNATURE DU CLIENT',
    ]
    return {
      expectedKg: kg,
      paper: { size: [595, 420] as const },
      draw(sheet) {
        text.forEach((line, at) => sheet.write(line, 50, 34 + at * 15, { face: 'mono', size: 10, color: '#26262e' }))
        for (let y = 16; y < 415; y += 18) [18, 577].forEach((x) => sheet.circle(x, y, 3.4, '#c4c4c4', 0.7))
      },
    }
  },
)
