import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import type { Style } from '../drawing/sheet.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { rubberStamp } from './paper-marks.ts'

interface Variant {
  readonly seed: number
  readonly byHand: boolean
  /** How many, packing, nature, kg gross. */
  readonly goods: readonly (readonly [count: number, packing: string, nature: string, kg: number])[]
}

const variants: readonly Variant[] = [
  { seed: 9613, byHand: false, goods: [[6, 'palettes', 'Blocs béton 20 × 20 × 50', 7120], [2, 'palettes', 'Ciment en sacs', 2845], [1, 'fardeau', 'Treillis soudé', 652]] },
  { seed: 9614, byHand: true, goods: [[3, 'fardeaux', 'Bois de charpente', 3900], [1, 'palette', 'Quincaillerie', 240]] },
]

/** A national waybill on a carrier's pre-printed form, typed or filled in by hand. */
export const roadLetter = layout('road-letter-north', variants, ({ seed, byHand, goods }) => {
  const kg = goods.reduce((sum, line) => sum + line[3], 0)
  const filled: Style = byHand ? { face: 'hand', size: 15, color: '#1b2f7a' } : { face: 'typewriter', size: 10 }
  return {
    expectedKg: kg,
    draw(sheet) {
      const { client, site, siteTown, slip, date, order } = marks(seed)
      const small = { size: 7.5, color: '#444' } as const
      sheet.write('TRANSPORTS EXEMPLE', 36, 32, { face: 'sansBold', size: 15 })
      sheet.write('Lettre de voiture nationale', 36, 52, { size: 10 })
      sheet.write(`N° ${slip.slice(2)}`, 559, 34, { face: 'sansBold', size: 13, color: '#b3261e', align: 'right' })
      sheet.write('1 expéditeur – 2 destinataire – 3 transporteur', 559, 54, { ...small, align: 'right' })
      const cases = [
        [36, 76, 'Expéditeur (nom, adresse)', ['Dépôt Modèle', '4 chemin du Modèle, 06130 GRASSE']],
        [300, 76, 'Destinataire (nom, adresse)', [client, `${site.split(', ')[1]}, ${siteTown}`]],
        [36, 150, 'Lieu et date de prise en charge', [`Grasse, le ${date}`]],
        [300, 150, 'Lieu et date de livraison', [`${siteTown}, le ${date}`]],
      ] as const
      cases.forEach(([x, y, caption, lines]) => {
        sheet.box(x, y, 259, y === 76 ? 74 : 52)
        sheet.write(caption, x + 6, y + 5, small)
        writtenLines(sheet, lines, x + 12, y + 20, 21, filled)
      })
      const foot = table(sheet, {
        x: 36, y: 212, rowHeight: 28, headHeight: 30, lines: 'columns', style: filled, headStyle: { face: 'sansBold', size: 8.5 }, downTo: 420,
        columns: [{ title: 'Nombre', width: 60, align: 'center' }, { title: 'Emballage', width: 110 }, { title: 'Nature de la marchandise', width: 253 }, { title: 'Poids brut\n(kg)', width: 100, align: 'right' }],
        rows: goods.map(([count, packing, nature, each]) => [String(count), packing, nature, fr(each, 0, ' ')]),
      })
      sheet.box(36, foot, 423, 30)
      sheet.write('TOTAL', 450, foot + 10, { face: 'sansBold', size: 9, align: 'right' })
      sheet.box(459, foot, 100, 30)
      sheet.write(fr(kg, 0, ' '), 555, foot + (byHand ? 3 : 9), { ...filled, align: 'right' })
      sheet.box(36, foot + 30, 523, 52)
      sheet.write('Instructions de l’expéditeur, réserves au chargement', 42, foot + 35, small)
      sheet.write(`Commande ${order} – déchargement grue`, 48, foot + 52, filled)
      sheet.box(36, foot + 82, 523, 34)
      sheet.write('Véhicule (immatriculation, PTAC)', 42, foot + 87, small)
      sheet.write('AA-000-AA   –   26 t', 220, foot + 92, filled)
      ;['Signature de l’expéditeur', 'Signature du transporteur', 'Signature du destinataire'].forEach((words, at) => {
        sheet.box(36 + (at * 523) / 3, foot + 116, 523 / 3, 96)
        sheet.write(words, 42 + (at * 523) / 3, foot + 121, small)
      })
      rubberStamp(sheet, ['DÉPÔT MODÈLE', '06130 GRASSE'], 56, foot + 164, 120)
      sheet.write('Le transport est régi par les contrats types en vigueur. Responsabilité limitée à 33 € par kg pour les envois de moins de trois tonnes.', 297, 700, { ...small, size: 7, align: 'center' })
    },
  }
})
