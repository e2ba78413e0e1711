import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { captionedBoxes, writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { partiesOf } from './west-parties.ts'
import { masonry } from './west-wares.ts'

const variants: readonly { seed: number; take: Take; weights: 'both' | 'one' | 'blank' }[] = [
  { seed: 9501, take: [[0, 120], [2, 14], [5, 3], [8, 2]], weights: 'both' },
  { seed: 9502, take: [[1, 24], [3, 10], [6, 6], [10, 40], [9, 8]], weights: 'one' },
  { seed: 9503, take: [[7, 4], [2, 6], [11, 3]], weights: 'blank' },
]

/** A desk invoicing program's delivery note: the weights stand in a strip of cases at the foot. */
export const masonryDesk = layout('masonry-desk-west', variants, ({ seed, take, weights }) => {
  const { lines, kg } = consigned(masonry, take)
  const brut = Number((kg + 46).toFixed(2))
  const totals = { both: [fr(kg, 2, ' '), fr(brut, 2, ' ')], one: ['', fr(kg, 2, ' ')], blank: ['0,00', '0,00'] }[weights]
  const who = partiesOf(seed)
  return {
    expectedKg: { both: brut, one: kg, blank: null }[weights],
    draw(sheet) {
      sheet.write('MATÉRIAUX MODÈLE SARL', 36, 34, { face: 'sansBold', size: 14 })
      writtenLines(sheet, [who.street, who.town, `Tél : ${who.phone}`, `Siret : ${who.siret}`], 36, 54, 12, { size: 8.5 })
      sheet.box(300, 92, 260, 74)
      writtenLines(sheet, [who.client, who.clientStreet, '', who.clientTown], 312, 104, 14, { size: 9.5 }, { face: 'sansBold', size: 10 })
      sheet.write('Bon de livraison', 36, 150, { face: 'sansBold', size: 16 })
      captionedBoxes(sheet, [['Numéro', `BL${who.slip}`], ['Date', who.date], ['Code client', `CL${who.account}`], ['Votre référence', who.site]], 36, 182, [110, 90, 100, 224])
      const rows = lines.map(({ code, words, unit, count }) => [code, words, fr(count, 2), unit])
      table(sheet, {
        x: 36, y: 232, rows, lines: 'columns', downTo: 640, headFill: '#e4e4e4',
        columns: [{ title: 'Référence', width: 94 }, { title: 'Désignation', width: 290 }, { title: 'Quantité', width: 80, align: 'right' }, { title: 'Unité', width: 60, align: 'center' }],
      })
      captionedBoxes(sheet, [['Nb colis', String(take.length)], ['Poids net (kg)', totals[0]!], ['Poids brut (kg)', totals[1]!], ['Mode d’expédition', 'Notre camion grue'], ['Condition de livraison', 'Franco chantier']], 36, 656, [60, 96, 96, 136, 136])
      sheet.write('Observations :', 36, 704, { size: 8.5 })
      sheet.write('Date et signature du réceptionnaire :', 330, 704, { size: 8.5 })
      sheet.write('Toute réserve doit être portée sur le présent bon et confirmée sous 3 jours. Palettes consignées : reprise sur présentation du bon.', 36, 800, { size: 7, color: '#444' })
    },
  }
})
