import { fr } from '../drawing/french-number.ts'
import { layout } from '../layout.ts'
import { partiesOf } from './west-parties.ts'
import { dotted } from './west-print.ts'

const variants = [
  { seed: 9721, product: 'SABLE 0/4 LAVE', inKg: 3480, outKg: 5120, print: (kg: number) => `${kg} kg` },
  { seed: 9722, product: 'TERRE VEGETALE', inKg: 6140, outKg: 11_760, print: (kg: number) => `${fr(kg / 1000, 2)} T` },
  { seed: 9723, product: 'GALETS 40/80', inKg: 2960, outKg: 3850, print: (kg: number) => `${dotted(kg / 1000, 3)} t` },
] as const

/** An unmanned weighing kiosk's paper strip. */
export const gravelKiosk = layout('gravel-kiosk-west', variants, ({ seed, product, inKg, outKg, print }) => {
  const who = partiesOf(seed)
  const net = outKg - inKg
  const euros = Number(((net / 1000) * 34).toFixed(2))
  return {
    expectedKg: net,
    paper: { size: [226, 430] },
    draw(sheet) {
      const middle = (words: string, y: number, size = 9, face: 'mono' | 'sansBold' = 'mono') => sheet.write(words, 113, y, { face, size, align: 'center' })
      const line = (caption: string, value: string, y: number, size = 9) => {
        sheet.write(caption, 14, y, { face: 'mono', size })
        sheet.write(value, 212, y, { face: 'mono', size, align: 'right' })
      }
      middle('GRANULATS EXEMPLE', 16, 13, 'sansBold')
      middle(who.street, 36)
      middle(who.town, 48)
      sheet.rule(14, 66, 212, 66, 0.8, '#111', 3)
      line('TICKET', who.slip, 74)
      line('DATE', `${who.date} ${who.time}`, 88)
      line('VEHICULE', who.plate, 102)
      line('CLIENT', `CARTE ${who.account}`, 116)
      sheet.rule(14, 134, 212, 134, 0.8, '#111', 3)
      middle(product, 142, 12, 'sansBold')
      line('PESEE 1', print(inKg), 168)
      line('PESEE 2', print(outKg), 182)
      line('NET', print(net), 202, 14)
      sheet.rule(14, 226, 212, 226, 0.8, '#111', 3)
      line('PRIX / T HT', '34,00 EUR', 234)
      line('MONTANT HT', `${fr(euros, 2)} EUR`, 248)
      line('TVA 20%', `${fr(euros * 0.2, 2)} EUR`, 262)
      line('A PORTER EN COMPTE', `${fr(euros + Number((euros * 0.2).toFixed(2)), 2)}`, 276)
      sheet.rule(14, 296, 212, 296, 0.8, '#111', 3)
      middle('BORNE 2 - PESAGE AUTOMATIQUE', 304, 8)
      middle('MIN 200 kg  MAX 40 t  e=10 kg', 316, 8)
      middle('RESPECTEZ VOTRE PTAC', 334, 9)
      middle('MERCI DE VOTRE VISITE', 350, 9)
    },
  }
})
