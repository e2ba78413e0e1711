import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from '../known/consigned.ts'
import { writtenLines } from '../known/written-lines.ts'
import { layout } from '../layout.ts'
import { painting } from './creek-wares.ts'

const variants: readonly { seed: number; take: Take }[] = [
  { seed: 412_591, take: [[0, 6], [1, 3], [3, 8], [9, 4]] },
  { seed: 412_592, take: [[7, 12], [2, 2], [8, 1]] },
]

/** A paint maker's own shop: the weight among the facts of the order, above the goods. */
export const paintStore = layout('paint-store-creek', variants, ({ seed, take }) => {
  const goods = consigned(painting, take, 1)
  const { slip, date, order, account, client, site, siteTown, street, town } = marks(seed)
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      sheet.box(0, 0, 14, sheet.height, '#e07a1f', '#e07a1f')
      sheet.write('Peintures Exemple', 40, 32, { face: 'slabBold', size: 20, color: '#e07a1f' })
      sheet.write(`Dépôt : ${street}, ${town}`, 40, 58, { face: 'slab', size: 8.5 })
      sheet.write('BORDEREAU DE LIVRAISON', 555, 36, { face: 'slabBold', size: 14, align: 'right' })
      const facts = [['Bordereau', slip], ['Du', date], ['Votre réf.', order], ['Compte', account], ['Colis', String(goods.count)], ['Poids', `${fr(goods.kg, 1)} kg`]] as const
      facts.forEach(([caption, value], at) => {
        sheet.write(caption, 40, 84 + at * 14, { face: 'slab', size: 9, color: '#555' })
        sheet.write(value, 110, 84 + at * 14, { face: 'slabBold', size: 9 })
      })
      writtenLines(sheet, ['Livré à', client, site, siteTown], 320, 84, 14, { face: 'slab', size: 10 }, { face: 'slabBold', size: 9, color: '#e07a1f' })
      table(sheet, {
        x: 40, y: 180, lines: 'rows', style: { face: 'slab', size: 9.5 }, headStyle: { face: 'slabBold', size: 9.5 }, headFill: '#fbe7d3', rowHeight: 20,
        rows: goods.lines.map(({ code, words, unit, count }, at) => [code, words, unit, fr(count), `L26${seed % 90}${at}4`]),
        columns: [{ title: 'Référence', width: 80 }, { title: 'Produit', width: 245 }, { title: 'Cond.', width: 50 }, { title: 'Qté', width: 50, align: 'right' }, { title: 'Lot', width: 90, align: 'right' }],
      })
      sheet.flow('Pots de teinte non repris. Transport ADR : quantités limitées (LQ), colis de moins de 30 kg. Fiches de données de sécurité disponibles sur simple demande.', 40, 770, 515, { face: 'slab', size: 7.5, color: '#555' })
    },
  }
})
