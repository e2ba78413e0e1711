import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { hiredWares } from './structural-wares.ts'

interface Variant {
  readonly seed: number
  readonly take: Take
}

const variants: readonly Variant[] = [
  { seed: 9545, take: [[0, 120], [2, 40], [3, 120], [4, 64], [5, 90], [8, 30], [9, 30], [10, 4]] },
  { seed: 9546, take: [[6, 12], [7, 12], [1, 36], [4, 18], [10, 2]] },
]

/** A shoring hirer's list: unit weight, count, weight and value as new, each column added. */
export const shoringHireList = layout('shoring-hire-list-north', variants, ({ seed, take }) => {
  const { lines, kg, total, count } = consigned(hiredWares, take, 1)
  return {
    expectedKg: kg,
    draw(sheet) {
      const { client, site, siteTown, slip, date, account } = marks(seed)
      const plain = { face: 'sans', size: 9 } as const
      sheet.write('ÉTAIEMENT MODÈLE LOCATION', 36, 36, { face: 'sansBold', size: 14, color: '#b3261e' })
      sheet.write('Parc matériel : Z.I. de l’Exemple, bâtiment 4', 36, 56, plain)
      sheet.box(350, 30, 209, 62)
      writtenLines(sheet, ['BON DE SORTIE DE PARC', `N° ${slip} – ${date}`, `Affaire ${account}`], 360, 38, 17, plain, { face: 'sansBold', size: 11 })
      writtenLines(sheet, [client, site, siteTown], 36, 84, 14, plain, { face: 'sansBold', size: 9 })
      const foot = table(sheet, {
        x: 36, y: 146, rowHeight: 21, headHeight: 30, lines: 'grid', style: plain, headStyle: { face: 'sansBold', size: 8.5 }, headFill: '#f3dedd',
        columns: [
          { title: 'Réf.', width: 54 }, { title: 'Matériel', width: 176 }, { title: 'Poids\nunit. kg', width: 52, align: 'right' }, { title: 'Qté\nsortie', width: 46, align: 'right' },
          { title: 'Poids\nkg', width: 68, align: 'right' }, { title: 'Valeur\nneuf u. €', width: 57, align: 'right' }, { title: 'Valeur\nneuf €', width: 70, align: 'right' },
        ],
        rows: [
          ...lines.map((line) => [line.code, line.words, fr(line.unitKg, 1), String(line.count), fr(line.kg, 1, ' '), fr(line.price), fr(line.total, 0, ' ')]),
          ['', 'TOTAUX', '', fr(count), fr(kg, 1, ' '), '', fr(total, 0, ' ')],
        ],
      })
      sheet.flow('Matériel non restitué facturé à sa valeur à neuf. Étais : charge admissible suivant le tableau du fabricant (de 12 à 30 kN selon la hauteur de sortie). Les bacs et racks voyagent avec le matériel et sont comptés ci-dessus.', 36, foot + 20, 523, { size: 8.5 })
      sheet.write('Chargé par :', 36, foot + 80, plain)
      sheet.write('Transporteur :', 220, foot + 80, plain)
      sheet.write('Reçu par :', 420, foot + 80, plain)
      ;[36, 220, 420].forEach((x) => sheet.rule(x, foot + 130, x + 139, foot + 130, 0.5))
    },
  }
})
