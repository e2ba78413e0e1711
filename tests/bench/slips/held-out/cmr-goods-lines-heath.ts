import { fr } from '../drawing/french-number.ts'
import { layout } from '../layout.ts'
import { heathParties } from './heath-parties.ts'
import { headLines } from './heath-print.ts'

interface Goods { readonly marks: string; readonly many: string; readonly packing: string; readonly nature: string; readonly kg: number; readonly cubic: number }
const variants: readonly { readonly seed: number; readonly goods: readonly Goods[] }[] = [
  { seed: 413145, goods: [{ marks: 'EX 1-12', many: '12', packing: 'palettes', nature: 'Carreaux céramiques', kg: 13840, cubic: 14.4 }] },
  { seed: 413146, goods: [{ marks: 'SP 1-4', many: '4', packing: 'palettes', nature: 'Menuiseries alu', kg: 1260, cubic: 11.2 }, { marks: 'SP 5-6', many: '2', packing: 'caisses', nature: 'Vitrages', kg: 985, cubic: 3.1 }, { marks: 'SP 7', many: '1', packing: 'carton', nature: 'Quincaillerie', kg: 22.5, cubic: 0.1 }] },
]

/** An international consignment note, columns 6 to 12 across, a total line when there are several. */
export const cmrGoodsLinesHeath = layout('cmr-goods-lines-heath', variants, ({ seed, goods }) => {
  const kg = goods.reduce((sum, one) => sum + one.kg, 0)
  return {
    expectedKg: kg,
    draw(sheet) {
      const { number, date, client, site, siteTown, plate } = heathParties(seed)
      const field = (x: number, y: number, width: number, height: number, caption: string, lines: readonly string[]) => {
        sheet.box(x, y, width, height, undefined, '#a33')
        headLines(sheet, [caption, ...lines], x + 4, y + 4, 13, { face: 'mono', size: 9 }, { size: 6.5, color: '#a33' })
      }
      sheet.write('LETTRE DE VOITURE INTERNATIONALE  –  CMR', 36, 26, { face: 'sansBold', size: 12, color: '#a33' })
      sheet.write(`N° ${number}`, 559, 27, { face: 'mono', size: 11, align: 'right' })
      field(36, 46, 262, 66, '1  Expéditeur (nom, adresse, pays)', ['FABRICA EJEMPLO S.L.', 'Poligono Modelo 12', '12540 ESPAGNE'])
      field(298, 46, 261, 66, '16  Transporteur', ['TRANSPORTES ESPECIMEN', `Tracteur ${plate}`])
      field(36, 112, 262, 66, '2  Destinataire', [client, site, `${siteTown} FRANCE`])
      field(298, 112, 261, 66, '17  Transporteurs successifs', [])
      field(36, 178, 262, 44, '3  Lieu prévu pour la livraison', [`${siteTown} (F)`])
      field(298, 178, 261, 44, '18  Réserves et observations du transporteur', [])
      field(36, 222, 523, 34, '5  Documents annexés', ['Liste de colisage, facture'])
      const columns = [['6 Marques et n°', 80], ['7 Nb colis', 55], ['8 Emballage', 75], ['9 Nature de la marchandise', 153], ['11 Poids brut, kg', 90], ['12 Cubage m³', 70]] as const
      const many = goods.length > 1
      const rows = [...goods.map((one) => [one.marks, one.many, one.packing, one.nature, fr(one.kg, one.kg % 1 ? 1 : 0), fr(one.cubic, 1)]), ...(many ? [['', '7', '', 'TOTAL', fr(kg, 1), fr(goods.reduce((sum, one) => sum + one.cubic, 0), 1)]] : [])]
      columns.reduce((left, [title, width], at) => {
        sheet.box(left, 256, width, 200, undefined, '#a33')
        sheet.write(title, left + 4, 260, { size: 6.5, color: '#a33' })
        rows.forEach((row, line) => sheet.write(row[at]!, at > 3 ? left + width - 6 : left + 4, 280 + line * 20, { face: 'mono', size: 9, align: at > 3 ? 'right' : 'left' }))
        return left + width
      }, 36)
      field(36, 456, 262, 60, '13  Instructions de l’expéditeur', ['Déchargement latéral'])
      field(298, 456, 261, 60, '19  À payer par', ['Expéditeur'])
      field(36, 516, 523, 34, '21  Établie à', [`Castellón   le ${date}`])
      ;['22  Signature de l’expéditeur', '23  Signature du transporteur', '24  Marchandises reçues'].forEach((caption, at) => field(36 + at * 174.33, 550, 174.33, 90, caption, []))
    },
  }
})
