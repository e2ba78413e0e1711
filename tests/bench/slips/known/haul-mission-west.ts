import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { partiesOf } from './west-parties.ts'

const variants = [
  { seed: 9751, goods: '10 palettes de parpaings + 1 big bag', weight: '13,2 tonnes', kg: 13_200, lorry: 'Porteur 26 t grue auxiliaire' },
  { seed: 9752, goods: 'Charpente fermettes, 1 fardeau', weight: '1 950 kg', kg: 1950, lorry: 'Semi plateau bâchée' },
  { seed: 9753, goods: 'Divers matériaux selon BL joint', weight: '', kg: null, lorry: 'Porteur 19 t hayon 1 500 kg' },
] as const

/** A haulier's mission order in captioned rows; of one the weight was left for later. */
export const haulMission = layout('haul-mission-west', variants, ({ seed, goods, weight, kg, lorry }) => {
  const who = partiesOf(seed)
  const rows: readonly (readonly [string, string])[] = [
    ['Donneur d’ordre', 'Exemple Négoce – service livraisons'],
    ['Référence', `OT ${who.order} / BL ${who.slip}`],
    ['Chargement', `${who.date} à ${who.time} – dépôt de ${who.town.slice(6)}`],
    ['Livraison', `${who.site}, ${who.siteStreet}, ${who.siteTown}`],
    ['Créneau', 'Le lendemain avant 12 h, appeler 30 min avant'],
    ['Marchandise', goods],
    ['Poids', weight],
    ['Métrage plancher', '4,80 m'],
    ['Véhicule', `${lorry} – ${who.plate}`],
    ['Restrictions', 'Accès limité aux véhicules de 26 t, hauteur 4 m'],
    ['Prix convenu', '285,00 € HT'],
  ]
  return {
    expectedKg: kg,
    draw(sheet) {
      sheet.write('LEVAGE ET TRANSPORTS SPÉCIMEN', 40, 36, { face: 'sansBold', size: 14 })
      writtenLines(sheet, [`${who.street}, ${who.town}`, `Exploitation ${who.phone}`], 40, 56, 13, { size: 9 })
      sheet.box(40, 96, 515, 30, '#263238', '#263238')
      sheet.write('CONFIRMATION D’AFFRÈTEMENT', 297, 104, { face: 'sansBold', size: 14, color: '#fff', align: 'center' })
      rows.forEach(([caption, value], at) => {
        const y = 140 + at * 32
        sheet.box(40, y, 130, 32, '#eceff1', '#90a4ae')
        sheet.box(170, y, 385, 32, undefined, '#90a4ae')
        sheet.write(caption, 48, y + 11, { face: 'sansBold', size: 9.5 })
        sheet.write(value, 180, y + 11, { size: 10 })
      })
      sheet.flow('Tout retard ou litige doit être signalé immédiatement. Les palettes EUR sont échangées au déchargement. CMR ou lettre de voiture émargée à renvoyer avec la facture. Indemnité plafonnée à 23 € par kg.', 40, 520, 515, { size: 8.5, color: '#444' })
      sheet.write('Bon pour accord', 400, 590, { size: 9.5 })
    },
  }
})
