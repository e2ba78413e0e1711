import { fr } from '../drawing/french-number.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { marshParties } from './marsh-parties.ts'

type Good = readonly [mark: string, count: string, packing: string, nature: string, kg: number, cubic: string]

/** The numbered cases of the international consignment letter; the last was handed over with its weight left out. */
export const internationalLetterCases = layout<{ seed: number; goods: readonly Good[]; weighed: boolean }>('international-letter-cases-marsh', [
  { seed: 303520, goods: [['EX 1-12', '12', 'palettes', 'Carreaux de grès cérame', 11640, '9,600']], weighed: true },
  { seed: 303521, goods: [['SP 01/06', '6', 'caisses', 'Menuiseries aluminium', 1830, '14,200'], ['SP 07/08', '2', 'colis', 'Quincaillerie de pose', 145, '0,600']], weighed: true },
  { seed: 303522, goods: [['MOD', '4', 'palettes', 'Radiateurs acier', 0, '4,800']], weighed: false },
], ({ seed, goods, weighed }) => {
  const kg = goods.reduce((sum, good) => sum + good[4], 0)
  return {
    expectedKg: weighed ? kg : null,
    draw(sheet) {
      const who = marshParties(seed)
      sheet.write('LETTRE DE VOITURE INTERNATIONALE – CMR', 300, 22, { face: 'sansBold', size: 11, color: '#a02020' })
      sheet.write(`N° ${who.number}`, 300, 40, { face: 'mono', size: 11 })
      box(sheet, '1', 'Expéditeur (nom, adresse, pays)', ['Fábrica Exemple SL', 'Polígono del Modelo 14', '12200 ONDA – ESPAGNE'], 30, 20, 255, 66)
      box(sheet, '2', 'Destinataire (nom, adresse, pays)', [who.client, who.clientStreet, `${who.clientTown} – FRANCE`], 30, 86, 255, 66)
      box(sheet, '3', 'Lieu prévu pour la livraison', [`${who.site}, ${who.siteTown}`], 30, 152, 255, 44)
      box(sheet, '4', 'Lieu et date de la prise en charge', [`ONDA, le ${who.day}`], 30, 196, 255, 44)
      box(sheet, '16', 'Transporteur', ['Transports du Spécimen', '13310 ST-MARTIN-DE-CRAU – FRANCE'], 285, 86, 280, 66)
      box(sheet, '18', 'Réserves et observations du transporteur', [`Tracteur ${who.plate} – charge utile 25 t`], 285, 152, 280, 88)
      box(sheet, '5', 'Documents annexés', [`Bon de livraison ${who.order}`], 30, 240, 535, 36)
      const cases = [['6', 'Marques et n°', 85], ['7', 'Nb de colis', 60], ['8', 'Emballage', 75], ['9', 'Nature de la marchandise', 150], ['11', 'Poids brut, kg', 90], ['12', 'Cubage m³', 75]] as const
      cases.reduce((left, [number, caption, width], at) => {
        box(sheet, number, caption, [], left, 276, width, 220)
        goods.forEach((good, line) => {
          const value = good[at]!
          const words = typeof value === 'number' ? (weighed ? fr(value, 0, ' ') : '') : value
          sheet.write(words, left + 8, 312 + line * 20, { face: 'mono', size: 9 })
        })
        return left + width
      }, 30)
      if (goods.length > 1) {
        sheet.write('TOTAL', 258, 460, { face: 'mono', size: 10 })
        sheet.write(fr(kg, 0, ' '), 408, 460, { face: 'mono', size: 10 })
      }
      box(sheet, '13', 'Instructions de l’expéditeur', ['Ne pas gerber. Sangler.'], 30, 496, 255, 80)
      box(sheet, '14', 'Prescriptions d’affranchissement', ['Franco'], 285, 496, 280, 80)
      ;[['22', 'Signature et timbre de l’expéditeur'], ['23', 'Signature et timbre du transporteur'], ['24', 'Marchandises reçues, le destinataire']].forEach(([number, caption], at) => box(sheet, number!, caption!, [], 30 + at * 178.33, 576, 178.33, 130))
      sheet.write('Exemplaire du destinataire', 30, 714, { size: 8, color: '#a02020' })
    },
  }
})

function box(sheet: Sheet, number: string, caption: string, lines: readonly string[], x: number, y: number, width: number, height: number): void {
  sheet.box(x, y, width, height, undefined, '#a02020')
  sheet.write(number, x + 4, y + 3, { face: 'sansBold', size: 9, color: '#a02020' })
  sheet.write(caption, x + 18, y + 4, { size: 7, color: '#a02020' })
  writtenLines(sheet, lines, x + 10, y + 18, 14, { face: 'mono', size: 9 })
}
