import { fr } from '../drawing/french-number.ts'
import { captionedBoxes, writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './parties.ts'

/** A carrier's national waybill: the real weight stands beside the weight charged for. */
export const nationalWaybill = layout('national-waybill', [
  { seed: 7071, goods: 'Carrelage sur palette', supports: '2 PAL', real: 1486, charged: 1500, cube: 1.92, metres: 0.8 },
  { seed: 7072, goods: 'Portes et huisseries', supports: '1 PAL + 3 COL', real: 318, charged: 520, cube: 2.08, metres: 0.8 },
  { seed: 7073, goods: 'Tubes et raccords', supports: '2 FAG + 1 COL', real: 94, charged: 250, cube: 1, metres: 0.4 },
], ({ seed, goods, supports, real, charged, cube, metres }) => ({
  expectedKg: real,
  paper: { size: 'A5', landscape: true },
  draw(sheet) {
    const { client, site, siteStreet, siteTown, number, order, day, plate } = parties(seed)
    sheet.write('TRANSPORTS SPÉCIMEN', 24, 20, { face: 'narrowBold', size: 17, color: '#b3261e' })
    sheet.write('Messagerie – Affrètement – Logistique · 42000 SAINT-ÉTIENNE', 24, 40, { face: 'narrow', size: 8.5 })
    sheet.write('LETTRE DE VOITURE NATIONALE', 571, 20, { face: 'narrowBold', size: 13, align: 'right' })
    sheet.write(`N° ${number}-${order}   du ${day}`, 571, 38, { face: 'narrow', size: 10, align: 'right' })
    sheet.box(24, 58, 270, 74)
    sheet.box(301, 58, 270, 74)
    writtenLines(sheet, ['EXPÉDITEUR', 'Négoce Modèle – plateforme', '1 allée de l’Exemple', '42160 ANDRÉZIEUX'], 31, 63, 15, { face: 'narrow', size: 10 }, { face: 'narrow', size: 7.5 })
    writtenLines(sheet, ['DESTINATAIRE', `${client} / ${site}`, siteStreet, siteTown], 308, 63, 15, { face: 'narrow', size: 10 }, { face: 'narrow', size: 7.5 })
    const y = captionedBoxes(sheet, [['NATURE DE LA MARCHANDISE', goods], ['SUPPORTS', supports], ['POIDS RÉEL', `${fr(real, 0, ' ')} kg`], ['POIDS TAXABLE', `${fr(charged, 0, ' ')} kg`], ['VOLUME', `${fr(cube, 2)} m³`], ['M. PLANCHER', fr(metres, 2)]], 24, 144, [180, 100, 78, 78, 60, 51], { face: 'narrow', size: 10 })
    captionedBoxes(sheet, [['PORT', 'PAYÉ'], ['CONTRE REMBOURSEMENT', 'Néant'], ['VALEUR DÉCLARÉE', 'Néant'], ['IMMATRICULATION', plate], ['INSTRUCTIONS', 'Tél. avant livraison']], 24, y + 8, [60, 120, 110, 107, 150], { face: 'narrow', size: 10 })
    ;['Remise par l’expéditeur', 'Prise en charge conducteur', 'Réception (date, heure, cachet, réserves)'].forEach((words, at) => {
      sheet.box([24, 174, 324][at]!, y + 54, [143, 143, 247][at]!, 84)
      sheet.write(words, [30, 180, 330][at]!, y + 59, { face: 'narrow', size: 8 })
    })
    sheet.flow('Les conditions du contrat type « général » s’appliquent. L’indemnité ne peut excéder 33 € par kilogramme de poids brut de marchandise manquante ou avariée, sans pouvoir dépasser 1 000 € par colis, pour les envois de moins de trois tonnes.', 24, y + 150, 547, { face: 'narrow', size: 7.5, color: '#444' })
  },
}))
