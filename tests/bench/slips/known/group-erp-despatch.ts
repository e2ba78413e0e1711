import { consigned, type Take, type Ware } from './consigned.ts'
import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { captioned, stacked } from './furniture.ts'

const wares: readonly Ware[] = [
  ['40012788', 'COLLE C2TE GRIS 25KG', 'SAC', 25.2, 0],
  ['40012790', 'COLLE C2S1 BLANC 25KG', 'SAC', 25.2, 0],
  ['40020114', 'RAGREAGE P3 SOL INTERIEUR 25KG', 'SAC', 25.2, 0],
  ['40033501', 'JOINT FIN GRIS PERLE 5KG', 'SEA', 5.35, 0],
  ['40041000', 'PRIMAIRE MULTI SUPPORT 5L', 'BID', 5.4, 0],
]

interface Variant {
  readonly seed: number
  readonly take: Take
  readonly pallets: number
}

/** A large maker's program: both weights in the head, three decimals, dots for thousands; net in the lines. */
export const groupErpDespatch = layout<Variant>(
  'group-erp-despatch',
  [
    { seed: 12071, take: [[0, 96], [3, 24], [4, 6]], pallets: 3 },
    { seed: 12072, take: [[2, 48]], pallets: 1 },
    { seed: 12073, take: [[0, 144], [1, 48], [2, 48], [4, 20]], pallets: 6 },
  ],
  ({ seed, take, pallets }) => {
    const { lines, kg } = consigned(wares, take)
    const grossKg = kg + pallets * 24
    const { client, site, siteTown, order, account, date } = marks(seed)
    const day = date.replaceAll('/', '.')
    return {
      expectedKg: grossKg,
      draw(sheet) {
        sheet.write('Exemple Mortiers Industries SAS', 50, 40, { face: 'sansBold', size: 13 })
        sheet.write('Exemple Mortiers Industries SAS, ZI du Modèle, 06510 CARROS', 50, 92, { size: 6.5, color: '#555' })
        stacked(sheet, [client, site, siteTown], 50, 104, 13, { size: 10 })
        sheet.box(320, 84, 230, 168, '#f2f2f2', '#ccc')
        sheet.write('Avis de livraison', 330, 92, { face: 'sansBold', size: 13 })
        captioned(sheet, [['Numéro / Date', `8001${account.slice(1)} / ${day}`], ['Commande client', order], ['Commande interne', `21${account.slice(1)}`], ['N° client', `10${account.slice(1)}`], ['Incoterm', 'DAP chantier'], ['Poids brut', `${fr(grossKg, 3, '.')} KG`], ['Poids net', `${fr(kg, 3, '.')} KG`], ['Volume', `${fr(pallets * 1.152, 3)} M3`]], [330, 116], 100, 16, { size: 9 })
        sheet.write('Conditions d’expédition : standard – Point d’expédition : CARROS 1 – Semi bâchée, charge utile 24 T', 50, 268, { size: 8 })
        const under = table(sheet, {
          x: 50, y: 288, lines: 'none', style: { size: 9 }, headStyle: { face: 'sansBold', size: 9 }, rowHeight: 24,
          columns: [{ title: 'Poste', width: 50 }, { title: 'Article', width: 70 }, { title: 'Désignation', width: 210 }, { title: 'Quantité', width: 80, align: 'right' }, { title: 'Poids net', width: 90, align: 'right' }],
          rows: lines.map((line, at) => [String((at + 1) * 10).padStart(6, '0'), line.code, line.words, `${line.count} ${line.unit}`, `${fr(line.kg, 3, '.')} KG`]),
        })
        sheet.rule(50, 310, 550, 310, 0.8)
        sheet.rule(50, under + 6, 550, under + 6, 0.8)
        sheet.write(`Emballage : ${pallets} PAL EUROPE 80X120, tare 24 KG pièce`, 54, under + 14, { size: 9 })
        sheet.write('Marchandise reçue en bon état : date, nom, signature', 50, 700, { size: 8 })
        sheet.rule(50, 760, 280, 760, 0.5)
        sheet.write('Page 1 de 1', 550, 806, { size: 8, align: 'right' })
      },
    }
  },
)
