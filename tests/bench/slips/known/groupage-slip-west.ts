import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { captionedBoxes, writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { partiesOf } from './west-parties.ts'

const variants = [
  { seed: 9621, goods: 'Carrelage et colles sur palettes', pallets: 2, parcels: 2, kg: 1436, cubic: 1.92 },
  { seed: 9622, goods: 'Peinture bâtiment non ADR', pallets: 1, parcels: 3, kg: 684, cubic: 1.35 },
  { seed: 9623, goods: 'Menuiseries sur chevalet', pallets: 0, parcels: 9, kg: 312, cubic: 3.4 },
] as const

/** A groupage carrier's receipt: parties, service, one row of goods and the charges. */
export const groupageSlip = layout('groupage-slip-west', variants, ({ seed, goods, pallets, parcels, kg, cubic }) => {
  const who = partiesOf(seed)
  return {
    expectedKg: kg,
    paper: { size: 'A5', landscape: true },
    draw(sheet) {
      sheet.box(20, 18, 170, 44, '#f4b400', '#f4b400')
      sheet.write('TRANSPORTS MODÈLE', 30, 25, { face: 'condensedBold', size: 16 })
      sheet.write('Messagerie – Affrètement – Levage', 30, 44, { face: 'condensed', size: 10 })
      sheet.write('RÉCÉPISSÉ DE TRANSPORT', 575, 22, { face: 'condensedBold', size: 14, align: 'right' })
      sheet.write(`N° ${who.slip}${who.account}    Émis le ${who.date} à ${who.time}`, 575, 44, { face: 'condensed', size: 10, align: 'right' })
      const parties = [['EXPÉDITEUR', 'Exemple Bâti Négoce', who.street, who.town], ['DESTINATAIRE', who.client, who.siteStreet, who.siteTown], ['INSTRUCTIONS', 'RDV la veille', 'Hayon obligatoire', 'Accès 19 t maxi']]
      parties.forEach((lines, at) => {
        sheet.box(20 + at * 186, 72, 183, 76)
        writtenLines(sheet, lines, 28 + at * 186, 78, 16, { face: 'condensed', size: 11 }, { face: 'condensedBold', size: 9, color: '#666' })
      })
      const foot = table(sheet, {
        x: 20, y: 158, lines: 'grid', rowHeight: 28, headHeight: 26, headFill: '#eee', style: { face: 'condensed', size: 12 }, headStyle: { face: 'condensedBold', size: 9.5 },
        rows: [[String(parcels), String(pallets), goods, fr(kg), fr(cubic, 2), who.order]],
        columns: [{ title: 'Nb UM', width: 50, align: 'center' }, { title: 'dont pal.', width: 55, align: 'center' }, { title: 'Nature de la marchandise', width: 225 }, { title: 'Poids', width: 75, align: 'right' }, { title: 'm³', width: 60, align: 'right' }, { title: 'Réf. expéditeur', width: 90, align: 'center' }],
      })
      captionedBoxes(sheet, [['Port', 'PAYÉ'], ['Contre-remboursement', 'Néant'], ['Palettes EUR à rendre', String(pallets)], ['Tournée', `${who.luck.whole(10, 60)}`], ['Service', 'Standard 48 h']], 20, foot + 10, [90, 125, 120, 90, 130], { face: 'condensed', size: 11 })
      sheet.write('Reçu conforme (nom, date, heure, cachet)', 20, 270, { face: 'condensed', size: 10 })
      sheet.box(20, 284, 270, 90)
      sheet.write('Réserves précises et motivées', 306, 270, { face: 'condensed', size: 10 })
      sheet.box(306, 284, 269, 90)
      sheet.write('Conditions générales : indemnité limitée à 33 € par kg manquant ou avarié, 1 000 € par colis. Poids en kg, volumes en m³.', 20, 390, { face: 'condensed', size: 8.5, color: '#555' })
    },
  }
})
