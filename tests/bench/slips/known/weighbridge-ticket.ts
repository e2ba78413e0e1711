import { fr } from '../drawing/french-number.ts'
import { chance } from '../drawing/chance.ts'
import { marks } from '../drawing/letterheads.ts'
import { layout } from '../layout.ts'
import { stack } from './stack.ts'

/** A quarry's weighbridge ticket: the lorry full, the lorry empty, and between the two what is delivered. */
export const weighbridgeTicket = layout('weighbridge-ticket', [
  { seed: 8161, full: 7480, empty: 4120, goods: 'SABLE 0/4 LAVE', client: 'Compte' },
  { seed: 8162, full: 11460, empty: 5940, goods: 'GRAVE CONCASSEE 0/31,5', client: 'Comptant' },
  { seed: 8163, full: 3340, empty: 2460, goods: 'TERRE VEGETALE CRIBLEE', client: 'Compte' },
], ({ seed, full, empty, goods, client: kind }) => ({
  expectedKg: full - empty,
  paper: { size: 'A5' },
  draw(sheet) {
    const { client, site, siteTown, date, phone } = marks(seed)
    const luck = chance(seed)
    const set = { face: 'mono', size: 10 } as const
    stack(sheet, ['CARRIERES DE L’EXEMPLE', 'Route de l’Exemple', '06750 ANDON', `Tel : ${phone}`], 36, 30, { ...set, first: { face: 'sansBold', size: 15 }, step: 16 })
    sheet.rule(36, 100, 384, 100, 1.5)
    sheet.write(`BON DE LIVRAISON / PESEE N° ${luck.digits(5)}`, 36, 110, { face: 'sansBold', size: 12 })
    const pairs = [['Date', date], ['Client', `${client} (${kind})`], ['Chantier', siteTown], ['', site.split(', ')[1] ?? site], ['Produit', goods], ['Norme', 'NF EN 12620 - CE 2+'], ['Vehicule', 'AB-000-CD']] as const
    pairs.forEach(([words, value], at) => {
      sheet.write(words, 36, 138 + at * 18, set)
      sheet.write(value, 120, 138 + at * 18, set)
    })
    sheet.box(36, 280, 348, 96)
    const weighed = [['1ere pesee', `${luck.whole(7, 10)}:${luck.whole(10, 59)}`, 'TARE', empty], ['2eme pesee', `${luck.whole(11, 16)}:${luck.whole(10, 59)}`, 'BRUT', full], ['', '', 'NET', full - empty]] as const
    weighed.forEach(([turn, hour, words, kg], at) => {
      const bold = at === 2 ? ({ face: 'sansBold', size: 13 } as const) : set
      sheet.write(turn, 46, 292 + at * 28, set)
      sheet.write(hour, 130, 292 + at * 28, set)
      sheet.write(words, 200, 292 + at * 28, bold)
      sheet.write(`${fr(kg)} kg`, 374, 292 + at * 28, { ...bold, align: 'right' })
    })
    stack(sheet, ['Pont-bascule n° 2 - Portee max 50 t - e = 20 kg', 'Peseur : 02      Transport : depart      ADR : non'], 36, 390, { ...set, size: 8 })
    sheet.write('Signature chauffeur', 36, 440, set)
    sheet.write('Signature client', 240, 440, set)
    sheet.flow('Le conducteur reconnait avoir verifie le PTAC de son vehicule. Toute surcharge releve de sa responsabilite.', 36, 540, 348, { face: 'sans', size: 7 })
  },
}))
