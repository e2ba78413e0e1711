import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { layout } from '../layout.ts'
import { cells, under } from './corners.ts'

/** A freight forwarder's delivery receipt on a half sheet: a grid of boxes, the real weight in one of them. */
export const groupageAdvice = layout('groupage-advice', [
  { seed: 8181, kg: 318, units: '1', kind: 'PALETTE', goods: 'PEINTURES ET ENDUITS' },
  { seed: 8182, kg: 96.5, units: '4', kind: 'COLIS', goods: 'QUINCAILLERIE' },
  { seed: 8183, kg: 1142, units: '2', kind: 'PALETTES', goods: 'MATÉRIAUX DIVERS' },
], ({ seed, kg, units, kind, goods }) => ({
  expectedKg: kg,
  paper: { size: 'A5', landscape: true },
  draw(sheet) {
    const { supplier, town, client, site, siteTown, order, date, slip, phone } = marks(seed)
    sheet.write('MESSAGERIE EXEMPLE', 26, 22, { face: 'narrowBold', size: 16 })
    sheet.write('RÉCÉPISSÉ DE LIVRAISON', 569, 24, { face: 'narrowBold', size: 13, align: 'right' })
    sheet.write(`Agence 06 – tél. ${phone}`, 26, 42, { face: 'narrow', size: 8.5 })
    sheet.write(`Récépissé ${slip}  du ${date}`, 569, 42, { face: 'narrow', size: 9, align: 'right' })
    sheet.box(26, 60, 265, 84)
    under(sheet, ['EXPÉDITEUR', supplier, town, `Réf. ${order}`], 34, 66, 17, { face: 'narrow', size: 10.5 }, { face: 'narrowBold', size: 8 })
    sheet.box(304, 60, 265, 84)
    under(sheet, ['DESTINATAIRE', client, site, siteTown], 312, 66, 17, { face: 'narrow', size: 10.5 }, { face: 'narrowBold', size: 8 })
    const style = { caption: { face: 'narrow', size: 8 }, value: { face: 'narrowBold', size: 11 }, height: 40 } as const
    cells(sheet, [['NOMBRE', units], ['CONDITIONNEMENT', kind], ['POIDS (KG)', fr(kg, kg % 1 === 0 ? 0 : 1)], ['VOLUME (M3)', fr(kg / 380, 2)]], { x: 26, y: 156, width: 135.75, ...style })
    cells(sheet, [['NATURE', goods], ['PORT', 'PAYÉ'], ['CONTRE-REMBOURSEMENT', 'NÉANT']], { x: 26, y: 196, width: 181, ...style })
    sheet.write('Instructions : livraison sur rendez-vous, hayon élévateur, prévoir transpalette.', 26, 248, { face: 'narrow', size: 9.5 })
    sheet.box(26, 270, 265, 96)
    sheet.write('Réserves précises et motivées', 34, 276, { face: 'narrow', size: 8 })
    sheet.box(304, 270, 265, 96)
    sheet.write('Date, heure, cachet et signature du destinataire', 312, 276, { face: 'narrow', size: 8 })
    sheet.flow('Le contrat type messagerie s’applique : indemnité limitée à 33 € par kg de poids brut manquant ou avarié, plafonnée à 1 000 € par colis.', 26, 378, 543, { face: 'narrow', size: 7.5 })
  },
}))
