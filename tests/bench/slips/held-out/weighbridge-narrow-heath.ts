import { fr } from '../drawing/french-number.ts'
import { layout } from '../layout.ts'
import { heathParties } from './heath-parties.ts'

const variants = [
  { seed: 413175, product: '0/31,5 GRAVE CALCAIRE', gross: 25860, tare: 12420, unit: 'kg' },
  { seed: 413176, product: '4/20 GRAVILLON ROULE', gross: 18.94, tare: 9.46, unit: 't' },
  { seed: 413177, product: '0/4 SABLE LAVE', gross: 17640, tare: 12480, unit: 'kg' },
] as const

/** A quarry's narrow ticket: gross, tare and net of the lorry; the net is the load. */
export const weighbridgeNarrowHeath = layout('weighbridge-narrow-heath', variants, ({ seed, product, gross, tare, unit }) => {
  const net = gross - tare
  const heavy = (value: number) => (unit === 't' ? `${fr(value, 2)} t` : `${fr(value)} kg`)
  return {
    expectedKg: unit === 't' ? Math.round(net * 1000) : net,
    paper: { size: [226, 420] },
    draw(sheet) {
      const { number, date, hour, plate, client, site, siteTown } = heathParties(seed)
      const mono = { face: 'printer', size: 8.5 } as const
      const middle = (words: string, y: number, size = 8.5) => sheet.write(words, 113, y, { face: 'printerBold', size, align: 'center' })
      const pair = (words: string, value: string, y: number, bold = false) => {
        const face = bold ? 'printerBold' : 'printer'
        sheet.write(words, 12, y, { face, size: bold ? 10.5 : 8.5 })
        sheet.write(value, 214, y, { face, size: bold ? 10.5 : 8.5, align: 'right' })
      }
      middle('CARRIERE DU MODELE', 16, 11)
      middle('BON DE PESEE', 34)
      sheet.rule(12, 50, 214, 50, 0.6, '#111', 2)
      pair('Ticket', number, 58)
      pair('Date', `${date} ${hour}`, 72)
      pair('Véhicule', plate, 86)
      ;[client, site, siteTown].forEach((line, at) => sheet.write(line, 12, 108 + at * 13, mono))
      sheet.rule(12, 152, 214, 152, 0.6, '#111', 2)
      sheet.write(product, 12, 160, { face: 'printerBold', size: 9 })
      sheet.write('Déclaration de performance n° EX-12', 12, 175, { face: 'printer', size: 7 })
      pair('BRUT', heavy(gross), 198)
      pair('TARE', heavy(tare), 214)
      sheet.rule(110, 230, 214, 230)
      pair('NET', heavy(net), 236, true)
      sheet.rule(12, 258, 214, 258, 0.6, '#111', 2)
      sheet.write('PTAC véhicule 26,00 t', 12, 266, mono)
      sheet.write('Pont n° 1 – vérifié 2026', 12, 280, mono)
      sheet.write('Signature chauffeur', 12, 306, mono)
      middle('Merci et bonne route', 392, 8)
    },
  }
})
