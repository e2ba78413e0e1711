import { chance } from '../drawing/chance.ts'

/** Who is served, where and when, for one slip: all of it visibly sample. */
export function marshParties(seed: number) {
  const luck = chance(seed + 41)
  const two = (from: number, to: number) => String(luck.whole(from, to)).padStart(2, '0')
  const day = two(1, 28)
  const month = two(1, 12)
  return {
    client: luck.pick(['SARL Exemple Bâtiment', 'Entreprise Modèle Rénovation', 'Spécimen Construction', 'Exemple Travaux Services', 'Modèle Aménagement SAS']),
    clientStreet: `${luck.whole(3, 140)} avenue du Modèle`,
    clientTown: luck.pick(['06110 LE CANNET', '06700 ST-LAURENT-DU-VAR', '83700 ST-RAPHAËL', '06370 MOUANS-SARTOUX']),
    site: `Chantier ${luck.pick(['Villa Spécimen', 'Résidence Exemple', 'École Modèle', 'Lot 4 ZAC Exemple'])}`,
    siteStreet: `${luck.whole(2, 90)} traverse de l’Exemple`,
    siteTown: luck.pick(['06560 VALBONNE', '06410 BIOT', '83600 FRÉJUS', '06270 VILLENEUVE-LOUBET', '06800 CAGNES-SUR-MER']),
    number: luck.digits(6),
    order: luck.digits(5),
    account: luck.digits(5),
    day: `${day}/${month}/2026`,
    shortDay: `${day}.${month}.26`,
    isoDay: `2026-${month}-${day}`,
    hour: `${two(7, 16)}:${two(0, 59)}`,
    round: `T${luck.whole(1, 9)}`,
    plate: `AA-${luck.whole(100, 899)}-ZZ`,
    phone: `04 00 00 ${luck.digits(2)} ${luck.digits(2)}`,
    siret: `000 ${luck.digits(3)} 000 000${luck.digits(2)}`,
    barcode: luck.digits(12),
  }
}
