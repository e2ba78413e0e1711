import { fr } from '../drawing/french-number.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { layout } from '../layout.ts'
import { moorParties, shipTo } from './moor-parties.ts'
import { headed, rubberStamp } from './moor-print.ts'

const variants = [
  { seed: 14211, lines: [['6', 'palettes', 'Blocs béton cellulaire', 5340], ['2', 'palettes', 'Mortier-colle en sacs', 2080]] },
  { seed: 14212, lines: [['1', 'palette', 'Fenêtres PVC – fragile', 386], ['4', 'colis', 'Quincaillerie et accessoires', 74], ['2', 'fardeaux', 'Profilés aluminium 6 m', 215]] },
] as const

/** A national consignment letter in ruled cases: goods by nature, kilos a line, the total under the column. */
export const nationalWaybillCases = layout('national-waybill-cases-moor', variants, ({ seed, lines }) => {
  const total = lines.reduce((sum, line) => sum + line[3], 0)
  return {
    expectedKg: total,
    draw(sheet) {
      const who = moorParties(seed, ['Usine Exemple de Préfabrication', 'Ateliers Spécimen'])
      const ink = '#1c3f94'
      const framed = (x: number, y: number, width: number, height: number, title: string, words: readonly string[] = []) => {
        sheet.box(x, y, width, height, undefined, ink)
        sheet.write(title, x + 4, y + 3, { size: 7, color: ink })
        headed(sheet, words, x + 8, y + 15, 12.5, { face: 'printer', size: 9 })
      }
      sheet.write('LETTRE DE VOITURE NATIONALE', 40, 30, { face: 'sansBold', size: 15, color: ink })
      sheet.write(`N° ${who.slip}`, 555, 32, { face: 'printerBold', size: 12, align: 'right' })
      framed(40, 56, 257, 72, 'EXPÉDITEUR (nom, adresse)', [who.sender, who.street, who.town])
      framed(297, 56, 258, 72, 'TRANSPORTEUR', [who.carrier, 'Licence 0000/00/0000', `Véhicule ${who.plate}`])
      framed(40, 128, 257, 78, 'DESTINATAIRE (nom, adresse de livraison)', shipTo(who))
      framed(297, 128, 258, 78, 'PRISE EN CHARGE', [`Lieu : ${who.town.slice(6)}`, `Date : ${who.date}`, `Heure : ${who.hour}`])
      goodsCases(sheet, lines, total, ink)
      framed(40, 420, 257, 60, 'INSTRUCTIONS', ['Hayon demandé', 'Prévenir avant livraison'])
      framed(297, 420, 258, 60, 'PORT', ['PAYÉ [X]     DÛ [ ]', 'Contre-remboursement : néant'])
      framed(40, 480, 172, 90, 'Signature de l’expéditeur')
      framed(212, 480, 171, 90, 'Signature du transporteur')
      framed(383, 480, 172, 90, 'Signature du destinataire, réserves')
      rubberStamp(sheet, [who.sender.toUpperCase().split(' ').slice(0, 2).join(' '), 'SERVICE EXPÉDITION'], 58, 528, 135)
      sheet.flow('Envois de 3 tonnes et plus : contrat type général, indemnité limitée à 20 € par kilogramme, sans pouvoir dépasser 3 200 € par tonne. Envois de moins de 3 tonnes : 33 € par kilogramme, maximum 1 000 € par colis.', 40, 580, 515, { size: 7, color: ink })
    },
  }
})

function goodsCases(sheet: Sheet, lines: (typeof variants)[number]['lines'], total: number, ink: string): void {
  const edges = [40, 90, 160, 400, 480, 555]
  sheet.box(40, 216, 515, 190, undefined, ink)
  edges.slice(1, -1).forEach((x) => sheet.rule(x, 216, x, 406, 0.6, ink))
  sheet.rule(40, 236, 555, 236, 0.6, ink)
  sheet.rule(40, 380, 555, 380, 0.6, ink)
  ;['Nombre', 'Emballage', 'Nature de la marchandise', 'Poids brut kg', 'Volume m³'].forEach((title, at) => sheet.write(title, (edges[at]! + edges[at + 1]!) / 2, 222, { size: 8, color: ink, align: 'center' }))
  lines.forEach(([count, packing, nature, kg], at) => {
    const y = 246 + at * 20
    sheet.write(count, 65, y, { face: 'printer', size: 9.5, align: 'center' })
    sheet.write(packing, 96, y, { face: 'printer', size: 9.5 })
    sheet.write(nature, 166, y, { face: 'printer', size: 9.5 })
    sheet.write(fr(kg), 472, y, { face: 'printer', size: 9.5, align: 'right' })
  })
  sheet.write('TOTAL', 392, 389, { face: 'sansBold', size: 9, color: ink, align: 'right' })
  sheet.write(fr(total), 472, 388, { face: 'printerBold', size: 9.5, align: 'right' })
}
