import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { shore } from './shore-parties.ts'

const variants: readonly { readonly seed: number; readonly goods: readonly string[]; readonly kg: number; readonly access: string }[] = [
  { seed: 11557, goods: ['1 escalier quart tournant en hêtre, en 3 éléments', '1 garde-corps d’étage, 2,80 m', '1 carton de visserie et chevilles'], kg: 190, access: 'la porte d’entrée fait 83 cm' },
  { seed: 11558, goods: ['6 caissons de dressing mélaminé chêne', '12 façades et 4 paires de coulisses', '2 joues de 2,60 m', '1 plan de toilette stratifié de 2,20 m'], kg: 345, access: 'l’ascenseur est en panne' },
]

/** A workshop's own letter: what comes and how heavy it is, in sentences. */
export const joinerTypedLetter = layout('joiner-typed-letter-shore', variants, ({ seed, goods, kg, access }) => ({
  expectedKg: kg,
  draw(sheet) {
    const { street, town, client, site, siteStreet, siteTown, date, phone, order } = shore(seed)
    const style = { face: 'serif', size: 11.5 } as const
    writtenLines(sheet, ['Ébénisterie Modèle', street, town, phone], 60, 50, 15, style, { face: 'serifBold', size: 13 })
    writtenLines(sheet, [client, site, siteStreet, siteTown], 340, 120, 15, style)
    sheet.write(`Le ${date}`, 340, 200, style)
    sheet.write(`Objet : bon de livraison, commande ${order}`, 60, 236, { face: 'serifBold', size: 11.5 })
    let y = sheet.flow('Bonjour,', 60, 270, 475, style) + 8
    y = sheet.flow('Nous vous livrons demain matin, au pied du bâtiment, les ouvrages suivants :', 60, y, 475, style) + 8
    y = writtenLines(sheet, goods.map((line) => `–  ${line}`), 80, y, 18, style) + 8
    y = sheet.flow(`L’ensemble pèse environ ${kg} kg, emballage compris. Merci de prévoir quatre bras : ${access} et notre chauffeur est seul.`, 60, y, 475, style) + 8
    y = sheet.flow('Les cotes ont été relevées sur place. Pensez à laisser les bois 48 heures dans la pièce avant la pose, à 18 °C environ.', 60, y, 475, style) + 8
    y = sheet.flow('Merci de nous retourner un exemplaire signé.', 60, y, 475, style) + 30
    sheet.write('L’atelier', 400, y, style)
    sheet.write('Reçu le :                                   Signature :', 60, y + 70, style)
    sheet.write('Ébénisterie Modèle – EURL au capital de 5 000 € – RM 000 000 000', sheet.width / 2, 800, { face: 'serif', size: 8, color: '#555', align: 'center' })
  },
}))
