import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { stacked } from './furniture.ts'

interface Variant {
  readonly seed: number
  readonly goods: string
  readonly weight: string
  readonly kg: number
  readonly volume: string
}

/** A building site's delivery slot form: one fact a row, the weight among vehicle limits. */
export const siteSlotRequest = layout<Variant>(
  'site-slot-request',
  [
    { seed: 12411, goods: 'Faux plafonds, dalles et ossature – 4 palettes', weight: '1 420 kg', kg: 1420, volume: '7,8 m³' },
    { seed: 12412, goods: 'Cloisons amovibles vitrées – 2 chevalets', weight: '2,15 tonnes', kg: 2150, volume: '5,2 m³' },
  ],
  ({ seed, goods, weight, kg, volume }) => {
    const { supplier, client, site, siteTown, slip, date, phone } = marks(seed)
    return {
      expectedKg: kg,
      draw(sheet) {
        sheet.box(50, 40, 495, 44, '#264653', '#264653')
        sheet.write('BON DE LIVRAISON CHANTIER – CRÉNEAU CONFIRMÉ', 297, 54, { face: 'narrowBold', size: 15, color: '#fff', align: 'center' })
        const rows = [['Bon n°', slip], ['Entreprise', client], ['Fournisseur', supplier], ['Téléphone du conducteur', phone], ['Site', `${site}, ${siteTown}`], ['Date et créneau', `${date}, 07:00 – 08:30`], ['Zone de déchargement', 'Porte B, aire 2 (portance 12 t)'], ['Type de véhicule', 'Porteur 12 t maximum'], ['Marchandises', goods], ['Poids de la livraison', weight], ['Volume', volume], ['Moyen de levage', 'Grue du site, 2,5 t en bout de flèche']]
        const under = table(sheet, { x: 50, y: 96, lines: 'grid', rowHeight: 24, headHeight: 24, headFill: '#e9f1ef', style: { face: 'narrow', size: 11 }, headStyle: { face: 'narrowBold', size: 11 }, columns: [{ title: 'Rubrique', width: 165 }, { title: 'Réponse', width: 330 }], rows })
        stacked(sheet, ['Tout véhicule en retard de plus de 20 minutes perd son créneau.', 'Casque, gilet et chaussures de sécurité obligatoires. Vitesse limitée à 10 km/h.'], 50, under + 18, 16, { face: 'narrow', size: 10, color: '#444' })
        sheet.write('Visa du logisticien :', 50, under + 74, { face: 'narrow', size: 11 })
      },
    }
  },
)
