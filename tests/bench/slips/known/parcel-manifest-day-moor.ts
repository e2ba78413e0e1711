import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { moorParties } from './moor-parties.ts'
import { headed, pairs } from './moor-print.ts'

const variants = [
  { seed: 14366, parcels: [12.4, 8.65, 27.9, 3.2, 18.15] },
  { seed: 14367, parcels: [29.5, 29.5, 14.8] },
] as const

/** A sender's manifest for one consignee: a parcel a line with its number and kilos, the sums above the signatures. */
export const parcelManifestDay = layout('parcel-manifest-day-moor', variants, ({ seed, parcels }) => {
  const total = Number(parcels.reduce((sum, kg) => sum + kg, 0).toFixed(2))
  return {
    expectedKg: total,
    draw(sheet) {
      const face = 'condensed'
      const who = moorParties(seed, ['Exemple Outillage en ligne', 'Modèle Fixations'])
      sheet.write('BORDEREAU D’ENVOI', 40, 34, { face: 'condensedBold', size: 20 })
      sheet.write(`${who.carrier} – remise du ${who.date}`, 555, 40, { face, size: 12, align: 'right' })
      sheet.rule(40, 64, 555, 64, 1.2)
      headed(sheet, ['Expéditeur', who.sender, who.street, who.town], 40, 76, 14, { face, size: 11 }, { face: 'condensedBold', size: 10 })
      headed(sheet, ['Destinataire', who.client, who.siteStreet, who.siteTown], 230, 76, 14, { face, size: 11 }, { face: 'condensedBold', size: 10 })
      pairs(sheet, [['Contrat', who.account], ['Bordereau', who.slip], ['Réf.', who.order]], 430, 76, 55, 14, { face, size: 11 })
      const end = table(sheet, {
        x: 40, y: 150, lines: 'rows', rowHeight: 20, zebra: '#f4f4f4', style: { face, size: 11 }, headStyle: { face: 'condensedBold', size: 11 },
        columns: [{ title: 'N°', width: 40 }, { title: 'Numéro de colis', width: 200 }, { title: 'Service', width: 175 }, { title: 'Poids (kg)', width: 100, align: 'right' }],
        rows: parcels.map((kg, at) => [String(at + 1), `EX${who.luck.digits(9)}FR`, 'Domicile avec signature', fr(kg, 2)]),
      })
      sheet.write(`Nombre de colis : ${parcels.length}`, 44, end + 14, { face: 'condensedBold', size: 12 })
      sheet.write(`Poids total : ${fr(total, 2)} kg`, 551, end + 14, { face: 'condensedBold', size: 12, align: 'right' })
      sheet.write('Colis limités à 30 kg et 150 cm (L + l + h ≤ 200 cm). Au-delà : supplément hors norme 6,00 €.'.replace('≤', 'max.'), 44, end + 40, { face, size: 9.5, color: '#555' })
      ;['Signature de l’expéditeur', 'Signature de l’agent'].forEach((words, at) => {
        sheet.box(40 + at * 265, end + 70, 250, 70, undefined, '#888')
        sheet.write(words, 46 + at * 265, end + 74, { face, size: 9, color: '#555' })
      })
    },
  }
})
