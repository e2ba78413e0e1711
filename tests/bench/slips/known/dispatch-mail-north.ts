import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { consigned, type Take } from './consigned.ts'
import { layout } from '../layout.ts'
import { roofingWares } from './structural-wares.ts'

interface Variant {
  readonly seed: number
  readonly take: Take
  readonly parcels: string
}

const variants: readonly Variant[] = [
  { seed: 9633, take: [[4, 14], [5, 4], [8, 6], [10, 2]], parcels: '1 palette' },
  { seed: 9634, take: [[11, 60], [3, 10], [10, 3], [8, 8]], parcels: '2 palettes' },
]

/** A shop's message that an order has left, printed from a mail program. */
export const dispatchMail = layout('dispatch-mail-north', variants, ({ seed, take, parcels }) => {
  const { lines, kg } = consigned(roofingWares, take, 1)
  return {
    expectedKg: kg,
    draw(sheet) {
      const { client, site, siteTown, slip, date, order } = marks(seed)
      const plain = { face: 'modern', size: 9.5 } as const
      const bold = { face: 'modernBold', size: 9.5 } as const
      sheet.write(`Votre commande ${order} est en route`, 48, 44, { face: 'modernBold', size: 15 })
      sheet.rule(48, 72, 547, 72, 0.5, '#999')
      ;[['De', 'Toiture Spécimen <expeditions@exemple.fr>'], ['À', `${client} <chantier@exemple.fr>`], ['Date', `${date} à 17:05`]].forEach(([caption, words], at) => {
        sheet.write(caption!, 48, 82 + at * 15, { ...plain, color: '#666' })
        sheet.write(words!, 100, 82 + at * 15, plain)
      })
      sheet.rule(48, 132, 547, 132, 0.5, '#999')
      sheet.write('Bonjour,', 48, 150, plain)
      let y = sheet.flow('Votre commande a quitté notre dépôt. Le transporteur vous appellera la veille de la livraison. Vous trouverez ci-dessous le détail de l’expédition ; ce message tient lieu de bon de livraison.', 48, 172, 499, plain) + 14
      const facts = [['Expédition', slip], ['Transporteur', 'Fret Exemple'], ['Colisage', parcels], ['Poids total', `${fr(kg, 1)} kg`], ['Adresse', `${site}, ${siteTown}`], ['Suivi', 'suivi.exemple.fr']]
      sheet.box(48, y, 499, facts.length * 20 + 12, '#f4f6f8', '#d5dbe1', 4)
      facts.forEach(([caption, words], at) => {
        sheet.write(caption!, 60, y + 11 + at * 20, { ...plain, color: '#555' })
        sheet.write(words!, 160, y + 11 + at * 20, bold)
      })
      y += facts.length * 20 + 34
      sheet.write('Articles expédiés', 48, y, bold)
      lines.forEach((line, at) => sheet.write(`${line.count} × ${line.words}`, 60, y + 22 + at * 18, plain))
      y += 40 + lines.length * 18
      y = sheet.flow('À la réception, comptez les colis et notez toute réserve précise sur le bon du transporteur. Livraison au hayon limitée à 700 kg par palette.', 48, y, 499, plain) + 14
      sheet.write('L’équipe Toiture Spécimen', 48, y, plain)
      sheet.write('Page 1 sur 1', 547, 808, { face: 'modern', size: 7.5, align: 'right', color: '#777' })
    },
  }
})
