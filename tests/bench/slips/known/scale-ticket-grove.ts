import { fr } from '../drawing/french-number.ts'
import { layout } from '../layout.ts'
import { lines, particulars } from './particulars.ts'

/** A quarry's scale ticket: the lorry full, the lorry empty, the goods; or the empty lorry only. */
export const scaleTicket = layout(
  'scale-ticket-grove',
  [
    { seed: 307495, goods: 'SABLE 0/4 LAVE', gross: 6420, tare: 3180, done: true },
    { seed: 307496, goods: 'GRAVILLON 4/10', gross: 18760, tare: 8340, done: true },
    { seed: 307497, goods: 'SABLE 0/2 ENDUIT', gross: 0, tare: 3240, done: false },
  ],
  ({ seed, goods, gross, tare, done }) => ({
    expectedKg: done ? gross - tare : null,
    paper: { size: [230, 400] },
    draw(sheet) {
      const { date, time, number, account, siteTown } = particulars(seed)
      const style = { face: 'mono' as const, size: 9.5 }
      const row = (caption: string, value: string, y: number) => {
        sheet.write(caption, 14, y, style)
        sheet.write(value, 216, y, { ...style, align: 'right' })
      }
      lines(sheet, ['CARRIERES DE L’EXEMPLE', 'PONT BASCULE N° 1'], 14, 18, 13, style)
      sheet.write(done ? 'BON DE PESEE' : 'TICKET D’ENTREE', 115, 54, { face: 'sansBold', size: 13, align: 'center' })
      row('N°', number, 82)
      row('DATE', `${date} ${time}`, 97)
      row('CLIENT', `C${account}`, 112)
      row('NOM', 'EXEMPLE CARRELAGE', 127)
      row('CHANTIER', siteTown.slice(6), 142)
      row('VEHICULE', `EX-${number.slice(0, 3)}-MP`, 157)
      row('PRODUIT', goods, 172)
      sheet.rule(14, 192, 216, 192, 0.7, '#111', 2)
      row('BRUT', done ? `${fr(gross, 0, ' ')} kg` : '........ kg', 204)
      row('TARE', `${fr(tare, 0, ' ')} kg`, 222)
      row('NET', done ? `${fr(gross - tare, 0, ' ')} kg` : '........ kg', 240)
      sheet.rule(14, 260, 216, 260, 0.7, '#111', 2)
      lines(sheet, done ? ['PESAGE SUR INSTRUMENT VERIFIE', 'PORTEE MAX 50 000 kg  e = 20 kg', '', 'SIGNATURE CHAUFFEUR'] : ['REPASSER SUR LE PONT A LA SORTIE', 'PORTEE MAX 50 000 kg  e = 20 kg'], 14, 272, 13, { face: 'mono', size: 8.5 })
    },
  }),
)
