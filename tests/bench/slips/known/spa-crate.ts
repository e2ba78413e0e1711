import { fr } from '../drawing/french-number.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { labelValueRows } from './label-value-rows.ts'
import { parties } from './parties.ts'

/** A maker's shipping note for one big object: the shipped weight beside what the floor will carry once it is filled. */
export const spaCrate = layout('spa-crate', [
  { seed: 7391, thing: 'Spa 5 places « Modèle 210 »', size: '215 × 215 × 95 cm', full: 1680, kg: 368, extras: ['Escalier 2 marches', 'Couverture isotherme'] },
  { seed: 7392, thing: 'Récupérateur d’eau enterré 5 000 L', size: '240 × 220 × 235 cm', full: 5260, kg: 284, extras: ['Rehausse 40 cm', 'Kit de pompage'] },
], ({ seed, thing, size, full, kg, extras }) => ({
  expectedKg: kg,
  draw(sheet) {
    const { client, siteStreet, siteTown, number, day, phone, order } = parties(seed)
    const text = { face: 'sans', size: 10 } as const
    const bold = { face: 'sansBold', size: 10 } as const
    sheet.box(40, 36, 6, 46, '#0097a7', '#0097a7')
    sheet.write('Aqua Spécimen', 56, 36, { face: 'sansBold', size: 19 })
    sheet.write(`Bon d’expédition ${number} – ${day}`, 56, 64, text)
    writtenLines(sheet, ['Livrer chez', client, siteStreet, siteTown, `Tél. ${phone}`], 360, 100, 15, text, bold)
    sheet.write('Contenu de l’envoi', 40, 130, bold)
    writtenLines(sheet, [`1 × ${thing}`, ...extras.map((extra) => `1 × ${extra}`)], 40, 148, 16, text)
    sheet.rule(40, 206, 555, 206, 0.5, '#0097a7')
    sheet.write('Transport', 40, 218, bold)
    labelValueRows(sheet, [['Commande', order], ['Nombre de colis', '1 palette hors gabarit'], ['Dimensions', size], ['Poids expédié', `${fr(kg, 0, ' ')} kg`], ['Livraison', 'Hayon et transpalette, au pied du camion']], { x: 40, y: 236, step: 17, valueAt: 140, style: text })
    sheet.rule(40, 330, 555, 330, 0.5, '#0097a7')
    sheet.write('À savoir avant l’installation', 40, 342, bold)
    labelValueRows(sheet, [['Poids en eau (rempli)', `${fr(full, 0, ' ')} kg`], ['Support conseillé', 'Dalle béton armé 12 cm'], ['Manutention', '4 personnes ou engin de levage']], { x: 40, y: 360, step: 17, valueAt: 140, style: text })
    sheet.write('Réserves à la livraison', 40, 440, bold)
    sheet.box(40, 456, 515, 80, undefined, '#999')
    sheet.write('Déballez et vérifiez en présence du chauffeur. Date et signature :', 40, 548, { size: 9 })
  },
}))
