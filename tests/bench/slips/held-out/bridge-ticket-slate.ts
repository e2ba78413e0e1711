import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { layout } from '../layout.ts'

const variants = [
  { seed: 412_623, gross: 11_240, tare: 6_380, goods: 'Ardoise concassée 10/20' },
  { seed: 412_624, gross: 3_460, tare: 2_180, goods: 'Sable à enduire 0/2 lavé' },
]

/** A weighbridge ticket: gross with the lorry, tare, net. */
export const bridgeTicketSlate = layout('bridge-ticket-slate-creek', variants, ({ seed, gross, tare, goods }) => {
  const { date, slip, client, siteTown } = marks(seed)
  return {
    expectedKg: gross - tare,
    paper: { size: [300, 420] },
    draw(sheet) {
      const face = 'printer' as const
      sheet.write('CARRIÈRE DE L’EXEMPLE', 150, 18, { face: 'printerBold', size: 12, align: 'center' })
      sheet.write('BON DE PESÉE', 150, 36, { face: 'printerBold', size: 11, align: 'center' })
      const facts = [['Ticket', slip.slice(2)], ['Date', date], ['Client', client.slice(0, 22)], ['Chantier', siteTown], ['Véhicule', `EX-${String(seed).slice(3)}-MD`], ['Produit', goods]]
      facts.forEach(([caption, value], at) => {
        sheet.write(caption!, 20, 64 + at * 18, { face, size: 9 })
        sheet.write(value!, 85, 64 + at * 18, { face, size: 9 })
      })
      sheet.rule(20, 180, 280, 180, 0.6, '#111', 3)
      ;[['1re pesée', '07:42', 'TARE', tare], ['2e pesée', '08:05', 'BRUT', gross], ['', '', 'NET', gross - tare]].forEach(([words, hour, kind, value], at) => {
        const style = { face: at === 2 ? ('printerBold' as const) : face, size: at === 2 ? 12 : 9.5 }
        sheet.write(`${words} ${hour}`.trim(), 20, 192 + at * 22, { face, size: 9 })
        sheet.write(String(kind), 130, 192 + at * 22, style)
        sheet.write(`${fr(Number(value), 0, ' ')} kg`, 280, 192 + at * 22, { ...style, align: 'right' })
      })
      sheet.rule(20, 262, 280, 262, 0.6, '#111', 3)
      sheet.write('Portée max. 60 t – échelon 20 kg', 20, 272, { face, size: 8 })
      sheet.write('Le peseur :', 20, 300, { face, size: 9 })
      sheet.write('Le chauffeur :', 160, 300, { face, size: 9 })
    },
  }
})
