import { captionedBoxes } from '../known/written-lines.ts'
import { layout } from '../layout.ts'
import { heathParties } from './heath-parties.ts'
import { headLines, signBoxes, smallPrint } from './heath-print.ts'

const variants = [
  { seed: 413140, pieces: '3 colis', nature: 'Robinetterie, accessoires', real: '64', volume: '0,31', billed: '78', kg: 64 },
  { seed: 413141, pieces: '2 palettes', nature: 'Receveurs et parois', real: '318', volume: '2,40', billed: '600', kg: 318 },
  { seed: 413142, pieces: '1 palette', nature: 'Mortiers en sacs', real: '1 032', volume: '1,15', billed: '1 032', kg: 1032 },
] as const

/** A carrier's receipt: real weight, volume and billed weight side by side. */
export const messagerieBoxesHeath = layout('messagerie-boxes-heath', variants, ({ seed, pieces, nature, real, volume, billed, kg }) => ({
  expectedKg: kg,
  paper: { size: 'A5', landscape: true },
  draw(sheet) {
    const { number, date, hour, client, site, siteTown, street, town, order, phone } = heathParties(seed)
    headLines(sheet, ['TRANSPORTS MODÈLE', 'Messagerie – Lots – Affrètement'], 36, 26, 16, { size: 8 }, { face: 'sansBold', size: 13, color: '#b45309' })
    sheet.write(`RÉCÉPISSÉ  ${number}`, sheet.width - 36, 28, { face: 'sansBold', size: 12, align: 'right' })
    sheet.write(`Départ du ${date}`, sheet.width - 36, 46, { size: 8.5, align: 'right' })
    ;[['EXPÉDITEUR', 'Fournitures Exemple', street, town], ['DESTINATAIRE', `${client} – ${site}`, siteTown, `Tél. ${phone} – appeler 1 h avant`]].forEach((lines, at) => {
      sheet.box(36 + at * 264, 66, 259, 62)
      headLines(sheet, lines, 42 + at * 264, 71, 14, { size: 9 }, { size: 7, color: '#b45309' })
    })
    const y = captionedBoxes(sheet, [['Unités', pieces], ['Nature', nature], ['Poids réel (kg)', real], ['Volume (m³)', volume], ['Poids taxé (kg)', billed]], 36, 138, [80, 163, 95, 85, 100], { size: 9.5 })
    const end = captionedBoxes(sheet, [['Port', 'Payé'], ['C. remboursement', 'Néant'], ['Réf. expéditeur', order], ['Livraison', `avant ${hour} – hayon`]], 36, y, [80, 120, 138, 185], { size: 9 })
    signBoxes(sheet, ['Remis au transporteur', 'Réserves précises et motivées', 'Destinataire : date, heure, cachet'], end + 14, 90)
    smallPrint(sheet, ['Indemnité plafonnée à 33 € par kg et 1 000 € par colis selon le contrat type.', 'Un colis ne peut dépasser 30 kg sans palette.'])
  },
}))
