import type { GazetteerFile } from '#server/adapters/places/gazetteer-file.ts'
import type { Street } from '#tests/stand-ins/geoplateforme.ts'

const arles = { postcode: '13129', city: 'Arles', citycode: '13004', context: '' }
const avignon = { postcode: '84000', city: 'Avignon', citycode: '84007', context: '' }
const frejus = { postcode: '83600', city: 'Fréjus', citycode: '83061', context: '' }
const nice = { postcode: '06000', city: 'Nice', citycode: '06088', context: '' }
const mougins = { postcode: '06250', city: 'Mougins', citycode: '06085', context: '' }

/** Salin-de-Giraud belongs to Arles, thirty kilometres away. */
export const realAddresses: readonly Street[] = [
  { ...arles, name: 'Place Carle Naudot', at: [4.7305, 43.4141] },
  { ...avignon, name: 'Rue de la République', at: [4.8055, 43.9459] },
  { ...frejus, name: 'Rue Jean Jaurès', at: [6.7365, 43.4332] },
  { ...nice, name: 'Avenue Jean Médecin', at: [7.2675, 43.7017] },
  { ...mougins, name: 'Chemin des Oliviers', at: [6.9961, 43.6031] },
]

export const realTowns: readonly Street[] = [
  { ...arles, name: 'Arles', at: [4.6278, 43.6767] },
  { ...avignon, name: 'Avignon', at: [4.8055, 43.9493] },
  { ...frejus, name: 'Fréjus', at: [6.737, 43.433] },
  { ...nice, name: 'Nice', at: [7.2661, 43.7031] },
  { ...mougins, name: 'Mougins', at: [6.9952, 43.6007] },
]

/** The same towns and their neighbours, with all their postcodes. */
export const realGazetteer: GazetteerFile = [
  ['Arles', '13104 13123 13129 13200 13280', 43.6767, 4.6278],
  ['Avignon', '84000 84140', 43.9493, 4.8055],
  ['Fréjus', '83370 83600', 43.433, 6.737],
  ['Nice', '06000 06100 06200 06300', 43.7031, 7.2661],
  ['Mougins', '06250', 43.6007, 6.9952],
  ['Le Pontet', '84130', 43.9626, 4.8604],
  ['Villeneuve-lès-Avignon', '30400', 43.9673, 4.7957],
  ['Les Angles', '30133', 43.9583, 4.7633],
  ['Morières-lès-Avignon', '84310', 43.9418, 4.9044],
  ['Vedène', '84270', 43.9778, 4.9032],
  ['Villefranche-sur-Mer', '06230', 43.7041, 7.3112],
  ['Beaulieu-sur-Mer', '06310', 43.7079, 7.3318],
  ['La Trinité', '06340', 43.7409, 7.3145],
  ['Saint-Laurent-du-Var', '06700', 43.6733, 7.19],
  ['Falicon', '06950', 43.7485, 7.2789],
  ['Cannes', '06150 06400', 43.5513, 7.0128],
  ['Le Cannet', '06110', 43.5769, 7.0191],
  ['Vallauris', '06220', 43.5805, 7.0538],
  ['Valbonne', '06560', 43.6414, 7.0091],
  ['Grasse', '06130 06520', 43.6579, 6.9253],
]
