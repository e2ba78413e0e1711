import { chance } from '../drawing/chance.ts'

/** The invented customer, site and references of a slip. */
export function ridgeParties(seed: number) {
  const luck = chance(seed * 17 + 5)
  const day = String(luck.whole(1, 28)).padStart(2, '0')
  const month = String(luck.whole(1, 12)).padStart(2, '0')
  return {
    client: luck.pick(['Entreprise Exemple & Fils', 'SARL Spécimen Rénovation', 'Modèle Construction SAS', 'Exemple Bâti Sud', 'Spécimen Travaux Publics', 'EURL Modèle Habitat']),
    street: `${luck.whole(2, 148)} rue du Modèle`,
    town: luck.pick(['06370 MOUANS-SARTOUX', '83700 SAINT-RAPHAËL', '13400 AUBAGNE', '06510 CARROS', '83300 DRAGUIGNAN', '06140 VENCE']),
    site: luck.pick(['Chantier Villa Spécimen', 'Résidence de l’Exemple - bât. B', 'Chantier École Modèle', 'Lotissement du Spécimen lot 7']),
    siteStreet: `${luck.whole(1, 96)} chemin du Spécimen`,
    siteTown: luck.pick(['06220 VALLAURIS', '06800 CAGNES-SUR-MER', '83480 PUGET-SUR-ARGENS', '06700 SAINT-LAURENT-DU-VAR', '83440 MONTAUROUX']),
    date: `${day}/${month}/2026`,
    shortDate: `${day}.${month}.26`,
    isoDate: `2026-${month}-${day}`,
    time: `${String(luck.whole(7, 16)).padStart(2, '0')}:${String(luck.whole(0, 59)).padStart(2, '0')}`,
    slip: luck.digits(6),
    order: luck.digits(5),
    account: luck.digits(5),
    phone: `04 00 00 ${luck.digits(2)} ${luck.digits(2)}`,
    siret: `000 000 ${luck.digits(3)} 000${luck.digits(2)}`,
    plate: `EX-${luck.digits(3)}-${luck.pick(['MP', 'LE', 'SP'])}`,
  }
}

export type RidgeParties = ReturnType<typeof ridgeParties>
