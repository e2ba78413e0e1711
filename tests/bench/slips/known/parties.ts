import { chance } from '../drawing/chance.ts'

const months = ['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre']

/** Who orders, where the goods go and what numbers the papers bear, all visibly samples. */
export function parties(seed: number) {
  const luck = chance(seed * 31 + 5)
  const two = (value: number) => String(value).padStart(2, '0')
  const day = luck.whole(1, 28)
  const month = luck.whole(1, 12)
  return {
    client: luck.pick(['Entreprise Modèle Bâtiment', 'SARL Spécimen Maçonnerie', 'Exemple Rénovation SAS', 'Ets Modèle Couverture', 'Spécimen Carrelages', 'Menuiserie Modèle']),
    street: `${luck.whole(2, 120)} ${luck.pick(['rue du Modèle', 'avenue de l’Exemple', 'ZA du Spécimen', 'route de l’Exemple'])}`,
    town: luck.pick(['69400 VILLEFRANCHE', '31270 CUGNAUX', '44800 SAINT-HERBLAIN', '13400 AUBAGNE', '35760 SAINT-GRÉGOIRE']),
    site: `Chantier ${luck.pick(['Résidence Modèle', 'Villa Spécimen', 'École Exemple', 'Lotissement Modèle'])}`,
    siteStreet: `${luck.whole(1, 60)} ${luck.pick(['impasse du Spécimen', 'chemin du Modèle', 'boulevard de l’Exemple'])}`,
    siteTown: luck.pick(['69330 MEYZIEU', '31170 TOURNEFEUILLE', '44300 NANTES', '13600 LA CIOTAT', '35000 RENNES']),
    number: luck.digits(6),
    order: luck.digits(5),
    account: luck.digits(4),
    day: `${two(day)}/${two(month)}/2026`,
    shortDay: `${two(day)}.${two(month)}.26`,
    longDay: `${day} ${months[month - 1]!} 2026`,
    hour: `${two(luck.whole(6, 16))}:${two(luck.whole(0, 59))}`,
    plate: `AA-${luck.digits(3)}-AA`,
    phone: `04 00 00 ${luck.digits(2)} ${luck.digits(2)}`,
  }
}
