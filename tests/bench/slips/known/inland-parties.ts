import { chance } from '../drawing/chance.ts'

/** The invented parties and marks of a slip: the same seed gives the same. */
export function parties(seed: number) {
  const luck = chance(seed * 13 + 5)
  const day = String(luck.whole(1, 28)).padStart(2, '0')
  const month = String(luck.whole(1, 12)).padStart(2, '0')
  const [siteTown, clientTown] = [luck.pick(towns), luck.pick(towns)]
  return {
    client: luck.pick(['Exemple Bâtiment SARL', 'Modèle Construction', 'SAS Spécimen Travaux', 'Exemple Maçonnerie Générale', 'Entreprise Spécimen', 'Modèle Rénovation']),
    clientStreet: `${luck.whole(2, 120)} rue du Modèle`,
    clientTown,
    site: luck.pick(['Chantier école Exemple', 'Résidence Le Modèle', 'Maison Spécimen', 'Pavillon Exemple lot 7', 'Extension Modèle']),
    siteStreet: `${luck.whole(1, 90)} impasse de l’Exemple`,
    siteTown,
    account: luck.digits(6),
    note: `${luck.whole(2, 9)}${luck.digits(5)}`,
    order: `${luck.whole(1, 9)}${luck.digits(4)}`,
    reference: luck.pick(['CHANTIER ECOLE', 'LOT 4 GO', 'Cde tél. du 12', 'REHAB BAT B', 'TERRASSE', 'EXTENSION']),
    date: `${day}/${month}/2026`,
    dottedDate: `${day}.${month}.2026`,
    shortDate: `${day}/${month}/26`,
    hour: `${String(luck.whole(6, 16)).padStart(2, '0')}:${luck.digits(1).replace(/[6-9]/, '5')}${luck.digits(1)}`,
    plate: `EX-${luck.digits(3)}-MO`,
    phone: `02 00 00 ${luck.digits(2)} ${luck.digits(2)}`,
    luck,
  }
}

const towns = ['45100 ORLÉANS', '63100 CLERMONT-FERRAND', '87000 LIMOGES', '18000 BOURGES', '36000 CHÂTEAUROUX', '03000 MOULINS', '58000 NEVERS', '41000 BLOIS', '23000 GUÉRET', '37000 TOURS'] as const
