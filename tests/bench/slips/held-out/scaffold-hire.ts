import { fr } from '../drawing/french-number.ts'
import { signatures } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take, type Ware } from '../known/consigned.ts'
import { layout } from '../layout.ts'
import { ruledHead } from './creek-heads.ts'

const kit: readonly Ware[] = [
  ['ECH200', 'Échelle de cadre 2,00 m', 'U', 14.8, 0], ['PLA300', 'Plateau alu-bois 3,00 m', 'U', 18.9, 0], ['GCS300', 'Garde-corps de sécurité 3,00 m', 'U', 9.2, 0],
  ['SOC60', 'Socle réglable 0,60 m', 'U', 3.6, 0], ['DIA300', 'Diagonale 3,00 m', 'U', 6.1, 0], ['AMA', 'Amarrage complet', 'U', 1.9, 0],
]
const variants: readonly { seed: number; take: Take }[] = [
  { seed: 412_638, take: [[0, 16], [1, 12], [2, 12], [3, 16], [4, 6]] },
  { seed: 412_639, take: [[0, 6], [1, 4], [3, 8], [5, 10]] },
]

/** A scaffold hirer's delivery: weights by line, kilograms for the lorry in the last row; allowed loads in small print. */
export const scaffoldHire = layout('scaffold-hire-creek', variants, ({ seed, take }) => {
  const goods = consigned(kit, take, 1)
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const top = ruledHead(sheet, { seed, name: 'LOC’ÉCHAF MODÈLE', trade: 'Location d’échafaudages et d’étais', title: 'Bon de mise à disposition – départ', face: 'narrow', bold: 'narrowBold', color: '#b8860b' })
      const foot = table(sheet, {
        x: 36, y: top, lines: 'grid', headHeight: 30, rowHeight: 19, style: { face: 'narrow', size: 10 }, headStyle: { face: 'narrowBold', size: 9.5 }, headFill: '#fff3cd',
        rows: [...goods.lines.map(({ code, words, count, unitKg, kg }) => [code, words, fr(count), '', fr(unitKg, 1), fr(kg, 1, ' ')]), ['', 'TOTAL', fr(goods.count), '', '', fr(goods.kg, 1, ' ')]],
        columns: [{ title: 'Code', width: 60 }, { title: 'Matériel', width: 213 }, { title: 'Sorti', width: 55, align: 'right' }, { title: 'Rendu', width: 55, align: 'right' }, { title: 'Poids\nunitaire kg', width: 65, align: 'right' }, { title: 'Poids\ntotal kg', width: 75, align: 'right' }],
      })
      sheet.flow('Échafaudage de pied classe 4 : charge admissible 300 kg/m² par plancher. Ne pas charger plus d’un plancher par travée. Durée minimale de location : 7 jours. Le matériel manquant au retour est facturé au prix du neuf.', 36, foot + 16, 520, { face: 'narrow', size: 9 })
      signatures(sheet, 700, 'narrow')
    },
  }
})
