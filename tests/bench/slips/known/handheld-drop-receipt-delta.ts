import { fr } from '../drawing/french-number.ts'
import { layout } from '../layout.ts'
import { partiesOf } from './delta-parties.ts'
import { facts, stacked } from './delta-print.ts'

/** A carrier's proof from the driver's telephone: facts under each other, a signature drawn by finger. */
export const handheldDropReceipt = layout(
  'handheld-drop-receipt-delta',
  [
    { seed: 18904, kg: 312.4, supports: '1 palette, 3 colis', label: 'Poids', state: 'Livré conforme' },
    { seed: 18905, kg: 1860, supports: '2 palettes', label: 'Poids total expédition', state: 'Livré avec réserves : film déchiré' },
  ],
  ({ seed, kg, supports, label, state }) => {
    const p = partiesOf(seed)
    const face = 'modern'
    return {
      expectedKg: kg,
      paper: { size: [340, 560] },
      draw(sheet) {
        sheet.box(0, 0, sheet.width, 56, '#0f766e', '#0f766e')
        sheet.write('Preuve de livraison', 20, 12, { face: 'modernBold', size: 15, color: '#fff' })
        sheet.write(`Transports Spécimen – expédition ${p.number}${p.page}`, 20, 34, { face, size: 9, color: '#fff' })
        sheet.box(20, 70, 300, 26, '#e6f4f1', '#0f766e', 5)
        sheet.write(state, 170, 78, { face: 'modernBold', size: 9.5, color: '#0f766e', align: 'center' })
        facts(
          sheet,
          [['Date et heure', `${p.date} ${p.hour}`], ['Expéditeur', 'Usine Exemple'], ['Référence', `BL ${p.order}`], ['Destinataire', p.client], ['Adresse', p.clientStreet], ['', p.clientTown], ['Supports', supports], [label, `${fr(kg, kg % 1 === 0 ? 0 : 1, ' ')} kg`], ['Véhicule', p.plate], ['Prestation', 'Hayon, pied de camion']],
          24, 112, 21, 130, { face, size: 9, color: '#555' }, { face: 'modernBold', size: 9, color: '#111' },
        )
        sheet.box(20, 334, 300, 110, undefined, '#999', 5)
        sheet.write('Signature du destinataire', 28, 340, { face, size: 7.5, color: '#666' })
        sheet.turned(-6, 100, 400, () => sheet.write('Exemple', 100, 380, { face: 'hand', size: 34, color: '#223' }))
        stacked(sheet, ['Nom saisi : EXEMPLE', `Position : 43.${p.account} N, 7.${p.order} E`, 'Document généré par le terminal du conducteur.'], 24, 460, 15, { face, size: 8, color: '#444' })
      },
    }
  },
)
