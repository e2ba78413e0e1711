import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './inland-parties.ts'

type Pack = readonly [words: string, wide: number, thick: number, long: number, count: number]
interface Variant {
  readonly seed: number
  readonly packs: readonly Pack[]
  readonly tonnes: boolean
}

const variants: readonly Variant[] = [
  { seed: 15181, tonnes: true, packs: [['Bastaing douglas brut', 63, 175, 5, 40], ['Chevron sapin traité cl. 2', 63, 75, 4, 96], ['Planche de coffrage', 27, 200, 4, 110], ['Volige', 18, 200, 3, 120]] },
  { seed: 15182, tonnes: false, packs: [['Lame de terrasse pin cl. 4', 27, 145, 4.2, 84], ['Lambourde pin cl. 4', 45, 70, 3, 60], ['Poteau pin cl. 4', 90, 90, 2.4, 12]] },
]

/** A timber merchant's slip: pieces and cubic metres line by line, the weight estimated under the table. */
export const sawnMerchantInland = layout('sawn-merchant-inland', variants, ({ seed, packs, tonnes }) => {
  const { client, clientTown, site, siteStreet, siteTown, account, note, date, phone } = parties(seed)
  const cubic = packs.map(([, wide, thick, long, count]) => Number(((wide * thick * long * count) / 1e6).toFixed(3)))
  const whole = cubic.reduce((sum, one) => sum + one, 0)
  const kg = tonnes ? Math.round(whole * 52) * 10 : Math.round(whole * 610)
  return {
    expectedKg: kg,
    draw(sheet) {
      sheet.write('SCIERIE & NÉGOCE MODÈLE', 45, 40, { face: 'bookBold', size: 16, color: '#3e2723' })
      writtenLines(sheet, [`Bois de charpente, coffrage, terrasse – Route de l’Exemple, 23000 GUÉRET – ${phone}`], 45, 62, 12, { face: 'book', size: 8.5 })
      sheet.rule(45, 78, 550, 78, 1.2, '#3e2723')
      sheet.write(`Bon de livraison N° ${note}`, 45, 92, { face: 'bookBold', size: 13 })
      writtenLines(sheet, [`Date : ${date}`, `Compte : ${account}`, 'Enlèvement / Livraison : LIVRAISON'], 45, 116, 14, { face: 'book', size: 9 })
      writtenLines(sheet, [`${client} (${clientTown})`, `Livraison : ${site}`, siteStreet, siteTown], 300, 102, 14, { face: 'book', size: 9.5 }, { face: 'bookBold', size: 9.5 })
      const foot = table(sheet, {
        x: 45, y: 178, lines: 'grid', rowHeight: 20, style: { face: 'book', size: 9 }, headStyle: { face: 'bookBold', size: 8.5 }, headHeight: 28,
        columns: [{ title: 'Désignation', width: 185 }, { title: 'Section\nmm', width: 70, align: 'center' }, { title: 'Long.\nm', width: 55, align: 'right' }, { title: 'Pièces', width: 55, align: 'right' }, { title: 'ml', width: 65, align: 'right' }, { title: 'm3', width: 75, align: 'right' }],
        rows: [
          ...packs.map(([words, wide, thick, long, count], at) => [words, `${wide} x ${thick}`, fr(long, 2), `${count}`, fr(long * count, 1), fr(cubic[at]!, 3)]),
          ['TOTAUX', '', '', `${packs.reduce((sum, pack) => sum + pack[4], 0)}`, fr(packs.reduce((sum, [, , , long, count]) => sum + long * count, 0), 1), fr(whole, 3)],
        ],
      })
      sheet.write(tonnes ? `Poids estimé du chargement : ${fr(kg / 1000, 2)} t` : `Poids approximatif : ${fr(kg, 0, ' ')} kg (bois traité, densité moyenne 610 kg/m3)`, 45, foot + 20, { face: 'bookBold', size: 10.5 })
      sheet.write('Chargement : 2 fardeaux cerclés – camion avec chariot embarqué (capacité 2 t)', 45, foot + 40, { face: 'book', size: 9 })
      sheet.flow('Le bois est un matériau vivant : fentes et variations de teinte ne donnent pas lieu à réclamation. Certification de chaîne de contrôle : exemple non contractuel.', 45, foot + 64, 505, { face: 'book', size: 7.5 })
      sheet.write('Le chauffeur', 120, foot + 120, { face: 'book', size: 9 })
      sheet.write('Le client', 400, foot + 120, { face: 'book', size: 9 })
    },
  }
})
