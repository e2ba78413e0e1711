import { fr } from '../drawing/french-number.ts'
import { layout } from '../layout.ts'
import { moorParties, shipTo } from './moor-parties.ts'
import { bars, footCases, headed } from './moor-print.ts'

const variants = [
  { seed: 14301, pallet: 1, pallets: 1, kg: 486.5, goods: 'CABINES DE DOUCHE' },
  { seed: 14302, pallet: 1, pallets: 1, kg: 1024, goods: 'DALLES DE TERRASSE' },
  { seed: 14303, pallet: 2, pallets: 3, kg: 611, goods: 'BLOCS-PORTES' },
] as const

/** A carrier's pallet ticket of ten by fifteen; one pallet of several says nothing of the whole delivery. */
export const palletAddressTicket = layout('pallet-address-ticket-moor', variants, ({ seed, pallet, pallets, kg, goods }) => ({
  expectedKg: pallets === 1 ? kg : null,
  paper: { size: [283, 425] },
  draw(sheet) {
    const face = 'condensed'
    const bold = 'condensedBold'
    const who = moorParties(seed, ['Usine Modèle', 'Spécimen Logistique'])
    sheet.box(8, 8, 267, 409)
    headed(sheet, ['EXPÉDITEUR', who.sender, `${who.street}, ${who.town}`], 16, 14, 13, { face, size: 10 }, { face, size: 7, color: '#444' })
    sheet.rule(8, 58, 275, 58)
    sheet.write('DESTINATAIRE', 16, 63, { face, size: 7, color: '#444' })
    shipTo(who).forEach((line, at) => sheet.write(line, 16, 75 + at * 19, { face: at === 0 ? bold : face, size: at === 3 ? 17 : 14 }))
    sheet.rule(8, 160, 275, 160)
    sheet.write(`PALETTE ${pallet}/${pallets}`, 16, 168, { face: bold, size: 24 })
    sheet.write(`Tournée ${who.luck.whole(10, 99)}`, 268, 175, { face: bold, size: 14, align: 'right' })
    footCases(sheet, [[pallets === 1 ? 'POIDS BRUT' : 'POIDS PALETTE', `${fr(kg, Number.isInteger(kg) ? 0 : 1)} kg`, 95], ['DIM. cm', `120x80x${who.luck.whole(80, 170)}`, 92], ['DATE', who.date, 80]], 8, 204, { face, bold, size: 13, height: 26 })
    sheet.write(goods, 16, 252, { face: bold, size: 12 })
    sheet.write(`Expédition ${who.slip}   Cde ${who.order}`, 16, 270, { face, size: 11 })
    sheet.write('NE PAS GERBER', 268, 252, { face: bold, size: 12, align: 'right' })
    bars(sheet, 30, 296, 220, 78)
    sheet.write(`(00) 3 0000000 ${who.slip}${who.luck.digits(3)} ${who.luck.digits(1)}`, 141, 384, { face: 'mono', size: 10, align: 'center' })
  },
}))
