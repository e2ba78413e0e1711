import type { Sheet } from '../drawing/sheet.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './east-parties.ts'

const green = '#1b6b3a'

/** The printed form of the international letter: a number, a caption, then what was typed. */
function field(sheet: Sheet, number: number, caption: string, x: number, y: number, width: number, height: number): void {
  sheet.box(x, y, width, height, undefined, green)
  sheet.write(String(number), x + 4, y + 3, { face: 'sansBold', size: 8, color: green })
  sheet.write(caption, x + 18, y + 4, { size: 6.5, color: green })
}

/** An international letter of a heating maker abroad; several goods, summed under box 11. */
export const twentyFourBoxes = layout(
  'twenty-four-boxes-east',
  [
    { seed: 9524, goods: [['6', 'PAL', 'Heat pumps / Pompes à chaleur', 1134, 7.2], ['2', 'PAL', 'Hot water tanks / Ballons', 486, 3.1]] as const },
    { seed: 9525, goods: [['1', 'PAL', 'Chaudières murales', 418.5, 1.9], ['1', 'CTN', 'Accessoires de fumisterie', 26.5, 0.3], ['2', 'CTN', 'Robinets thermostatiques', 38, 0.2]] as const },
  ],
  ({ seed, goods }) => {
    const kg = goods.reduce((sum, [, , , line]) => sum + line, 0)
    const { client, siteStreet, siteTown, number, date, plate } = parties(seed)
    return {
      expectedKg: kg,
      draw(sheet) {
        const typed = { face: 'mono', size: 9 } as const
        sheet.write('LETTRE DE VOITURE INTERNATIONALE', 300, 28, { face: 'sansBold', size: 11, color: green })
        sheet.write('CMR', 300, 44, { face: 'sansBold', size: 26, color: green })
        sheet.write(`No ${number}`, 560, 50, { ...typed, size: 12, align: 'right' })
        field(sheet, 1, 'Expéditeur (nom, adresse, pays)', 30, 28, 260, 66)
        writtenLines(sheet, ['MUSTER HEIZTECHNIK GMBH', 'MUSTERSTRASSE 1', 'D-00000 MUSTERSTADT'], 48, 44, 14, typed)
        field(sheet, 2, 'Destinataire (nom, adresse, pays)', 30, 94, 260, 66)
        writtenLines(sheet, [client.toUpperCase(), siteStreet.toUpperCase(), `F-${siteTown}`], 48, 110, 14, typed)
        field(sheet, 3, 'Lieu prévu pour la livraison', 30, 160, 260, 42)
        sheet.write(`${siteTown}, FRANCE`, 48, 178, typed)
        field(sheet, 4, 'Lieu et date de la prise en charge', 30, 202, 260, 42)
        sheet.write(`MUSTERSTADT, ${date}`, 48, 220, typed)
        field(sheet, 16, 'Transporteur', 290, 94, 275, 66)
        writtenLines(sheet, ['EXEMPLE TRANSPORTS INTERNATIONAUX', `VEHICULE ${plate}`], 308, 112, 14, typed)
        field(sheet, 17, 'Transporteurs successifs', 290, 160, 275, 42)
        field(sheet, 18, 'Réserves et observations du transporteur', 290, 202, 275, 42)
        const widths = [[6, 'Marques', 60], [7, 'Nb colis', 60], [8, 'Emballage', 65], [9, 'Nature de la marchandise', 190], [11, 'Poids brut, kg', 85], [12, 'Cubage m3', 75]] as const
        widths.reduce((left, [at, caption, width]) => {
          field(sheet, at, caption, left, 250, width, 170)
          return left + width
        }, 30)
        goods.forEach(([count, kind, what, weight, volume], at) => {
          const y = 275 + at * 18
          ;[[count, 78], [kind, 136], [what, 195]].forEach(([words, x]) => sheet.write(String(words), 30 + Number(x), y, typed))
          sheet.write(weight.toFixed(1), 484, y, { ...typed, align: 'right' })
          sheet.write(volume.toFixed(1), 558, y, { ...typed, align: 'right' })
        })
        sheet.rule(410, 392, 485, 392, 0.6, green)
        sheet.write(kg.toFixed(1), 484, 400, { ...typed, align: 'right' })
        sheet.write('TOTAL', 320, 400, typed)
        field(sheet, 13, 'Instructions de l’expéditeur (formalités douanières et autres)', 30, 420, 320, 80)
        writtenLines(sheet, ['LIVRAISON SUR RDV', 'NE PAS GERBER'], 48, 440, 14, typed)
        field(sheet, 19, 'À payer par', 350, 420, 215, 80)
        field(sheet, 14, 'Prescriptions d’affranchissement', 30, 500, 320, 44)
        sheet.write('FRANCO', 48, 518, typed)
        field(sheet, 21, 'Établie à', 350, 500, 215, 44)
        sheet.write(`MUSTERSTADT LE ${date}`, 368, 518, typed)
        ;[[22, 'Signature et timbre de l’expéditeur'], [23, 'Signature et timbre du transporteur'], [24, 'Marchandises reçues']].forEach(([at, caption], column) => field(sheet, Number(at), String(caption), 30 + column * 178.3, 544, 178.3, 110))
      },
    }
  },
)
