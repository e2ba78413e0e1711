import { fr } from '../drawing/french-number.ts'
import { layout } from '../layout.ts'
import { uphillParties } from './uphill-parties.ts'
import { facts, signing, stacked } from './uphill-print.ts'

interface Filled {
  readonly seed: number
  readonly grossKg: number
  readonly tareKg: number
  readonly dayBeforeKg: number
  readonly inTonnes: boolean
  readonly product: string
}

/** A quarry's weighing slip: loaded lorry, empty lorry, and what was loaded. */
export const quarryBridgeVoucher = layout<Filled>(
  'quarry-bridge-voucher-uphill',
  [
    { seed: 9591, grossKg: 18_640, tareKg: 9_180, dayBeforeKg: 28_100, inTonnes: false, product: '0/31,5 GNT B concassé' },
    { seed: 9592, grossKg: 25_720, tareKg: 12_460, dayBeforeKg: 0, inTonnes: true, product: '6/10 gravillon lavé' },
    { seed: 9593, grossKg: 3_260, tareKg: 2_140, dayBeforeKg: 0, inTonnes: false, product: '0/4 sable à maçonner' },
  ],
  ({ seed, grossKg, tareKg, dayBeforeKg, inTonnes, product }) => {
    const netKg = grossKg - tareKg
    const { client, site, siteTown, number, order, day, time, plate, account } = uphillParties(seed)
    const shown = (kg: number) => (inTonnes ? `${fr(kg / 1000, 2)} t` : `${fr(kg, 0, ' ')} kg`)
    return {
      expectedKg: netKg,
      paper: { size: 'A5' },
      draw(sheet) {
        stacked(sheet, ['CARRIÈRES DU MODÈLE', 'Site de l’Exemple – granulats', 'Pont-bascule n° 2 – classe III'], 28, 26, 12, { size: 8.5 }, { face: 'sansBold', size: 14 })
        sheet.box(28, 76, 364, 24, '#333', '#333')
        sheet.write('BON DE PESÉE / BON DE LIVRAISON', 36, 83, { face: 'sansBold', size: 11, color: '#fff' })
        sheet.write(`N° ${number}`, 384, 83, { face: 'sansBold', size: 11, color: '#fff', align: 'right' })
        const under = facts(sheet, [['Date / heure', `${day}  ${time}`], ['Client', `${account} – ${client}`], ['Chantier', `${site} – ${siteTown}`], ['Commande', order], ['Véhicule', `${plate}   (PTAC ${grossKg < 5000 ? '3,5' : '26'} t)`], ['Produit', product], ['Norme', 'NF EN 13242 – CE 2+']], 34, 114, 84, 16, { size: 9, color: '#444' }, { size: 9.5 })
        sheet.rule(28, under + 4, 392, under + 4)
        const rows: readonly (readonly [string, string, string])[] = [['Poids brut', shown(grossKg), time], ['Tare', shown(tareKg), 'enregistrée'], ['Poids net', shown(netKg), '']]
        rows.forEach(([caption, value, note], at) => {
          const face = at === 2 ? 'sansBold' : 'sans'
          sheet.write(caption, 40, under + 16 + at * 22, { face, size: 12 })
          sheet.write(value, 250, under + 16 + at * 22, { face: at === 2 ? 'sansBold' : 'mono', size: 13, align: 'right' })
          sheet.write(note, 384, under + 18 + at * 22, { size: 8.5, color: '#555', align: 'right' })
        })
        sheet.box(28, under + 8, 364, 72, undefined)
        if (dayBeforeKg > 0) sheet.write(`Cumul du jour pour ce chantier (3 tours) : ${shown(dayBeforeKg + netKg)}`, 34, under + 90, { size: 8.5 })
        sheet.flow('Le conducteur est responsable de son chargement. Bâchage obligatoire. Masse volumique indicative : 1,55 t/m³.', 34, under + 110, 350, { size: 8, color: '#555' })
        signing(sheet, 'Le peseur', 28, 470, 170, 70)
        signing(sheet, 'Le chauffeur', 222, 470, 170, 70)
        sheet.write('Bon imprimé à titre de spécimen', 210, 560, { size: 7, color: '#777', align: 'center' })
      },
    }
  },
)
