import { chance } from '../drawing/chance.ts'

/** The invented parties and marks of a slip. */
export function shore(seed: number) {
  const luck = chance(seed * 31 + 7)
  const month = luck.whole(1, 12)
  const day = luck.whole(2, 27)
  const dated = (after: number) => `${String(day + after).padStart(2, '0')}/${String(month).padStart(2, '0')}/2026`
  return {
    street: `${luck.whole(3, 160)} avenue du Modèle`,
    town: luck.pick(['06700 SAINT-LAURENT-DU-VAR', '83700 SAINT-RAPHAËL', '06220 VALLAURIS', '13400 AUBAGNE', '34200 SÈTE']),
    client: luck.pick(['SARL Exemple Services', 'Artisan Modèle & Fils', 'Entreprise Spécimen', 'EURL Modèle Habitat', 'Ets Exemple Frères']),
    site: luck.pick(['Villa Modèle', 'Résidence Exemple, bât. B', 'École de l’Exemple', 'Immeuble Spécimen']),
    siteStreet: `${luck.whole(1, 90)} rue de l’Exemple`,
    siteTown: luck.pick(['06800 CAGNES-SUR-MER', '06210 MANDELIEU', '83120 SAINTE-MAXIME', '06140 VENCE', '13600 LA CIOTAT']),
    slip: luck.digits(6),
    order: luck.digits(5),
    account: luck.digits(4),
    phone: `04 00 00 ${luck.digits(2)} ${luck.digits(2)}`,
    siret: `000 ${luck.digits(3)} 000 00${luck.digits(3)}`,
    date: dated(0),
    before: dated(-1),
    after: dated(1),
    time: `${String(luck.whole(7, 16)).padStart(2, '0')}:${luck.whole(10, 55)}`,
    luck,
  }
}
