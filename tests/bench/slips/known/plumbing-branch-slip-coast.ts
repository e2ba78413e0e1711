import { table } from '../drawing/table.ts'
import { captionedBoxes, writtenLines } from './written-lines.ts'
import { consigned } from './consigned.ts'
import { layout } from '../layout.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { coastParties } from './coast-parties.ts'
import { printed } from './coast-print.ts'
import { sanitaryWares } from './coast-wares.ts'

const columns = [
  { title: 'Référence', width: 62 },
  { title: 'Désignation', width: 198 },
  { title: 'Qté\ncdée', width: 40, align: 'right' },
  { title: 'Qté\nlivrée', width: 40, align: 'right' },
  { title: 'Reste\nà livrer', width: 46, align: 'right' },
  { title: 'Un.', width: 36, align: 'center' },
  { title: 'Poids\n(kg)', width: 62, align: 'right' },
  { title: 'Case', width: 31, align: 'center' },
] as const

function head(sheet: Sheet, seed: number): void {
  const { client, clientStreet, clientTown, site, siteTown, number, date, order, account, phone } = coastParties(seed, 'plumber')
  sheet.box(40, 30, 150, 40, '#0b5c7a', '#0b5c7a')
  sheet.write('EXEMPLE SANITAIRE', 48, 36, { face: 'narrowBold', size: 15, color: '#fff' })
  sheet.write('Distribution plomberie – chauffage', 48, 54, { face: 'narrow', size: 9, color: '#fff' })
  writtenLines(sheet, ['Agence de l’Exemple – ZA du Modèle', '06000 NICE', `Tél. ${phone}`], 40, 78, 11, { size: 8 })
  sheet.write(`BON DE LIVRAISON  ${number}`, 555, 34, { face: 'sansBold', size: 13, align: 'right' })
  sheet.write(`du ${date}    Page 1/1`, 555, 52, { size: 9, align: 'right' })
  sheet.box(310, 72, 245, 62, undefined, '#0b5c7a')
  writtenLines(sheet, [client, clientStreet, clientTown], 318, 80, 14, { size: 9.5 }, { face: 'sansBold', size: 10 })
  captionedBoxes(sheet, [['N° client', account], ['V/ commande', order], ['Lieu de livraison', `${site} – ${siteTown}`]], 40, 146, [90, 90, 335], { size: 9 })
}

export const plumbingBranchSlip = layout(
  'plumbing-branch-slip-coast',
  [
    { seed: 9501, take: [[1, 2], [2, 2], [0, 1], [9, 1], [5, 2], [6, 1]], missing: 0, parcels: 7, weighed: true },
    { seed: 9502, take: [[8, 1], [7, 6], [10, 2], [3, 1], [4, 1]], missing: 2, parcels: 5, weighed: true },
    { seed: 9503, take: [[7, 10], [10, 3], [9, 4], [5, 1]], missing: 0, parcels: 4, weighed: false },
  ] as const,
  ({ seed, take, missing, parcels, weighed }) => {
    const { lines, kg } = consigned(sanitaryWares, take)
    const shown = (value: number) => printed(weighed ? value : 0, 2, 'plain')
    return {
      expectedKg: weighed ? kg : null,
      draw(sheet) {
        head(sheet, seed)
        const rows = lines.map((line, at) => {
          const late = at === 1 ? missing : 0
          return [line.code, line.words, `${line.count + late}`, `${line.count}`, late > 0 ? `${late}` : '', line.unit, shown(line.kg), `${(seed + at * 7) % 40}`]
        })
        table(sheet, { x: 40, y: 192, columns, rows, style: { size: 8.5 }, headStyle: { face: 'sansBold', size: 8 }, headFill: '#d9e8ee', headHeight: 26, lines: 'columns', downTo: 640 })
        captionedBoxes(sheet, [['Nombre de colis', `${parcels}`], ['Poids total (kg)', shown(kg)], ['Transport', 'Camion agence'], ['Tournée', `T${seed % 9}`], ['Préparateur', 'EX']], 40, 650, [100, 110, 125, 90, 90], { size: 10 })
        sheet.box(350, 696, 205, 70)
        sheet.write('Reçu le : ........... Nom et signature :', 356, 701, { size: 7.5 })
        sheet.flow('Réserves à porter sur le présent bon et à confirmer sous 3 jours. Les chauffe-eau voyagent debout. Manutention à deux personnes au-delà de 25 kg.', 40, 700, 290, { size: 7.5, color: '#444' })
      },
    }
  },
)
