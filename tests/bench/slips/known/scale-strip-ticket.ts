import { marks } from '../drawing/letterheads.ts'
import { layout } from '../layout.ts'
import { stacked } from './furniture.ts'

interface Variant {
  readonly seed: number
  readonly product: string
  readonly first: readonly [hour: string, kg: number]
  readonly second: readonly [hour: string, kg: number] | null
}

/** A strip of paper from a recycling yard's scale: two weighings of the truck, or only the first. */
export const scaleStripTicket = layout<Variant>(
  'scale-strip-ticket',
  [
    { seed: 12151, product: 'TERRE VEGETALE CRIBLEE', first: ['09:12', 8240], second: ['09:31', 13580] },
    { seed: 12152, product: 'GRAVE RECYCLEE 0/63', first: ['14:03', 11960], second: ['14:22', 25100] },
    { seed: 12153, product: 'PAILLAGE BOIS', first: ['10:45', 7320], second: null },
  ],
  ({ seed, product, first, second }) => {
    const { client, account, slip, date } = marks(seed)
    return {
      expectedKg: second === null ? null : second[1] - first[1],
      paper: { size: [226, 420] },
      draw(sheet) {
        const ink = { face: 'printer', size: 9 } as const
        stacked(sheet, ['PLATEFORME EXEMPLE', 'ZI du Spécimen 06', 'Tél. 04 00 00 00 00'], 113, 16, 12, { ...ink, align: 'center' }, { face: 'printerBold', size: 12, align: 'center' })
        sheet.rule(12, 62, 214, 62, 0.6, '#111', 3)
        stacked(sheet, [`TICKET N° ${slip.slice(2)}`, `DATE     ${date}`, `CLIENT   ${account}`, client.slice(0, 24), `PRODUIT  ${product.slice(0, 23)}`, 'VEHICULE EX-150-MP'], 14, 70, 15, ink)
        sheet.rule(12, 164, 214, 164, 0.6, '#111', 3)
        const weighing = (words: string, value: string, y: number, bold = false) => {
          sheet.write(words, 14, y, { face: bold ? 'printerBold' : 'printer', size: bold ? 11 : 9 })
          sheet.write(value, 212, y, { face: bold ? 'printerBold' : 'printer', size: bold ? 11 : 9, align: 'right' })
        }
        if (second === null) {
          weighing(`PESEE 1  ${first[0]}`, `${first[1]} kg`, 176)
          weighing('PESEE 2', 'EN ATTENTE', 194)
        } else {
          weighing(`BRUT   ${second[0]}`, `${second[1]} kg`, 176)
          weighing(`TARE   ${first[0]}`, `${first[1]} kg`, 194)
          weighing('NET', `${second[1] - first[1]} kg`, 216, true)
        }
        sheet.rule(12, 242, 214, 242, 0.6, '#111', 3)
        stacked(sheet, ['DSD 00012 – Max 50 t  d=20 kg', 'Conserver ce ticket.', second === null ? 'REPASSER AU PONT AVANT SORTIE' : 'Merci de votre visite'], 113, 254, 14, { ...ink, size: 8, align: 'center' })
        sheet.write('Signature :', 14, 320, ink)
      },
    }
  },
)
