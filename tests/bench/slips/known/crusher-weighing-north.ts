import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { rubberStamp } from './paper-marks.ts'

interface Variant {
  readonly seed: number
  readonly goods: string
  readonly lorry: string
  readonly full: number
  readonly empty: number
  readonly unit: 'kg' | 't'
  /** Delivered of the same order before and with this load, kg. */
  readonly day: number
}

const variants: readonly Variant[] = [
  { seed: 9529, goods: 'Grave non traitée 0/31,5', lorry: 'AA-000-AA', full: 25_940, empty: 11_860, unit: 'kg', day: 42_300 },
  { seed: 9530, goods: 'Gravillon concassé 6/10', lorry: 'BB-000-BB', full: 18_720, empty: 8_240, unit: 't', day: 10_480 },
  { seed: 9531, goods: 'Sable concassé lavé 0/4', lorry: 'CC-000-CC', full: 3_480, empty: 2_060, unit: 'kg', day: 1_420 },
]

/** A crusher's weighbridge note on half a sheet: lorry full, lorry empty, and what it carries. */
export const crusherWeighing = layout('crusher-weighing-north', variants, ({ seed, goods, lorry, full, empty, unit, day }) => {
  const weight = (kg: number) => (unit === 't' ? `${fr(kg / 1000, 2)} t` : `${fr(kg, 0, ' ')} kg`)
  return {
    expectedKg: full - empty,
    paper: { size: 'A5', landscape: true },
    draw(sheet) {
      const { client, site, siteTown, slip, date, order } = marks(seed)
      sheet.box(24, 22, 547, 376)
      sheet.write('CARRIÈRES DU MODÈLE', 36, 32, { face: 'modernBold', size: 14 })
      sheet.write('Site de concassage – Route des Carrières – 06000 EXEMPLE', 36, 52, { face: 'modern', size: 8 })
      sheet.write('BON DE PESÉE', 560, 32, { face: 'modernBold', size: 14, align: 'right' })
      sheet.write(`N° ${slip.slice(2)}`, 560, 52, { face: 'modern', size: 9, align: 'right' })
      sheet.rule(24, 70, 571, 70)
      const pairs = [['Client', client], ['Chantier', site], ['', siteTown], ['Produit', goods], ['Véhicule', lorry], ['Commande', order]] as const
      pairs.forEach(([caption, words], at) => {
        sheet.write(caption, 36, 82 + at * 17, { face: 'modern', size: 8.5, color: '#555' })
        sheet.write(words, 100, 82 + at * 17, { face: 'modernBold', size: 8.5 })
      })
      writtenLines(sheet, [`Le ${date}`, 'Entrée 07 h 42', 'Sortie 08 h 05', 'Bascule n° 2'], 440, 82, 17, { face: 'modern', size: 8.5 })
      ;([['Poids total', full], ['Tare', empty], ['Net', full - empty]] as const).forEach(([caption, kg], at) => {
        sheet.box(36 + at * 178, 196, 168, 54, at === 2 ? '#ededed' : undefined)
        sheet.write(caption, 46 + at * 178, 202, { face: 'modern', size: 9 })
        sheet.write(weight(kg), 120 + at * 178, 222, { face: 'modernBold', size: 15, align: 'center' })
      })
      sheet.write(`Cumul du jour sur la commande : ${weight(day)}`, 36, 264, { face: 'modern', size: 8.5 })
      sheet.write('Marquage CE – NF EN 13242 – fiche technique disponible sur demande', 36, 280, { face: 'modern', size: 8 })
      sheet.write('Le transporteur reste responsable du respect du PTAC de son véhicule.', 36, 294, { face: 'modern', size: 8 })
      sheet.write('Signature du chauffeur', 36, 320, { face: 'modern', size: 8, color: '#555' })
      sheet.write('Signature du client', 230, 320, { face: 'modern', size: 8, color: '#555' })
      rubberStamp(sheet, ['CARRIÈRES DU MODÈLE', 'PESÉ'], 420, 346, 130)
    },
  }
})
