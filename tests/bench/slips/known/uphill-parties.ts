import { chance } from '../drawing/chance.ts'

/** The parties and marks of one slip: all visibly samples. */
export function uphillParties(seed: number) {
  const luck = chance(seed * 31 + 5)
  const day = `${String(luck.whole(1, 28)).padStart(2, '0')}/${String(luck.whole(1, 12)).padStart(2, '0')}/2026`
  return {
    client: luck.pick(['Entreprise Générale Exemple', 'SARL Modèle Construction', 'Spécimen Rénovation', 'Bâtisseurs de l’Exemple', 'Modèle Travaux Publics']),
    street: `${luck.whole(2, 140)} rue du Modèle`,
    town: luck.pick(['05000 GAP', '38000 GRENOBLE', '04000 DIGNE-LES-BAINS', '73000 CHAMBÉRY', '74000 ANNECY', '26000 VALENCE']),
    site: `Chantier ${luck.pick(['Résidence du Spécimen', 'Villa Exemple', 'École du Modèle', 'Gîte de l’Exemple', 'Lotissement Spécimen'])}`,
    siteStreet: `${luck.whole(1, 90)} montée de l’Exemple`,
    siteTown: luck.pick(['05200 EMBRUN', '38250 VILLARD-DE-LANS', '04400 BARCELONNETTE', '73600 MOÛTIERS', '74300 CLUSES', '26150 DIE']),
    depot: `ZA du Modèle, ${luck.whole(1, 60)} route de l’Exemple`,
    depotTown: luck.pick(['38170 SEYSSINET', '05110 LA SAULCE', '73490 LA RAVOIRE', '74600 SEYNOD']),
    number: luck.digits(6),
    order: luck.digits(5),
    account: luck.digits(4),
    siret: `000 ${luck.digits(3)} 000 000${luck.digits(2)}`,
    phone: `04 00 00 ${luck.digits(2)} ${luck.digits(2)}`,
    plate: `XX-${luck.digits(3)}-XX`,
    time: `${String(luck.whole(7, 16)).padStart(2, '0')}:${luck.whole(10, 59)}`,
    day,
  }
}
