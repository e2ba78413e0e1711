import { chance } from '../drawing/chance.ts'

/** The sample parties, numbers and dates of a slip. */
export function parties(seed: number) {
  const luck = chance(seed * 131 + 7)
  const month = luck.whole(1, 12)
  const day = luck.whole(1, 26)
  const written = (at: number) => `${String(at).padStart(2, '0')}/${String(month).padStart(2, '0')}/2026`
  return {
    street: `${luck.whole(3, 240)} route du Modèle`,
    town: luck.pick(['06510 CARROS', '06700 ST-LAURENT-DU-VAR', '83480 PUGET-SUR-ARGENS', '06370 MOUANS-SARTOUX', '06130 LE PLAN-DE-GRASSE']),
    client: luck.pick(['SARL Exemple Bâtiment', 'Entreprise Spécimen', 'Modèle Rénovation', 'EURL Exemple Travaux', 'Spécimen Habitat']),
    clientStreet: `${luck.whole(1, 90)} avenue Exemple`,
    clientTown: luck.pick(['06400 CANNES', '06160 JUAN-LES-PINS', '83700 SAINT-RAPHAËL', '06220 VALLAURIS', '06110 LE CANNET']),
    site: luck.pick(['Chantier Spécimen A', 'Chantier Modèle', 'Résidence Exemple bât. B', 'Villa Exemple', 'Groupe scolaire Spécimen']),
    siteStreet: `${luck.whole(2, 150)} chemin du Spécimen`,
    siteTown: luck.pick(['06250 MOUGINS', '06560 VALBONNE', '83440 MONTAUROUX', '06270 VILLENEUVE-LOUBET', '06530 PEYMEINADE']),
    number: luck.digits(6),
    order: luck.digits(5),
    account: luck.digits(4),
    parcel: luck.digits(9),
    date: written(day),
    nextDate: written(day + 2),
    phone: `04 00 00 ${luck.digits(2)} ${luck.digits(2)}`,
    siret: `000 000 000 000${luck.digits(2)}`,
    plate: `XX-${luck.digits(3)}-XX`,
    hour: `${String(luck.whole(7, 15)).padStart(2, '0')}:${String(luck.whole(10, 59))}`,
  }
}
