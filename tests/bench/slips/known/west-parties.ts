import { chance } from '../drawing/chance.ts'

const clients = ['SARL Modèle Bâtir', 'Spécimen Rénovation', 'Entreprise Exemple et Fils', 'Exemple Façades', 'SAS Modèle Gros Œuvre', 'Exemple Habitat', 'Atelier Spécimen']
const towns = ['06130 GRASSE', '06370 MOUANS-SARTOUX', '83700 SAINT-RAPHAËL', '06800 CAGNES-SUR-MER', '06510 CARROS', '83480 PUGET-SUR-ARGENS', '06210 MANDELIEU']

/** Addresses, dates and marks of a slip, all invented. */
export function partiesOf(seed: number) {
  const luck = chance(seed * 31 + 5)
  const day = String(luck.whole(1, 28)).padStart(2, '0')
  const month = String(luck.whole(1, 12)).padStart(2, '0')
  return {
    street: `${luck.whole(12, 980)} route du Modèle`,
    town: luck.pick(towns),
    phone: `04 00 ${luck.digits(2)} 00 ${luck.digits(2)}`,
    siret: `000 000 ${luck.digits(3)} 000${luck.digits(2)}`,
    client: luck.pick(clients),
    clientStreet: `${luck.whole(2, 88)} avenue du Spécimen`,
    clientTown: luck.pick(towns),
    site: `Chantier ${luck.pick(['Villa Exemple', 'Résidence Modèle', 'Les Spécimens lot 4', 'École Exemple', 'Hangar Modèle'])}`,
    siteStreet: `${luck.whole(2, 120)} chemin de l’Exemple`,
    siteTown: luck.pick(towns),
    account: luck.digits(5),
    slip: luck.digits(6),
    order: luck.digits(5),
    day,
    month,
    date: `${day}/${month}/2026`,
    time: `${String(luck.whole(6, 16)).padStart(2, '0')}:${String(luck.whole(0, 59)).padStart(2, '0')}`,
    plate: `EX-${luck.digits(3)}-MP`,
    luck,
  }
}
