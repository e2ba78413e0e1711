import { chance } from '../drawing/chance.ts'

/** The sample parties, numbers and dates of one slip; the same seed gives the same. */
export function moorParties(seed: number, senders: readonly string[]) {
  const luck = chance(seed * 31 + 5)
  const day = String(luck.whole(1, 28)).padStart(2, '0')
  const month = String(luck.whole(1, 12)).padStart(2, '0')
  const hour = `${String(luck.whole(6, 16)).padStart(2, '0')}:${String(luck.whole(1, 59)).padStart(2, '0')}`
  return {
    sender: luck.pick(senders),
    street: `${luck.whole(3, 240)} ${luck.pick(['avenue du Modèle', 'route du Spécimen', 'rue de l’Exemple', 'Z.A. de l’Exemple'])}`,
    town: luck.pick(['35000 RENNES', '87000 LIMOGES', '29600 MORLAIX', '25000 BESANÇON', '14000 CAEN', '64000 PAU']),
    client: luck.pick(['Bâtiment Modèle SARL', 'Ets Exemple Rénovation', 'Modèle Construction', 'SAS Spécimen Travaux', 'Exemple & Fils Maçonnerie']),
    site: luck.pick(['Chantier Résidence du Modèle', 'Chantier École Exemple', 'Chantier Villa Spécimen', 'Dépôt Exemple']),
    siteStreet: `${luck.whole(1, 99)} ${luck.pick(['impasse du Modèle', 'allée de l’Exemple', 'chemin du Spécimen'])}`,
    siteTown: luck.pick(['35740 PACÉ', '87350 PANAZOL', '29670 HENVIC', '25220 THISE', '14123 IFS', '64140 LONS']),
    carrier: luck.pick(['Transports Exemple', 'Modèle Fret', 'Messagerie Spécimen']),
    slip: luck.digits(6),
    order: luck.digits(5),
    account: luck.digits(5),
    date: `${day}/${month}/2026`,
    shortDate: `${day}.${month}.26`,
    hour,
    plate: `EX-${luck.whole(101, 989)}-MO`,
    phone: `02 00 00 ${luck.digits(2)} ${luck.digits(2)}`,
    siret: `000 ${luck.digits(3)} 000 000${luck.digits(2)}`,
    luck,
  }
}

export type MoorParties = ReturnType<typeof moorParties>

/** The customer's name and where the goods go, one line each. */
export function shipTo({ client, site, siteStreet, siteTown }: MoorParties): readonly string[] {
  return [client, site, siteStreet, siteTown]
}
