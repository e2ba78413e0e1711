import { fr } from '../drawing/french-number.ts'
import { layout } from '../layout.ts'
import { consigned } from './consigned.ts'
import { partiesOf } from './delta-parties.ts'
import { electrical } from './delta-wares.ts'

/** An electrical counter's narrow strip: two printed lines an article; the weight, where the till knows it, before the thanks. */
export const counterStripElectric = layout(
  'counter-strip-electric-delta',
  [
    { seed: 18872, take: [[1, 2], [5, 10], [7, 20], [8, 1]] as const, last: (kg: string) => `POIDS TOTAL : ${kg} KG` },
    { seed: 18873, take: [[11, 3], [0, 1], [6, 2], [3, 2]] as const, last: (kg: string) => `Poids marchandise ${kg} kg` },
    { seed: 18874, take: [[10, 6], [5, 8], [4, 1]] as const, last: null },
  ],
  ({ seed, take, last }) => {
    const goods = consigned(electrical, take)
    const p = partiesOf(seed)
    return {
      expectedKg: last === null ? null : goods.kg,
      paper: { size: [226, 480] },
      draw(sheet) {
        const style = { face: 'mono', size: 8 } as const
        const mid = sheet.width / 2
        sheet.write('COMPTOIR SPÉCIMEN', mid, 16, { face: 'sansBold', size: 13, align: 'center' })
        ;['Matériel électrique pro', p.street, p.town, p.phone].forEach((words, at) => sheet.write(words, mid, 36 + at * 11, { ...style, align: 'center' }))
        sheet.rule(12, 84, 214, 84, 0.5, '#111', 2)
        ;[`BON D’ENLÈVEMENT ${p.number}`, `${p.date} ${p.hour}  CAISSE ${p.page}`, `CLIENT ${p.account}`, p.client].forEach((words, at) => sheet.write(words, 12, 90 + at * 11, style))
        sheet.rule(12, 138, 214, 138, 0.5, '#111', 2)
        const y = goods.lines.reduce((top, { code, words, count, price, total }) => {
          sheet.write(words.slice(0, 40), 12, top, { ...style, size: 7.8 })
          sheet.write(`${code}  ${fr(count)} x ${fr(price, 2)}`, 20, top + 11, style)
          sheet.write(fr(total, 2), 214, top + 11, { ...style, align: 'right' })
          return top + 26
        }, 146)
        sheet.rule(12, y, 214, y, 0.5, '#111', 2)
        sheet.write('TOTAL HT EUR', 12, y + 8, { face: 'sansBold', size: 10 })
        sheet.write(fr(goods.total, 2), 214, y + 8, { face: 'sansBold', size: 10, align: 'right' })
        sheet.write(`${goods.lines.length} LIGNES  ${fr(goods.count)} ARTICLES`, 12, y + 26, style)
        if (last !== null) sheet.write(last(fr(goods.kg, 2)), 12, y + 40, style)
        ;['À porter au compte', 'Signature :'].forEach((words, at) => sheet.write(words, 12, y + 62 + at * 14, style))
        sheet.write('Merci de votre visite', mid, y + 130, { ...style, align: 'center' })
      },
    }
  },
)
