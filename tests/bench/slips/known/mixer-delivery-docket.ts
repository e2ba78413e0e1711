import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { captioned, stacked, together } from './furniture.ts'

interface Variant {
  readonly seed: number
  readonly m3: number
  readonly formula: string
  /** Kilos batched of each material, when the plant prints them. */
  readonly batched: readonly (readonly [string, number])[]
}

/** A concrete plant's docket: cubic metres always, sometimes what the plant batched and its sum. */
export const mixerDeliveryDocket = layout<Variant>(
  'mixer-delivery-docket',
  [
    { seed: 12161, m3: 6, formula: 'BPS C25/30 XF1 S3 Dmax 22,4 Cl 0,40', batched: [['Gravillon 11/22', 4310], ['Gravillon 4/11', 1945], ['Sable 0/4', 4790], ['Ciment CEM II 42,5', 1740], ['Eau', 985], ['Adjuvant', 14]] },
    { seed: 12162, m3: 4.5, formula: 'BPS C30/37 XC4 S4 Dmax 16 Cl 0,20', batched: [] },
    { seed: 12163, m3: 3, formula: 'BCP C20/25 dalle, S3 Dmax 16', batched: [['Gravillon 6/16', 2985], ['Sable 0/4', 2510], ['Ciment CEM II 32,5', 825], ['Eau', 512]] },
  ],
  ({ seed, m3, formula, batched }) => {
    const kg = together(batched.map(([, weight]) => weight))
    const { client, site, siteTown, slip, account, date } = marks(seed)
    return {
      expectedKg: batched.length === 0 ? null : kg,
      draw(sheet) {
        sheet.box(40, 34, 515, 40, '#6b7280', '#6b7280')
        sheet.write('SPÉCIMEN BÉTONS', 52, 44, { face: 'slabBold', size: 17, color: '#fff' })
        sheet.write(`Bon n° ${slip.slice(2)}`, 545, 46, { face: 'slabBold', size: 14, color: '#fff', align: 'right' })
        captioned(sheet, [['Centrale', 'Modèle Ouest'], ['Date', date], ['Client', `${account} – ${client}`], ['Chantier', `${site}, ${siteTown}`], ['Ouvrage', 'Dallage'], ['Formule', formula], ['Dosage ciment', '290 kg/m³ minimum'], ['Toupie', 'EX-160-MP, 4 essieux, PTAC 32 t, cuve 8 m³']], [46, 92], 90, 18, { face: 'slab', size: 10, color: '#555' }, { face: 'slab', size: 10.5 })
        table(sheet, { x: 40, y: 250, lines: 'grid', style: { face: 'slab', size: 10.5 }, headStyle: { face: 'slabBold', size: 9.5 }, rowHeight: 22, columns: [{ title: 'Qté commandée', width: 130, align: 'center' }, { title: 'Ce bon', width: 130, align: 'center' }, { title: 'Cumul livré', width: 130, align: 'center' }, { title: 'Reste à livrer', width: 125, align: 'center' }], rows: [[`${fr(m3 * 3, 2)} m³`, `${fr(m3, 2)} m³`, `${fr(m3 * 2, 2)} m³`, `${fr(m3, 2)} m³`]] })
        if (batched.length > 0) {
          const under = table(sheet, { x: 40, y: 318, lines: 'rows', style: { face: 'slab', size: 10 }, headStyle: { face: 'slabBold', size: 9.5 }, columns: [{ title: 'Constituants pesés', width: 220 }, { title: 'Réel (kg)', width: 100, align: 'right' }], rows: batched.map(([words, weight]) => [words, fr(weight)]) })
          sheet.write('Total pesé', 44, under + 6, { face: 'slabBold', size: 10.5 })
          sheet.write(fr(kg), 356, under + 6, { face: 'slabBold', size: 10.5, align: 'right' })
        }
        stacked(sheet, ['Départ centrale 08:05    Arrivée chantier ..........    Fin de déchargement ..........', 'Eau ajoutée sur demande du client : .......... L', 'Limite d’utilisation : 1 h 30 après fabrication. Produit irritant : porter gants et lunettes.'], 40, 500, 18, { face: 'slab', size: 9.5 })
        sheet.box(40, 570, 250, 80, undefined, '#999')
        sheet.write('Le conducteur', 46, 574, { face: 'slab', size: 8.5 })
        sheet.box(305, 570, 250, 80, undefined, '#999')
        sheet.write('Le client', 311, 574, { face: 'slab', size: 8.5 })
      },
    }
  },
)
