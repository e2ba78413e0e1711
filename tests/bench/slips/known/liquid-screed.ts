import { marks } from '../drawing/letterheads.ts'
import { layout } from '../layout.ts'
import { block } from './block.ts'

/** A liquid screed: cubic metres, hours and spreading, a lorry with its gross rating; no weight of what was poured. */
export const liquidScreed = layout('liquid-screed', [
  { seed: 10_601, volume: '6,5 m³', spread: '54 cm', thick: '5 cm', surface: '128 m²' },
  { seed: 10_602, volume: '3,0 m³', spread: '58 cm', thick: '4,5 cm', surface: '64 m²' },
] as const, ({ seed, volume, spread, thick, surface }) => ({
  expectedKg: null,
  draw(sheet) {
    const { street, town, phone, client, site, siteTown, slip, date, order } = marks(seed)
    sheet.write('Chapes de l’Exemple', 40, 36, { face: 'slabBold', size: 18, color: '#4a044e' })
    sheet.write(`${street}, ${town} – ${phone}`, 40, 60, { face: 'slab', size: 9 })
    sheet.write(`BON DE LIVRAISON ET DE COULAGE N° ${slip.slice(2)}`, 40, 90, { face: 'slabBold', size: 12 })
    const rows = [['Client', client, 'Date', date], ['Chantier', site, 'Commande', order], ['Ville', siteTown, 'Applicateur agréé', 'oui'], ['Produit', 'Chape fluide sulfate de calcium', 'Volume livré', volume], ['Surface', surface, 'Épaisseur moyenne', thick], ['Étalement mesuré', spread, 'Température', '17 °C'], ['Véhicule', 'Toupie 8 × 4, AA-000-AA', 'PTAC', '32 000 kg'], ['Départ centrale', '07 h 10', 'Arrivée chantier', '07 h 52'], ['Début pompage', '08 h 05', 'Fin pompage', '09 h 20']]
    rows.forEach(([first, value, second, other], at) => {
      const y = 124 + at * 26
      sheet.box(40, y, 515, 26, undefined, '#bbb')
      sheet.rule(300, y, 300, y + 26, 0.5, '#bbb')
      sheet.write(first!, 46, y + 7, { face: 'slab', size: 9, color: '#666' })
      sheet.write(value!, 122, y + 7, { face: 'slabBold', size: 8 })
      sheet.write(second!, 306, y + 7, { face: 'slab', size: 9, color: '#666' })
      sheet.write(other!, 430, y + 7, { face: 'slabBold', size: 9.5 })
    })
    block(sheet, ['Eau ajoutée à la demande du client : non', 'Ouverture à la circulation piétonne : 24 h. Ponçage à prévoir après 7 jours.', 'Le client atteste que le support, les bandes périphériques et le film polyane sont conformes.'], 40, 376, 15, { face: 'slab', size: 9 })
    ;['Le chauffeur', 'Le client'].forEach((words, at) => {
      sheet.write(words, 40 + at * 265, 440, { face: 'slab', size: 9 })
      sheet.box(40 + at * 265, 454, 250, 66, undefined, '#bbb')
    })
  },
}))
