import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from '../known/consigned.ts'
import { captionedBoxes } from '../known/written-lines.ts'
import { layout } from '../layout.ts'
import { ruledHead } from './creek-heads.ts'
import { plumbing } from './creek-wares.ts'

const variants: readonly { seed: number; take: Take; missing: number; zone: string }[] = [
  { seed: 412_580, take: [[0, 2], [1, 1], [6, 3], [10, 6]], missing: 0, zone: 'Tournée 4' },
  { seed: 412_581, take: [[3, 1], [9, 1], [4, 12], [5, 2], [7, 8]], missing: 2, zone: 'Tournée 1' },
  { seed: 412_582, take: [[8, 7], [2, 2], [5, 3]], missing: 1, zone: 'Enlèvement' },
]

/** A plumbing wholesaler: ordered, delivered and left over; the weight in the footer case. */
export const sanitaryDepot = layout('sanitary-depot-creek', variants, ({ seed, take, missing, zone }) => {
  const goods = consigned(plumbing, take, 1)
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const top = ruledHead(sheet, { seed, name: 'COMPTOIR SANITAIRE EXEMPLE', trade: 'Plomberie – Chauffage – Salle de bains', title: 'BON DE LIVRAISON' })
      const rows = goods.lines.map(({ code, words, unit, count }, at) => [code, words, unit, fr(count + (at === missing ? 2 : 0)), fr(count), at === missing ? '2' : ''])
      table(sheet, {
        x: 36, y: top, rows, lines: 'columns', downTo: 660, headFill: '#dde7ee', style: { size: 8.5 },
        columns: [{ title: 'Référence', width: 70 }, { title: 'Désignation', width: 273 }, { title: 'U', width: 25, align: 'center' }, { title: 'Cdé', width: 50, align: 'right' }, { title: 'Livré', width: 50, align: 'right' }, { title: 'Reliquat', width: 55, align: 'right' }],
      })
      captionedBoxes(sheet, [['Transport', zone], ['Nombre de colis', String(goods.lines.length + 1)], ['Poids total (kg)', fr(goods.kg, 1, ' ')], ['Signature du client', '']], 36, 672, [110, 100, 113, 200], { size: 10 })
      sheet.write('Les reliquats sont livrés dès réception. Aucune réclamation après 48 heures.', 36, 716, { size: 7, color: '#555' })
    },
  }
})
