import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { heathParties } from './heath-parties.ts'
import { headLines, signBoxes } from './heath-print.ts'

const variants = [
  { seed: 413275, slips: [['Gros œuvre', 6, 4.82], ['Cloisons', 3, 1.94], ['Isolation', 4, 0.41]] },
  { seed: 413276, slips: [['Couverture', 8, 9.36], ['Charpente', 2, 2.7]] },
] as const

/** A merchant's drop sheet: several slips for one site, tonnes a slip and for the drop. */
export const severalSlipsDropHeath = layout('several-slips-drop-heath', variants, ({ seed, slips }) => {
  const tonnes = slips.reduce((sum, slip) => sum + slip[2], 0)
  const pallets = slips.reduce((sum, slip) => sum + slip[1], 0)
  return {
    expectedKg: Math.round(tonnes * 1000),
    draw(sheet) {
      const { number, date, plate, hour, client, site, siteTown, zone, town, phone } = heathParties(seed)
      headLines(sheet, ['PLATEFORME MODÈLE', zone, town, phone], 40, 36, 14, { face: 'narrow', size: 10 }, { face: 'narrowBold', size: 16 })
      headLines(sheet, ['Bordereau de livraison', `Voyage ${number}`, `${date} – départ ${hour}`, `Camion grue ${plate}`], 555, 36, 15, { face: 'narrow', size: 10.5, align: 'right' }, { face: 'narrowBold', size: 15, align: 'right' })
      sheet.box(40, 106, 515, 56, '#f7f7f7', '#999')
      headLines(sheet, ['Point de livraison', `${client} – ${site}`, siteTown], 48, 113, 15, { face: 'narrow', size: 11 }, { face: 'narrow', size: 8.5, color: '#666' })
      const foot = table(sheet, {
        x: 40, y: 174, lines: 'grid', rowHeight: 24, style: { face: 'narrow', size: 11 }, headStyle: { face: 'narrowBold', size: 10.5 },
        columns: [{ title: 'N° BL', width: 110 }, { title: 'Lot', width: 205 }, { title: 'Palettes', width: 90, align: 'right' }, { title: 'Poids (To)', width: 110, align: 'right' }],
        rows: [...slips.map(([lot, many, heavy], at) => [`BL${Number(number) + at * 3}`, lot, String(many), fr(heavy, 2)]), ['Total livraison', '', String(pallets), fr(tonnes, 2)]],
      })
      sheet.write('Accès : voirie limitée à 19 t, guidage obligatoire.', 40, foot + 18, { face: 'narrow', size: 10 })
      signBoxes(sheet, ['Chauffeur', 'Chef de chantier', 'Palettes rendues'], foot + 50, 70, 'narrow')
    },
  }
})
