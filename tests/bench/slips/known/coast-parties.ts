import { chance } from '../drawing/chance.ts'

const customers = {
  plumber: ['Plomberie Modèle', 'Exemple Sanitaire & Chauffage', 'Spécimen Plomberie SARL'],
  electrician: ['Électricité Exemple', 'Spécimen Courants Faibles', 'Modèle Élec'],
  roofer: ['Toitures Spécimen', 'Exemple Couverture Zinguerie', 'Charpente Modèle'],
  joiner: ['Menuiserie Exemple', 'Agencement Modèle', 'Spécimen Bois & Cie'],
  painter: ['Peinture Modèle', 'Décors Exemple', 'Spécimen Ravalement'],
  tiler: ['Carrelages Spécimen', 'Exemple Sols & Murs', 'Modèle Chapes'],
} as const

export type Trade = keyof typeof customers

/** Invented numbers and addresses of one delivery to a craftsman of that trade. */
export function coastParties(seed: number, trade: Trade) {
  const luck = chance(seed * 31 + 5)
  const two = (value: number) => String(value).padStart(2, '0')
  const day = luck.whole(2, 26)
  const month = luck.whole(1, 12)
  return {
    client: luck.pick(customers[trade]),
    clientStreet: `${luck.whole(2, 140)} avenue du Modèle`,
    clientTown: luck.pick(['06700 SAINT-LAURENT-DU-VAR', '06150 CANNES LA BOCCA', '83700 SAINT-RAPHAËL', '06500 MENTON']),
    site: luck.pick(['Chantier Villa Spécimen', 'Résidence Le Modèle', 'Chantier École Exemple', 'Copropriété L’Exemple']),
    siteStreet: `${luck.whole(1, 90)} impasse de l’Exemple`,
    siteTown: luck.pick(['06800 CAGNES-SUR-MER', '06220 VALLAURIS', '06300 NICE', '83120 SAINTE-MAXIME']),
    date: `${two(day)}/${two(month)}/2026`,
    nextDay: `${two(day + 1)}/${two(month)}/2026`,
    shortDate: `${two(day)}.${two(month)}.26`,
    hour: `${two(luck.whole(7, 11))}:${two(luck.whole(1, 59))}`,
    number: luck.digits(6),
    order: luck.digits(5),
    account: luck.digits(5),
    phone: `04 00 00 ${luck.digits(2)} ${luck.digits(2)}`,
    tracking: `${luck.digits(4)} ${luck.digits(4)} ${luck.digits(3)}`,
    vehicle: `XX-${luck.digits(3)}-EX`,
  }
}
