import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { partiesOf } from './delta-parties.ts'
import { columnsOf, stacked, underColumns } from './delta-print.ts'

const columns = columnsOf(['Pos.', 32, 'c'], ['Repère', 56], ['Type de châssis', 178], ['L x H (mm)', 82, 'c'], ['Qté', 34, 'r'], ['Chevalet', 54, 'c'], ['kg', 60, 'r'])

/** A window factory's departure: frames by stillage, then frames, stillages and the load together. */
export const windowStillageDeparture = layout(
  'window-stillage-departure-delta',
  [
    { seed: 18916, goods: [['CUI', 'PVC 2 vantaux OB', '1200 x 1250', 3, 'A', 156], ['SEJ', 'Alu coulissant 2 rails', '2400 x 2150', 1, 'A', 148], ['SEJ', 'Alu coulissant 3 vantaux', '3600 x 2150', 1, 'B', 224], ['SDB', 'PVC 1 vantail dépoli', '600 x 750', 2, 'B', 41]] as const, rackKg: 85 },
    { seed: 18917, goods: [['P01', 'Porte d’entrée alu', '1000 x 2150', 2, 'A', 168], ['F01', 'Bois alu 2 vantaux', '1300 x 1350', 6, 'A', 402], ['V01', 'Volet roulant monobloc', '1300 x 1550', 6, 'B', 171]] as const, rackKg: 92 },
  ],
  ({ seed, goods, rackKg }) => {
    const p = partiesOf(seed)
    const frames = goods.reduce((all, one) => all + one[5], 0)
    return {
      expectedKg: frames + rackKg * 2,
      draw(sheet) {
        sheet.write('FENÊTRES DU SPÉCIMEN', 40, 36, { face: 'sansBold', size: 16, color: '#0e4d45' })
        stacked(sheet, [`Usine – ${p.street} – ${p.town}`, `Service expédition ${p.phone}`], 40, 58, 12, { size: 8.5 })
        sheet.box(40, 90, 250, 72, undefined, '#0e4d45')
        stacked(sheet, [`BON DE DÉPART ${p.number}`, `Chargement du ${p.date}`, `Commande ${p.order} – client ${p.account}`, `Camion ${p.plate}`], 48, 96, 15, { size: 9 }, { face: 'sansBold', size: 10.5 })
        sheet.box(306, 90, 250, 72, undefined, '#0e4d45')
        stacked(sheet, [p.client, p.site, p.clientStreet, p.clientTown], 314, 96, 15, { size: 9.5 }, { face: 'sansBold', size: 10 })
        const rows = goods.map(([mark, words, size, count, rack, kg], at) => [String(at + 1), mark, words, size, fr(count), rack, fr(kg)])
        const foot = table(sheet, { x: 40, y: 180, columns, rows, lines: 'grid', headFill: '#d9ece9', style: { size: 9 }, rowHeight: 19 })
        ;([['Menuiseries', frames], ['Chevalets (2)', rackKg * 2], ['Total chargement', frames + rackKg * 2]] as const).forEach(([label, kg], at) => {
          const y = foot + 8 + at * 17
          sheet.write(label, 420, y, { face: at === 2 ? 'sansBold' : 'sans', size: 9.5, align: 'right' })
          underColumns(sheet, columns, 40, y, ['', '', '', '', '', '', `${fr(kg)} kg`], { face: at === 2 ? 'sansBold' : 'sans', size: 9.5 })
        })
        stacked(sheet, ['Chevalets à retourner sous 30 jours, consigne 180 € HT pièce. Capacité d’un chevalet : 900 kg.', 'Vitrages : manutention à la ventouse au-delà de 50 kg. Contrôler avant la pose.'], 40, foot + 78, 13, { size: 8.5 })
        sheet.write('Réceptionné par :', 40, foot + 130, { size: 9 })
        sheet.rule(120, foot + 140, 320, foot + 140, 0.5, '#777')
      },
    }
  },
)
