import { fr } from '../drawing/french-number.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './inland-parties.ts'
import { addressBox, facts, footStrip, rubberStamp } from './inland-print.ts'

type Unit = readonly [count: number, kind: string, goods: string, kg: number, cubic: number]
interface Variant {
  readonly seed: number
  readonly units: readonly Unit[]
  readonly stamped: boolean
}

const variants: readonly Variant[] = [
  { seed: 15171, stamped: false, units: [[2, 'PAL', 'Mortiers et enduits', 1640, 2.1]] },
  { seed: 15172, stamped: true, units: [[1, 'PAL', 'Receveurs et meubles', 186, 1.4], [3, 'COL', 'Robinetterie', 27, 0.2]] },
  { seed: 15173, stamped: false, units: [[4, 'PAL', 'Isolants', 372, 9.8], [2, 'COL', 'Accessoires', 18, 0.1], [1, 'FAR', 'Profilés 3 m', 54, 0.3]] },
]

/** A carrier's receipt, twice on a leaf: one for who receives, one for who brings. */
export const messagerieReceiptInland = layout('messagerie-receipt-inland', variants, (variant) => {
  const kg = variant.units.reduce((sum, unit) => sum + unit[3], 0)
  return {
    expectedKg: kg,
    draw(sheet) {
      copy(sheet, 0, 'EXEMPLAIRE DESTINATAIRE', variant, kg)
      sheet.rule(20, 421, 575, 421, 0.5, '#777', 4)
      copy(sheet, 421, 'EXEMPLAIRE TRANSPORTEUR', variant, kg)
      if (variant.stamped) rubberStamp(sheet, ['REÇU SANS RÉSERVE', 'CHANTIER MODÈLE'], 330, 784)
    },
  }
})

function copy(sheet: Sheet, top: number, title: string, { seed, units }: Variant, kg: number): void {
  const { client, clientStreet, clientTown, site, siteStreet, siteTown, date, phone, luck } = parties(seed)
  sheet.write('MESSAGERIE SPÉCIMEN', 30, top + 26, { face: 'sansBold', size: 15, color: '#c62828' })
  sheet.write('Récépissé de transport', 30, top + 46, { size: 10 })
  sheet.write(title, 565, top + 28, { face: 'sansBold', size: 8, align: 'right' })
  sheet.write(`N° ${luck.digits(10)}   ${date}`, 565, top + 44, { face: 'mono', size: 11, align: 'right' })
  addressBox(sheet, 'EXPÉDITEUR', ['Usine Modèle SAS', 'Parc de l’Exemple', '03000 MOULINS'], 30, top + 66, 175, { size: 8.5 })
  addressBox(sheet, 'DESTINATAIRE', [`${client} – ${site}`, siteStreet, siteTown], 215, top + 66, 220, { size: 8.5 })
  facts(sheet, [['Agence', 'BOURGES 18'], ['Tournée', '112'], ['Service', '24/48 h'], ['Tél. dest.', phone]], 446, top + 72, 52, { size: 8.5 })
  const count = units.reduce((sum, unit) => sum + unit[0], 0)
  const cubic = units.reduce((sum, unit) => sum + unit[4], 0)
  const foot = table(sheet, {
    x: 30, y: top + 140, lines: 'grid', headFill: '#f3dede', style: { size: 9 }, headStyle: { face: 'sansBold', size: 8 },
    columns: [{ title: 'Nombre', width: 60, align: 'right' }, { title: 'U.M.', width: 55, align: 'center' }, { title: 'Nature de la marchandise', width: 240 }, { title: 'Poids (kg)', width: 90, align: 'right' }, { title: 'Vol. (m3)', width: 90, align: 'right' }],
    rows: units.map(([number, kind, goods, weight, volume]) => [`${number}`, kind, goods, fr(weight, 0, ' '), fr(volume, 2)]),
  })
  footStrip(sheet, [['TOTAL U.M.', `${count}`], ['POIDS TAXABLE', fr(Math.ceil(Math.max(kg, cubic * 250) / 10) * 10, 0, ' ')], ['POIDS RÉEL', `${fr(kg, 0, ' ')} kg`], ['VOLUME', fr(cubic, 2)], ['PORT', 'PAYÉ']], 30, foot + 10, [95, 110, 120, 110, 100], { face: 'sansBold', size: 9 }, '#f3dede')
  writtenLines(sheet, ['Contre-remboursement : néant', 'Retour palettes EUR : oui / non     Nombre rendu :', `Facturation : ${client}, ${clientStreet}, ${clientTown}`], 30, foot + 56, 12, { size: 8 })
  sheet.box(30, top + 340, 260, 60)
  sheet.write('Réserves du destinataire', 36, top + 345, { size: 7 })
  sheet.box(305, top + 340, 260, 60)
  sheet.write('Nom, date, heure, signature et cachet', 311, top + 345, { size: 7 })
}
