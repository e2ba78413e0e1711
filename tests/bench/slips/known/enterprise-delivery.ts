import { chance } from '../drawing/chance.ts'
import { marks } from '../drawing/letterheads.ts'
import { layout } from '../layout.ts'
import { consignment, rounded } from './consignment.ts'
import { stack } from './stack.ts'

/** 1204.5 → '1.204,500': thousands with a point, three decimals, as a large company's program prints. */
function pointed(value: number): string {
  const [whole, rest] = value.toFixed(3).split('.') as [string, string]
  return `${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${rest}`
}

/** A manufacturer's large management program: positions by tens, a net and a gross weight at each, and both totals in the information block above. */
export const enterpriseDelivery = layout('enterprise-delivery', [
  { seed: 8241, nearKg: 1180, lines: 5, shelf: 'drywall' },
  { seed: 8242, nearKg: 236, lines: 4, shelf: 'plumbing' },
] as const, ({ seed, nearKg, lines, shelf }) => {
  const goods = consignment(seed, shelf, { lines, nearKg, decimals: 3 })
  const net = rounded(goods.kg - lines * 1.25, 3)
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const { client, site, siteTown, order, date, account } = marks(seed)
      const luck = chance(seed)
      const set = { face: 'sans', size: 8.5 } as const
      sheet.write('Usine Exemple S.A.', 560, 32, { face: 'sansBold', size: 15, align: 'right', color: '#003087' })
      sheet.write('Usine Exemple S.A. - BP 00 - 13000 EXEMPLE CEDEX', 48, 104, { ...set, size: 6.5 })
      sheet.rule(48, 113, 230, 113, 0.3)
      stack(sheet, ['Société', client, site, siteTown], 48, 122, { ...set, size: 10, step: 14 })
      sheet.write('Bulletin de livraison', 330, 92, { face: 'sansBold', size: 12 })
      const told = [['Numéro / Date', `80${luck.digits(8)} / ${date.replaceAll('/', '.')}`], ['N° de commande / Date', `${order} / ${date.replaceAll('/', '.')}`], ['Référence client', account], ['Poids brut', `${pointed(goods.kg)} KG`], ['Poids net', `${pointed(net)} KG`], ['Volume', `${pointed(goods.kg / 640)} M3`], ['Point d’expédition', '1000 Exemple'], ['Incoterms', 'CPT']] as const
      told.forEach(([words, value], at) => {
        sheet.write(words, 330, 114 + at * 13, set)
        sheet.write(value, 440, 114 + at * 13, set)
      })
      sheet.write('Conditions de livraison : livraison franco chantier, hayon demandé', 48, 236, set)
      sheet.rule(48, 254, 560, 254)
      ;[['Poste', 48], ['Article', 84], ['Quantité', 330], ['Poids', 420]].forEach(([words, x]) => sheet.write(String(words), Number(x), 258, { face: 'sansBold', size: 8.5 }))
      sheet.write('Désignation', 84, 269, { face: 'sansBold', size: 8.5 })
      sheet.rule(48, 282, 560, 282)
      goods.lines.forEach((line, at) => {
        const y = 292 + at * 46
        sheet.write(String((at + 1) * 10).padStart(6, '0'), 48, y, set)
        sheet.write(line.code, 84, y, set)
        sheet.write(`${line.count} ${line.unit}`, 372, y, { ...set, align: 'right' })
        sheet.write(`brut ${pointed(line.kg)} KG`, 420, y, set)
        sheet.write(line.words, 84, y + 12, set)
        sheet.write(`net ${pointed(rounded(line.kg - 1.25, 3))} KG`, 420, y + 12, set)
        sheet.write(`Lot : ${luck.digits(10)}   N° tarif douanier : ${luck.digits(8)}`, 84, y + 24, { ...set, size: 7.5 })
      })
      stack(sheet, ['Usine Exemple S.A. au capital de 1 000 000 EUR', 'RCS 000 000 000 – TVA FR00000000000', 'Page 1 de 1'], 48, 786, { ...set, size: 6.5, step: 9, color: '#555' })
    },
  }
})
