import { layout } from '../layout.ts'
import { heathParties } from './heath-parties.ts'
import { headLines } from './heath-print.ts'

const variants = [
  { seed: 413210, goods: 'l’escalier quart tournant en hêtre et son garde-corps, démontés en quatre éléments', weight: 'Le tout pèse 265 kg emballage compris.', kg: 265 },
  { seed: 413211, goods: 'douze fenêtres bois-aluminium sur deux racks', weight: 'L’ensemble représente un poids de 0,84 tonne, racks inclus.', kg: 840 },
] as const

/** A joiner's typed letter that goes with the goods. */
export const joinerProseHeath = layout('joiner-prose-heath', variants, ({ seed, goods, weight, kg }) => ({
  expectedKg: kg,
  draw(sheet) {
    const { date, order, client, site, siteTown, clientStreet, street, town, phone } = heathParties(seed)
    const serif = { face: 'serif', size: 11.5 } as const
    headLines(sheet, ['Menuiserie du Spécimen', street, town, `Tél. ${phone}`], 70, 60, 16, serif, { face: 'serifBold', size: 15 })
    headLines(sheet, [client, clientStreet, siteTown], 340, 150, 16, serif)
    sheet.write(`Le ${date}`, 340, 216, serif)
    sheet.write(`Objet : livraison de votre commande n° ${order}`, 70, 256, { face: 'serifBold', size: 11.5 })
    let y = 296
    for (const words of ['Madame, Monsieur,', `Nous vous livrons ce jour, sur le site « ${site} », ${goods}.`, weight, 'Merci de prévoir un accès dégagé pour notre camionnette et deux personnes pour le portage.', 'Nous vous remercions de vérifier l’état des pièces avant de signer ci-dessous.', 'Veuillez agréer nos salutations distinguées.']) y = sheet.flow(words, 70, y, 455, serif) + 14
    sheet.write('Bon pour réception, le ....................', 70, y + 40, serif)
    sheet.write('Signature', 400, y + 40, serif)
  },
}))
