import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { writtenLines } from '../known/written-lines.ts'
import { layout } from '../layout.ts'

const variants = [
  { seed: 412_620, goods: 'Poêles à granulés', count: 4, packing: 'palettes', kg: 612, m3: 4.8 },
  { seed: 412_621, goods: 'Carreaux céramiques', count: 6, packing: 'palettes', kg: 6840, m3: 5.2 },
  { seed: 412_622, goods: 'Menuiseries bois', count: 2, packing: 'chevalets', kg: 1175.5, m3: 9.6 },
]

function cell(sheet: Sheet, [x, y, width, height]: readonly [number, number, number, number], number: number, caption: string, lines: readonly string[]): void {
  sheet.box(x, y, width, height)
  sheet.write(String(number), x + 4, y + 3, { face: 'sansBold', size: 8, color: '#b00020' })
  sheet.write(caption, x + 18, y + 4, { size: 6.5, color: '#b00020' })
  writtenLines(sheet, lines, x + 18, y + 18, 13, { face: 'typewriter', size: 9.5 })
}

/** A road consignment note with its numbered boxes, filled by typewriter. */
export const consignmentNoteRoad = layout('consignment-note-road-creek', variants, ({ seed, goods, count, packing, kg, m3 }) => {
  const { client, site, siteTown, date, supplier, street, town } = marks(seed)
  return {
    expectedKg: kg,
    draw(sheet) {
      sheet.write('LETTRE DE VOITURE INTERNATIONALE', 565, 30, { face: 'sansBold', size: 12, align: 'right', color: '#b00020' })
      sheet.write('CMR – Exemplaire du destinataire – modèle', 565, 46, { size: 8, align: 'right', color: '#b00020' })
      cell(sheet, [30, 62, 267, 78], 1, 'Expéditeur (nom, adresse, pays)', [supplier, street, town, 'FRANCE'])
      cell(sheet, [297, 62, 268, 78], 16, 'Transporteur (nom, adresse, pays)', ['Transports Spécimen', '8 rue de l’Exemple', '26000 VALENCE'])
      cell(sheet, [30, 140, 267, 78], 2, 'Destinataire (nom, adresse, pays)', [client, site.split(', ')[1]!, siteTown])
      cell(sheet, [297, 140, 268, 78], 18, 'Réserves et observations du transporteur', [])
      cell(sheet, [30, 218, 267, 48], 3, 'Lieu prévu pour la livraison', [siteTown])
      cell(sheet, [297, 218, 268, 48], 5, 'Documents annexés', ['Bon de livraison'])
      const cells = [[6, 'Marques et numéros', 'ADR'], [7, 'Nombre de colis', String(count)], [8, 'Mode d’emballage', packing], [9, 'Nature de la marchandise', goods], [11, 'Poids brut, kg', fr(kg, kg % 1 === 0 ? 0 : 1, ' ')], [12, 'Cubage m³', fr(m3, 1)]] as const
      const widths = [85, 73, 82, 145, 85, 65]
      cells.reduce((left, [number, caption, value], at) => {
        cell(sheet, [left, 266, widths[at]!, 150], number, caption, [at === 0 ? 'sans' : value])
        return left + widths[at]!
      }, 30)
      cell(sheet, [30, 416, 267, 70], 13, 'Instructions de l’expéditeur', ['Livraison avec hayon', 'Prévenir 24 h avant'])
      cell(sheet, [297, 416, 268, 70], 14, 'Prescriptions d’affranchissement', ['Franco'])
      cell(sheet, [30, 486, 178, 90], 22, 'Signature de l’expéditeur', [date])
      cell(sheet, [208, 486, 179, 90], 23, 'Signature du transporteur', [])
      cell(sheet, [387, 486, 178, 90], 24, 'Marchandises reçues', [])
    },
  }
})
