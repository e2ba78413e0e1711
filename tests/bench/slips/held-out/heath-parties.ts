import { chance } from '../drawing/chance.ts'

/** The invented parties, numbers and dates of a slip. */
export function heathParties(seed: number) {
  const luck = chance(seed + 4131)
  const day = luck.whole(2, 27)
  const month = luck.whole(1, 12)
  const two = (value: number) => String(value).padStart(2, '0')
  return {
    street: `${luck.whole(3, 240)} route de l’Exemple`,
    zone: `Z.A. du Modèle, lot ${luck.whole(2, 38)}`,
    town: luck.pick(['13400 AUBAGNE', '38300 BOURGOIN', '69400 VILLEFRANCHE', '31600 MURET', '44700 ORVAULT', '59130 LAMBERSART']),
    phone: `0${luck.whole(1, 5)} 00 00 ${luck.digits(2)} ${luck.digits(2)}`,
    client: luck.pick(['SARL Spécimen Bâtiment', 'Modèle Rénovation SAS', 'Entreprise Exemple Père', 'Spécimen Construction', 'EURL Modèle Maçonnerie']),
    clientStreet: `${luck.whole(1, 99)} rue du Spécimen`,
    site: luck.pick(['Chantier Villa Modèle', 'Chantier Résidence Spécimen', 'Chantier École Exemple', 'Chantier Grange Exemple']),
    siteTown: luck.pick(['38110 LA TOUR DU PIN', '13600 LA CIOTAT', '31120 PORTET', '69480 ANSE', '44240 SUCÉ', '59890 QUESNOY']),
    number: luck.digits(7),
    order: luck.digits(6),
    account: `4${luck.digits(5)}`,
    date: `${two(day)}/${two(month)}/2026`,
    ordered: `${two(Math.max(1, day - 1))}/${two(month)}/2026`,
    hour: `${two(luck.whole(7, 16))}:${two(luck.whole(0, 59))}`,
    plate: `ZZ-${luck.digits(3)}-ZZ`,
    siret: `000 000 000 ${luck.digits(5)}`,
  }
}

export type HeathParties = ReturnType<typeof heathParties>
