import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { partiesOf } from './west-parties.ts'
import { sumOf } from './west-print.ts'

type Goods = readonly [marks: string, count: number, packing: string, nature: string, kg: number]
const variants: readonly { seed: number; goods: readonly Goods[]; caption: string }[] = [
  { seed: 9631, goods: [['EX1', 6, 'Palettes', 'Blocs béton', 7480], ['EX2', 3, 'Palettes', 'Ciment en sacs', 4410], ['EX3', 1, 'Fardeau', 'Treillis soudés', 752]], caption: 'Poids brut total (kg)' },
  { seed: 9632, goods: [['LOT A', 12, 'Palettes', 'Tuiles terre cuite', 13_260], ['LOT B', 2, 'Palettes', 'Accessoires, faîtières', 1180]], caption: 'TOTAL BRUT KG' },
]

/** A national road letter in numbered boxes, typed over. */
export const nationalLetter = layout('national-letter-west', variants, ({ seed, goods, caption }) => {
  const kg = sumOf(goods.map((row) => row[4]))
  const count = sumOf(goods.map((row) => row[1]))
  const who = partiesOf(seed)
  const party = (caption_: string, lines: readonly string[], x: number, y: number) => ({ caption_, lines, x, y })
  const parties = [
    party('1  Expéditeur (nom, adresse)', ['Modèle Béton SA', who.street, who.town], 30, 74),
    party('2  Destinataire', [who.client, who.clientStreet, who.clientTown], 30, 158),
    party('3  Lieu de livraison', [who.site, who.siteStreet, who.siteTown], 30, 242),
    party('4  Transporteur', ['Transports Spécimen', `Licence n° ${who.account}`, who.clientTown], 300, 74),
    party('5  Véhicule', [`Tracteur ${who.plate}`, `Semi-remorque ${who.plate.replace('EX', 'MO')}`, 'PTRA 44 000 kg'], 300, 158),
    party('6  Prise en charge', [`Le ${who.date} à ${who.time}`, `${who.town.slice(6)}, quai 2`, 'Documents joints : bon de livraison'], 300, 242),
  ]
  return {
    expectedKg: kg,
    draw(sheet) {
      sheet.write('LETTRE DE VOITURE NATIONALE', 30, 34, { face: 'serifBold', size: 16 })
      sheet.write(`N° ${who.slip}`, 565, 36, { face: 'mono', size: 13, align: 'right' })
      sheet.write('Arrêté du 9 novembre 1999 – exemplaire destinataire', 30, 56, { face: 'serif', size: 8.5 })
      parties.forEach(({ caption_, lines, x, y }) => {
        sheet.box(x, y, 265, 80)
        sheet.write(caption_, x + 5, y + 4, { face: 'serif', size: 8, color: '#2c3e80' })
        writtenLines(sheet, lines, x + 14, y + 22, 17, { face: 'mono', size: 10 })
      })
      const foot = table(sheet, {
        x: 30, y: 334, lines: 'grid', rowHeight: 24, headHeight: 30, downTo: 500, style: { face: 'mono', size: 10 }, headStyle: { face: 'serif', size: 8.5, color: '#2c3e80' },
        rows: goods.map(([mark, many, packing, nature, weight]) => [mark, String(many), packing, nature, fr(weight, 0, ' ')]),
        columns: [{ title: '7  Marques', width: 80 }, { title: '8  Nombre', width: 70, align: 'right' }, { title: '9  Emballage', width: 110 }, { title: '10  Nature de la marchandise', width: 180 }, { title: '11  Poids brut\nkg', width: 95, align: 'right' }],
      })
      sheet.box(30, foot, 535, 28)
      sheet.write(`Unités : ${fr(count)}`, 40, foot + 9, { face: 'mono', size: 10 })
      sheet.write(caption, 440, foot + 10, { face: 'serif', size: 9, color: '#2c3e80', align: 'right' })
      sheet.write(fr(kg, 0, ' '), 561, foot + 8, { face: 'mono', size: 12, align: 'right' })
      sheet.write('12  Instructions : bâchage, sangles fournies par le transporteur, déchargement par le destinataire.', 30, 540, { face: 'serif', size: 9 })
      ;['13  L’expéditeur', '14  Le transporteur', '15  Le destinataire'].forEach((words, at) => {
        sheet.box(30 + at * 180, 566, 175, 90)
        sheet.write(words, 36 + at * 180, 571, { face: 'serif', size: 8.5, color: '#2c3e80' })
      })
      sheet.write('Transport soumis au contrat type général. Temps de chargement et de déchargement : 2 heures au-delà de 3 tonnes.', 30, 670, { face: 'serif', size: 8 })
    },
  }
})
