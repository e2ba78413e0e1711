import { captionedBoxes, writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { desk, type Trade } from './lowland-desk.ts'
import { barCode, figure, smallPrint } from './lowland-print.ts'

interface Variant { readonly seed: number; readonly trade: Trade; readonly goods: string; readonly pallets: number; readonly kg: number; readonly taxedKg: number; readonly cubic: number }

const variants: readonly Variant[] = [
  { seed: 9591, trade: 'tile', goods: 'Carrelage', pallets: 2, kg: 1386, taxedKg: 1400, cubic: 1.92 },
  { seed: 9592, trade: 'plumbing', goods: 'Receveurs et parois', pallets: 1, kg: 268, taxedKg: 600, cubic: 2.4 },
]

/** A pallet carrier's docket: the real weight beside the charged one, stamped on receipt. */
export const palletNetworkDocket = layout('pallet-network-docket-lowland', variants, ({ seed, trade, goods, pallets, kg, taxedKg, cubic }) => {
  const who = desk(seed, trade)
  return {
    paper: { size: 'A5', landscape: true },
    expectedKg: kg,
    draw(sheet) {
      sheet.write('TRANSPORTS MODÈLE', 24, 20, { face: 'narrowBold', size: 18, color: '#0b5d3b' })
      sheet.write('Réseau palettes Exemple – agence 06', 24, 42, { face: 'narrow', size: 9 })
      sheet.write('RÉCÉPISSÉ DE TRANSPORT', 571, 20, { face: 'narrowBold', size: 13, align: 'right' })
      barCode(sheet, 401, 38, 170, 26, seed)
      sheet.write(`3 06 ${who.slip} ${who.order}`, 486, 66, { face: 'printer', size: 8, align: 'center' })
      sheet.box(24, 84, 268, 78)
      writtenLines(sheet, ['EXPÉDITEUR', who.supplier, who.street, who.town, who.phone], 30, 88, 14.5, { size: 9 }, { size: 7, color: '#555' })
      sheet.box(303, 84, 268, 78)
      writtenLines(sheet, ['DESTINATAIRE', who.client, who.site, who.siteStreet, who.siteTown], 309, 88, 14.5, { size: 9 }, { size: 7, color: '#555' })
      captionedBoxes(sheet, [['Date d’enlèvement', who.date], ['Date de livraison', who.later], ['Réf. expéditeur', `BL ${who.slip}`], ['Prestation', 'Hayon + RDV'], ['Port', 'Payé']], 24, 172, [110, 110, 130, 117, 80], { size: 9.5 })
      captionedBoxes(
        sheet,
        [['Nb UM', String(pallets)], ['Nature', goods], ['Poids réel (kg)', figure(kg, 0, 'blank')], ['Poids taxable (kg)', figure(taxedKg, 0, 'blank')], ['Volume m3', figure(cubic, 2)], ['Mètre plancher', figure(pallets * 0.4, 2)]],
        24, 214, [60, 137, 100, 100, 75, 75], { size: 11 },
      )
      sheet.write('Palettes EUR rendues : ........   Non rendues : ........', 24, 258, { size: 9 })
      sheet.box(24, 278, 268, 92)
      sheet.write('Réserves précises et motivées :', 30, 284, { size: 8 })
      sheet.box(303, 278, 268, 92)
      sheet.write('Nom, date, heure, signature et cachet du destinataire :', 309, 284, { size: 8 })
      if (seed % 2 === 1) {
        sheet.turned(-7, 440, 330, () => {
          sheet.box(372, 308, 140, 40, undefined, '#3b4fa8', 3)
          writtenLines(sheet, ['EXEMPLE – REÇU LE', who.later], 442, 314, 15, { face: 'sansBold', size: 9.5, color: '#3b4fa8', align: 'center' })
        })
      }
      smallPrint(sheet, 'Contrat type général. Indemnité limitée à 33 € par kg de poids brut manquant ou avarié, et à 1 000 € par colis. Hayon : 900 kg maximum par palette.', 384, 24)
    },
  }
})
