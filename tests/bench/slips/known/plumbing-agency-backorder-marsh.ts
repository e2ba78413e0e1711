import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { captionedBoxes, writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { marshParties } from './marsh-parties.ts'
import { plumbingWares } from './marsh-wares.ts'

/** A sanitary wholesaler's branch: part of the order stays behind, an approximate weight in the preparer's strip. */
export const plumbingAgencyBackorder = layout<{ seed: number; take: Take; behind: readonly number[]; parcels: number; words: string }>('plumbing-agency-backorder-marsh', [
  { seed: 303530, take: [[2, 3], [0, 1], [7, 6], [4, 10]], behind: [0, 1, 0, 0], parcels: 9, words: 'Poids approx.' },
  { seed: 303531, take: [[3, 4], [5, 2], [9, 3], [8, 2]], behind: [2, 0, 0, 2], parcels: 6, words: 'Poids indicatif' },
], ({ seed, take, behind, parcels, words }) => {
  const { lines, kg } = consigned(plumbingWares, take, 1)
  return {
    expectedKg: kg,
    draw(sheet) {
      const who = marshParties(seed)
      const face = 'narrow'
      sheet.box(36, 28, 150, 40, '#0a5c9e', '#0a5c9e', 4)
      sheet.write('SANI-MODÈLE', 111, 40, { face: 'narrowBold', size: 17, color: '#fff', align: 'center' })
      writtenLines(sheet, ['Agence 412 – Spécimen Ouest', '06150 CANNES-LA-BOCCA', `Tél. ${who.phone}`], 200, 32, 12, { face, size: 9 })
      sheet.write('BON DE LIVRAISON', 559, 30, { face: 'narrowBold', size: 15, align: 'right' })
      sheet.write(`412/${who.number} – ${who.day}`, 559, 52, { face, size: 10, align: 'right' })
      writtenLines(sheet, ['LIVRÉ À', who.client, who.site, who.siteStreet, who.siteTown], 340, 86, 12, { face, size: 9.5 }, { face: 'narrowBold', size: 8 })
      writtenLines(sheet, [`Compte : ${who.account}`, `Réf. chantier : ${who.order}`, 'Mode : notre camion', `Tournée ${who.round}, départ ${who.hour}`], 36, 98, 12, { face, size: 9.5 })
      const columns = [{ title: 'Référence', width: 75 }, { title: 'Désignation', width: 250 }, { title: 'Commandé', width: 66, align: 'right' as const }, { title: 'Livré', width: 66, align: 'right' as const }, { title: 'Reliquat', width: 66, align: 'right' as const }]
      const rows = lines.map((line, at) => [line.code, line.words, String(line.count + behind[at]!), String(line.count), behind[at] === 0 ? '' : String(behind[at])])
      const foot = table(sheet, { x: 36, y: 168, columns, rows, rowHeight: 20, zebra: '#eaf2f9', style: { face, size: 9.5 }, headStyle: { face: 'narrowBold', size: 9.5 } })
      sheet.write('Les reliquats seront livrés dès réception fournisseur.', 36, foot + 10, { face, size: 9 })
      captionedBoxes(sheet, [['Préparateur', `P${who.round.slice(1)}7`], ['Colis', String(parcels)], [words, `${fr(kg, 1, ' ')} kg`], ['Zone quai', `Q${who.round.slice(1)}`], ['Contrôle', '']], 36, foot + 40, [100, 80, 133, 90, 120], { face, size: 10 })
      sheet.write('Nom, date et signature du client précédés de « reçu conforme »', 36, foot + 92, { face, size: 9 })
      sheet.box(36, foot + 106, 523, 60, undefined, '#888')
    },
  }
})
