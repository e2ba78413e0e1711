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
