import { chance } from '../drawing/chance.ts'

/** The invented parties, numbers and days of a slip. */
export function partiesOf(seed: number) {
  const luck = chance(seed + 4100)
  const day = luck.whole(1, 26)
  const month = String(luck.whole(1, 12)).padStart(2, '0')
  const date = (add: number) => `${String(day + add).padStart(2, '0')}/${month}/2026`
  return {
    street: `${luck.whole(2, 140)} ${luck.pick(['rue du Spécimen', 'avenue du Modèle', 'route de l’Exemple', 'impasse du Modèle', 'boulevard du Spécimen'])}`,
    town: luck.pick(['06700 SAINT-LAURENT-DU-VAR', '06510 CARROS', '13400 AUBAGNE', '83480 PUGET-SUR-ARGENS', '69800 SAINT-PRIEST', '31140 AUCAMVILLE', '44800 SAINT-HERBLAIN', '67400 ILLKIRCH']),
    phone: `0${luck.whole(1, 5)} 00 00 ${luck.digits(2)} ${luck.digits(2)}`,
    client: luck.pick(['SARL Modèle Habitat', 'Entreprise Exemple Frères', 'Artisan Spécimen', 'EURL Exemple & Fils', 'Atelier Modèle', 'SAS Spécimen Rénovation']),
    clientStreet: `${luck.whole(1, 88)} ${luck.pick(['chemin du Modèle', 'rue de l’Exemple', 'allée du Spécimen', 'montée de l’Exemple'])}`,
    clientTown: luck.pick(['06800 CAGNES-SUR-MER', '06110 LE CANNET', '83700 SAINT-RAPHAËL', '13600 LA CIOTAT', '69500 BRON', '31700 BLAGNAC', '44700 ORVAULT', '67300 SCHILTIGHEIM']),
    site: `Chantier ${luck.pick(['Villa Modèle', 'Résidence Exemple', 'École du Spécimen', 'Le Clos Exemple', 'Bâtiment B Modèle'])}`,
    number: luck.digits(6),
    order: luck.digits(5),
    account: luck.digits(5),
    page: luck.whole(1, 9),
    date: date(0),
    nextDate: date(1),
    hour: `${String(luck.whole(6, 16)).padStart(2, '0')}:${String(luck.whole(0, 59)).padStart(2, '0')}`,
    plate: `${luck.pick(['EX', 'SP', 'MD'])}-${luck.digits(3)}-${luck.pick(['ZZ', 'XX', 'EX'])}`,
    siret: `000 000 ${luck.digits(3)} 000${luck.digits(2)}`,
  }
}

export type Parties = ReturnType<typeof partiesOf>
