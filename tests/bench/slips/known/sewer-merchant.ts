import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { consigned, type Take, type Ware } from './consigned.ts'
import { writtenLines } from './written-lines.ts'

const wares: readonly Ware[] = [
  ['PVCR8-160', 'Tube PVC assainissement CR8 Ø 160 – 3 m', 'U', 10.8, 31],
  ['PVCR8-200', 'Tube PVC assainissement CR8 Ø 200 – 3 m', 'U', 16.4, 47],
  ['CULT-160', 'Culotte Ø 160 FF 45°', 'U', 2.3, 22],
  ['REGP-400', 'Boîte de branchement Ø 400 fond Ø 160', 'U', 8.7, 96],
  ['TPC-90', 'Gaine TPC rouge Ø 90 – couronne 50 m', 'CR', 23.5, 74],
  ['GRIL-AV', 'Grillage avertisseur bleu – 100 m', 'RL', 4.1, 12],
]

/** A merchant of drains and ducts; the program says mass, not weight. */
export const sewerMerchant = layout('sewer-merchant', [
  { seed: 9211, take: [[0, 20], [2, 4], [3, 3], [5, 1]] as Take },
  { seed: 9212, take: [[4, 6], [5, 2]] as Take },
], ({ seed, take }) => {
  const { lines, kg, count } = consigned(wares, take, 1)
  return {
    expectedKg: kg,
    draw(sheet) {
      const { client, site, siteTown, slip, order, account, date } = marks(seed)
      const face = { face: 'narrow', size: 9.5 } as const
      const bold = { face: 'narrowBold', size: 9.5 } as const
      sheet.write('RÉSEAUX & VRD EXEMPLE', 297, 34, { face: 'narrowBold', size: 18, align: 'center' })
      sheet.write('Adduction – Assainissement – Réseaux secs', 297, 58, { ...face, align: 'center' })
      sheet.box(36, 78, 523, 18, '#ffe082')
      sheet.write('BON DE LIVRAISON', 297, 81, { face: 'narrowBold', size: 11, align: 'center' })
      ;[['N° BL', slip], ['Date BL', date], ['N° client', account], ['N° commande', order], ['Dépôt', 'DÉPÔT EXEMPLE OUEST']].forEach(([name, value], at) => {
        sheet.write(name!, 36, 106 + at * 13, bold)
        sheet.write(value!, 110, 106 + at * 13, face)
      })
      writtenLines(sheet, [client, site, siteTown], 330, 112, 14, { ...face, size: 11 }, { ...bold, size: 11 })
      const y = table(sheet, {
        x: 36, y: 186, lines: 'columns', downTo: 440, style: face, headStyle: bold, headFill: '#fff3cd',
        columns: [{ title: 'Réf.', width: 85 }, { title: 'Désignation', width: 258 }, { title: 'Cdé', width: 45, align: 'right' }, { title: 'Livré', width: 45, align: 'right' }, { title: 'Reste', width: 45, align: 'right' }, { title: 'U', width: 45, align: 'center' }],
        rows: lines.map((line) => [line.code, line.words, String(line.count), String(line.count), '0', line.unit]),
      })
      sheet.write(`Nombre d’articles : ${count}`, 36, y + 10, face)
      sheet.write(`Masse totale : ${fr(kg, 1, ' ')} kg`, 559, y + 10, { ...bold, align: 'right' })
      sheet.flow('Le déchargement incombe au client. Les tubes sont livrés en longueurs de 3 m ou 6 m selon disponibilité. Toute reprise fait l’objet d’un abattement de 20 %.', 36, y + 40, 523, { ...face, size: 8.5 })
      writtenLines(sheet, ['Livré par', 'Reçu par (nom en capitales)'], 36, y + 76, 40, bold)
    },
  }
})
