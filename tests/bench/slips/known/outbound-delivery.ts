import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { consigned, type Take, type Ware } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { addressOf, captionsAndValues } from './form-parts.ts'

const wares: readonly Ware[] = [
  ['4100218', 'COLLE CARRELAGE C2TE GRIS 25 KG', 'SAC', 25.3, 17],
  ['4100340', 'RAGRÉAGE P3 AUTOLISSANT 25 KG', 'SAC', 25.2, 22],
  ['4102077', 'JOINT FIN BLANC 5 KG', 'BTE', 5.35, 12],
  ['4103901', 'PRIMAIRE ACCROCHAGE BIDON 20 L', 'BID', 21.6, 88],
  ['4108850', 'NATTE DE DÉSOLIDARISATION 1X30 M', 'RLX', 19.4, 210],
]

export const outboundDelivery = layout(
  'outbound-delivery',
  [
    { seed: 11_021, take: [[0, 48], [2, 20], [3, 4]] as Take, rate: 0.982 },
    { seed: 11_022, take: [[1, 126], [3, 12], [4, 6], [2, 36]] as Take, rate: 0.976 },
    { seed: 11_023, take: [[4, 3], [3, 2]] as Take, rate: 0.98 },
  ],
  ({ seed, take, rate }) => {
    const { lines, kg } = consigned(wares, take, 3)
    return {
      expectedKg: kg,
      draw(sheet) {
        const { date, account, order } = marks(seed)
        const face = 'sans'
        sheet.write('EXEMPLE CHIMIE BÂTIMENT', 555, 36, { face: 'sansBold', size: 14, align: 'right', color: '#00558c' })
        sheet.rule(40, 56, 555, 56, 2, '#00558c')
        sheet.write('Exemple Chimie Bâtiment SA - 12 rue de l’Exemple - 69000 LYON', 40, 70, { face, size: 6.5, color: '#555' })
        writtenLines(sheet, addressOf(seed), 40, 84, 14, { face, size: 10 })
        sheet.box(320, 70, 235, 132, '#eef4f8', '#eef4f8')
        sheet.write('Informations', 328, 76, { face: 'sansBold', size: 9 })
        const number = { face, size: 9, align: 'right' } as const
        captionsAndValues(sheet, [['N° de livraison / date', `80${order.slice(3)}17 / ${date}`], ['N° de commande / date', `45000${order.slice(3)} / ${date}`], ['N° de client', `10${account.slice(1)}`], ['Point d’expédition', '0120 Lyon Plateforme'], ['Poids brut', `${fr(kg, 3, '.')} KG`], ['Poids net', `${fr(kg * rate, 3, '.')} KG`], ['Volume', `${fr(kg / 1450, 3, '.')} M3`]], 328, 548, 93, 15, { face, size: 8.5 }, number)
        sheet.write('Bulletin de livraison', 40, 205, { face: 'sansBold', size: 16 })
        writtenLines(sheet, ['Conditions de livraison : DAP chantier', 'Transport : affrètement, hayon demandé'], 40, 230, 13, { face, size: 9 })
        sheet.rule(40, 268, 555, 268)
        ;[['Poste', 40], ['Article', 80], ['Désignation', 145]].forEach(([words, x]) => sheet.write(String(words), Number(x), 272, { face: 'sansBold', size: 9 }))
        sheet.write('Quantité', 460, 272, { face: 'sansBold', size: 9, align: 'right' })
        sheet.write('Poids', 555, 272, { face: 'sansBold', size: 9, align: 'right' })
        sheet.rule(40, 286, 555, 286)
        lines.forEach((line, at) => {
          const y = 294 + at * 44
          sheet.write(String((at + 1) * 10).padStart(6, '0'), 40, y, { face, size: 9 })
          sheet.write(line.code, 80, y, { face, size: 9 })
          sheet.write(line.words, 145, y, { face, size: 9 })
          sheet.write(`${line.count} ${line.unit}`, 460, y, number)
          sheet.write(`${fr(line.kg, 3, '.')} KG`, 555, y, number)
          sheet.write(`Lot : ${order.slice(3)}A${at + 3}`, 145, y + 13, { face, size: 8, color: '#444' })
          sheet.write('Pays d’origine : France', 145, y + 24, { face, size: 8, color: '#444' })
        })
        sheet.rule(40, 800, 555, 800, 0.4)
        sheet.write('Page 1 / 1', 555, 806, { face, size: 7.5, align: 'right' })
        sheet.write('Société anonyme au capital de 1.250.000 € - Siège social : 69000 Lyon', 40, 806, { face, size: 7.5 })
      },
    }
  },
)
