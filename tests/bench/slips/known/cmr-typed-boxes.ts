import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { layout } from '../layout.ts'
import { rubberStamp, stacked, together } from './furniture.ts'

type Goods = readonly [mark: string, count: number, kind: string, words: string, kg: number, m3: number]

interface Variant {
  readonly seed: number
  readonly from: string
  readonly goods: readonly Goods[]
}

/** An international consignment note filled by machine: box 11 holds a weight a line and their total. */
export const cmrTypedBoxes = layout<Variant>(
  'cmr-typed-boxes',
  [
    { seed: 12131, from: 'ESEMPIO CERAMICHE SRL, VIA MODELLO 4, SASSUOLO (IT)', goods: [['EX/01-08', 8, 'PALLETS', 'CARREAUX CERAMIQUE', 9840, 6.9], ['EX/09', 1, 'CAISSE', 'PROFILES ALU', 146, 0.4]] },
    { seed: 12132, from: 'EJEMPLO PIZARRAS SL, POLÍGONO MODELO, OURENSE (ES)', goods: [['PZ 1-12', 12, 'PALLETS', 'ARDOISES NATURELLES 32X22', 14760, 10.8]] },
  ],
  ({ seed, from, goods }) => {
    const kg = together(goods.map((line) => line[4]))
    const { client, site, siteTown, date, account } = marks(seed)
    return {
      expectedKg: kg,
      draw(sheet) {
        const typed = { face: 'typewriter', size: 9.5 } as const
        const red = '#a4161a'
        const field = (number: string, words: string, [x, y, width, height]: readonly [number, number, number, number], values: readonly string[]) => {
          sheet.box(x, y, width, height, undefined, red)
          sheet.write(number, x + 4, y + 3, { face: 'sansBold', size: 8, color: red })
          sheet.write(words, x + 18, y + 4, { size: 6.5, color: red })
          stacked(sheet, values, x + 12, y + 17, 14, typed)
        }
        sheet.write('LETTRE DE VOITURE INTERNATIONALE', 322, 34, { face: 'sansBold', size: 11, color: red })
        sheet.write(`CMR   N° ${account.slice(1)}`, 322, 54, { face: 'sansBold', size: 14, color: red })
        sheet.write('Ce transport est soumis, nonobstant toute clause contraire, à la convention CMR.', 322, 76, { size: 6, color: red })
        const [name = '', ...place] = from.split(', ')
        field('1', 'Expéditeur (nom, adresse, pays)', [30, 30, 280, 62], [name, place.join(', ')])
        field('2', 'Destinataire (nom, adresse, pays)', [30, 92, 280, 74], [client, site, `${siteTown} (FR)`])
        field('16', 'Transporteur (nom, adresse, pays)', [310, 92, 255, 74], ['SPECIMEN TRASPORTI', 'VENTIMIGLIA (IT)'])
        field('3', 'Lieu prévu pour la livraison', [30, 166, 280, 48], [siteTown])
        field('4', 'Lieu et date de la prise en charge', [310, 166, 255, 48], [date])
        field('5', 'Documents annexés', [30, 214, 535, 40], ['Liste de colisage, facture'])
        const columns = [[30, '6', 'Marques et numéros'], [110, '7', 'Nombre'], [160, '8', 'Emballage'], [240, '9', 'Nature de la marchandise'], [410, '11', 'Poids brut, kg'], [492, '12', 'Cubage m³']] as const
        columns.forEach(([x, number, words], at) => {
          sheet.box(x, 254, (columns[at + 1]?.[0] ?? 565) - x, 190, undefined, red)
          sheet.write(number, x + 4, 257, { face: 'sansBold', size: 8, color: red })
          sheet.write(words, x + 16, 258, { size: 6.5, color: red })
        })
        goods.forEach(([mark, count, kind, words, weight, m3], at) => {
          const y = 276 + at * 18
          ;[[36, mark], [116, String(count)], [166, kind], [246, words]].forEach(([x, value]) => sheet.write(String(value), Number(x), y, typed))
          sheet.write(fr(weight, 0, '.'), 484, y, { ...typed, align: 'right' })
          sheet.write(fr(m3, 2), 556, y, { ...typed, align: 'right' })
        })
        sheet.rule(416, 412, 486, 412, 0.6, '#111', 2)
        sheet.write('TOTAL', 246, 420, typed)
        sheet.write(fr(kg, 0, '.'), 484, 420, { ...typed, align: 'right' })
        sheet.write(fr(together(goods.map((line) => line[5])), 2), 556, 420, { ...typed, align: 'right' })
        field('13', 'Instructions de l’expéditeur', [30, 444, 280, 70], ['Déchargement par chariot du destinataire'])
        field('14', 'Prescriptions d’affranchissement', [310, 444, 255, 70], ['Franco'])
        field('22', 'Signature et timbre de l’expéditeur', [30, 514, 178, 92], [])
        field('23', 'Signature et timbre du transporteur', [208, 514, 178, 92], ['Tracteur EX-000-MP', 'Semi EX-001-MP'])
        field('24', 'Marchandises reçues', [386, 514, 179, 92], ['Lieu            le'])
        rubberStamp(sheet, [name.split(' ')[0]!, 'SPEDIZIONI'], 66, 556, -7, '#3a3a8c')
      },
    }
  },
)
