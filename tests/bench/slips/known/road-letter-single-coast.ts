import { layout } from '../layout.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { coastParties } from './coast-parties.ts'
import { printed, stacked } from './coast-print.ts'

function framed(sheet: Sheet, title: string, lines: readonly string[], x: number, y: number, width: number, height: number): void {
  sheet.box(x, y, width, height, undefined, '#8a1f1f')
  sheet.write(title, x + 5, y + 4, { size: 7, color: '#8a1f1f' })
  stacked(sheet, lines, x + 8, y + 17, 14, { face: 'typewriter', size: 10 })
}

export const roadLetterSingle = layout(
  'road-letter-single-coast',
  [
    { seed: 9711, trade: 'roofer', sender: ['Tuilerie du Spécimen', 'Les Argiles', '11400 CASTELNAUDARY'], goods: ['6 palettes tuiles canal', '1 palette faîtières et rives'], pallets: 7, kg: 8460 },
    { seed: 9712, trade: 'painter', sender: ['Laboratoire Exemple Enduits', 'ZI du Modèle', '84000 AVIGNON'], goods: ['3 palettes enduits en sac', '1 palette peinture en seau'], pallets: 4, kg: 3275 },
    { seed: 9713, trade: 'joiner', sender: ['Parquets Modèle', 'Route de l’Exemple', '40000 MONT-DE-MARSAN'], goods: ['2 palettes parquet chêne', ''], pallets: 2, kg: 1620 },
  ] as const,
  ({ seed, trade, sender, goods, pallets, kg }) => {
    const { client, site, siteStreet, siteTown, date, nextDay, number, vehicle, hour } = coastParties(seed, trade)
    return {
      expectedKg: kg,
      draw(sheet) {
        sheet.write('LETTRE DE VOITURE NATIONALE', 40, 32, { face: 'sansBold', size: 14, color: '#8a1f1f' })
        sheet.write(`N° ${number}`, 555, 32, { face: 'typewriter', size: 14, align: 'right' })
        sheet.write('Transport routier de marchandises – exemplaire destinataire', 40, 52, { size: 8, color: '#8a1f1f' })
        framed(sheet, 'Remettant / expéditeur', sender, 40, 70, 255, 70)
        framed(sheet, 'Transporteur', ['Transports Modèle Sud', `Tracteur ${vehicle}`, 'Licence 0000/00/0000'], 300, 70, 255, 70)
        framed(sheet, 'Destinataire et lieu de livraison', [client, site, `${siteStreet}, ${siteTown}`], 40, 145, 515, 66)
        framed(sheet, 'Prise en charge', [`${date} à ${hour}`], 40, 216, 255, 40)
        framed(sheet, 'Livraison prévue', [nextDay], 300, 216, 255, 40)
        framed(sheet, 'Nature et conditionnement de la marchandise', goods, 40, 261, 265, 120)
        framed(sheet, 'Nombre de palettes', [`${pallets}`], 310, 261, 115, 55)
        framed(sheet, 'Mètres de plancher', [printed(pallets * 0.4, 2)], 310, 321, 115, 60)
        framed(sheet, 'Poids brut (tonnes)', [printed(kg / 1000, 3)], 430, 261, 125, 55)
        framed(sheet, 'Volume (m³)', [''], 430, 321, 125, 60)
        framed(sheet, 'Instructions', ['Hayon et transpalette. Appeler avant passage.'], 40, 386, 515, 44)
        framed(sheet, 'Palettes Europe', [`Remises : ${pallets}     Rendues :`], 40, 435, 255, 44)
        framed(sheet, 'Prix du transport', ['Port payé par l’expéditeur'], 300, 435, 255, 44)
        ;['Signature du remettant', 'Signature du conducteur', 'Signature et réserves du destinataire'].forEach((title, at) => framed(sheet, title, [], 40 + at * 173, 484, 169, 90))
        sheet.flow('À défaut de convention écrite, le contrat type applicable aux envois régit le présent transport. Pour les envois de moins de 3 tonnes, l’indemnité ne peut excéder 33 € par kilogramme de poids brut manquant ou avarié.', 40, 582, 515, { size: 7, color: '#555' })
      },
    }
  },
)
