import { layout } from '../layout.ts'
import { writtenLines } from './written-lines.ts'
import { parties } from './parties.ts'

/** A craftsman's note from his word processor: what was brought, and not a weight for the load anywhere. */
export const plastererLetter = layout('plasterer-letter', [
  { seed: 7321, goods: ['42 plaques de plâtre hydrofuges', '1 lot de rails et montants', 'Bandes et vis', 'Enduit : reste du chantier précédent (sacs de 25 kg, entamés)'] },
  { seed: 7322, goods: ['Faux plafond démontable, dalles 60 × 60 (14 cartons)', 'Ossature complète', '2 trappes de visite', 'Suspentes – charge admissible 25 kg par point'] },
], ({ seed, goods }) => ({
  expectedKg: null,
  draw(sheet) {
    const { client, site, siteStreet, siteTown, longDay, phone, number } = parties(seed)
    const text = { face: 'serif', size: 12 } as const
    writtenLines(sheet, ['Plâtrerie Exemple', 'Cloisons – Plafonds – Isolation', '9 chemin du Modèle, 13400 AUBAGNE', phone], 60, 56, 16, text, { face: 'serifBold', size: 15 })
    writtenLines(sheet, [client, site, siteStreet, siteTown], 340, 140, 16, text)
    sheet.write(`Le ${longDay}`, 340, 220, text)
    sheet.write(`Bon de livraison n° ${number.slice(0, 3)}`, 60, 256, { face: 'serifBold', size: 14 })
    sheet.write('Livré ce jour sur le chantier :', 60, 290, text)
    goods.forEach((words, at) => sheet.write(`–  ${words}`, 80, 316 + at * 22, text))
    const y = sheet.flow('Déposé dans le garage, à l’étage et sous abri. Merci de vérifier et de signer un exemplaire.', 60, 330 + goods.length * 22, 460, text)
    sheet.write('L’entreprise', 80, y + 50, text)
    sheet.write('Le client', 380, y + 50, text)
  },
}))
