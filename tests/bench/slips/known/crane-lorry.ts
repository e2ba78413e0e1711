import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { layout } from '../layout.ts'
import { printedCase, stack } from './stack.ts'

/** A precast yard's crane delivery: reach, heaviest piece and total in a row of cases, because the crane needs all three. */
export const craneLorry = layout('crane-lorry', [
  { seed: 8361, kg: 1890, heaviest: 640, goods: [['Fosse à lisser élément bas Ø 150', '1'], ['Rehausse Ø 150 h 50', '2'], ['Tampon béton armé', '1'], ['Regard 50 x 50 avec fond', '3']] },
  { seed: 8362, kg: 5340, heaviest: 1180, goods: [['Prémur 2,40 x 3,00 m ép. 20', '3'], ['Linteau coffré 3,20 m', '4'], ['Étai tirant-poussant', '6']] },
], ({ seed, kg, heaviest, goods }) => ({
  expectedKg: kg,
  draw(sheet) {
    const { client, site, siteTown, order, date, slip, phone } = marks(seed)
    const set = { face: 'narrow', size: 11 } as const
    sheet.box(36, 30, 523, 30, '#f9a825', '#f9a825')
    sheet.write('PRÉFA EXEMPLE – LIVRAISON CAMION-GRUE', 297, 38, { face: 'narrowBold', size: 15, align: 'center' })
    stack(sheet, [`Bon n° ${slip.slice(2)}`, `Commande ${order}`, `Date ${date}`], 36, 76, { ...set, step: 16, first: { face: 'narrowBold' } })
    stack(sheet, [client, site, siteTown, `Chef de chantier ${phone}`], 300, 76, { ...set, step: 16, first: { face: 'narrowBold' } })
    const cases = [['Portée demandée', '9 m'], ['Pièce la plus lourde', `${fr(heaviest, 0, ' ')} kg`], ['Poids total', `${fr(kg, 0, ' ')} kg`], ['Nombre d’élingues', '4']] as const
    cases.forEach(([caption, value], at) => printedCase(sheet, [36 + at * 130.75, 152, 130.75, 46], caption, value, { face: 'narrowBold', size: 15, align: 'center' }))
    sheet.write('Éléments à décharger', 36, 216, { face: 'narrowBold', size: 12 })
    goods.forEach(([words, count], at) => {
      sheet.write(`${count} x`, 66, 240 + at * 24, { ...set, align: 'right' })
      sheet.write(words!, 76, 240 + at * 24, set)
      sheet.rule(36, 257 + at * 24, 559, 257 + at * 24, 0.4, '#999', 2)
    })
    stack(sheet, ['Capacité grue : 1 800 kg à 8 m, 1 350 kg à 10 m, 980 kg à 13 m', 'Ligne électrique à proximité :   oui   non', 'Sol stabilisé :   oui   non', 'Temps de grue inclus : 45 min, au-delà 95,00 € HT / h'], 36, 420, { ...set, step: 22 })
    sheet.flow('Le client garantit un accès pour porteur 26 t et désigne la personne qui guide le grutier. Aucun survol de personnes.', 36, 520, 523, { ...set, size: 9 })
    printedCase(sheet, [36, 580, 255, 90], 'Grutier', '', {})
    printedCase(sheet, [304, 580, 255, 90], 'Client', '', {})
  },
}))
