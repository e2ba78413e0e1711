import { chance } from '../drawing/chance.ts'

const houses = {
  plumbing: ['Exemple Sanitaire Chauffage', 'Comptoir Modèle du Chauffage', 'Spécimen Plomberie Distribution'],
  electric: ['Exemple Électricité Distribution', 'Comptoir Électrique Modèle', 'Spécimen Câbles et Appareillage'],
  roof: ['Couverture Exemple Négoce', 'Modèle Toiture et Zinc', 'Dépôt Spécimen Couverture'],
  joinery: ['Exemple Bois et Panneaux', 'Menuiseries Modèle Industrie', 'Spécimen Agencement Négoce'],
  paint: ['Exemple Peintures Pro', 'Décor Modèle Distribution', 'Spécimen Revêtements'],
  tile: ['Exemple Carrelages', 'Céramique Modèle Négoce', 'Spécimen Carreaux et Colles'],
} as const

const craftsmen = {
  plumbing: ['SARL Exemple Plomberie', 'Plomberie Modèle Frères', 'Exemple Thermique'],
  electric: ['Exemple Élec 2000', 'Électricité Modèle SARL', 'EURL Spécimen Courants'],
  roof: ['Toitures Exemple', 'Couverture-Zinguerie Modèle', 'SAS Spécimen Charpente'],
  joinery: ['Menuiserie Exemple', 'Atelier Modèle Bois', 'SARL Spécimen Agencement'],
  paint: ['Exemple Peinture Déco', 'Modèle Ravalement', 'Spécimen Plâtre et Peinture'],
  tile: ['Exemple Carrelage et Chapes', 'Sols Modèle SARL', 'Spécimen Carreleur'],
} as const

export type Trade = keyof typeof houses

/** The invented parties and marks of a slip between a house of the trade and a craftsman. */
export function desk(seed: number, trade: Trade) {
  const luck = chance(seed * 31 + 5)
  const month = luck.whole(1, 12)
  const day = luck.whole(1, 28)
  const two = (value: number) => String(value).padStart(2, '0')
  return {
    supplier: luck.pick(houses[trade]),
    street: `${luck.whole(2, 140)} rue du Modèle`,
    town: luck.pick(['80000 AMIENS', '45100 ORLÉANS', '31200 TOULOUSE', '35200 RENNES', '21000 DIJON', '38130 ÉCHIROLLES']),
    phone: `03 00 00 ${luck.digits(2)} ${luck.digits(2)}`,
    siret: `000 ${luck.digits(3)} 000 000${luck.digits(2)}`,
    client: luck.pick(craftsmen[trade]),
    clientStreet: `${luck.whole(1, 90)} avenue du Spécimen`,
    clientTown: luck.pick(['06150 CANNES', '06300 NICE', '06700 ST LAURENT DU VAR', '83600 FRÉJUS', '06220 VALLAURIS']),
    site: luck.pick(['Résidence Exemple bât. B', 'Villa Modèle', 'École Spécimen', 'Immeuble « L’Exemple »']),
    siteStreet: `${luck.whole(1, 60)} impasse de l’Exemple`,
    siteTown: luck.pick(['06370 MOUANS-SARTOUX', '06560 VALBONNE', '06140 VENCE', '83440 MONTAUROUX', '06270 VILLENEUVE-LOUBET']),
    slip: luck.digits(6),
    order: luck.digits(5),
    account: luck.digits(5),
    date: `${two(day)}/${two(month)}/2026`,
    later: `${two(Math.min(day + 2, 28))}/${two(month)}/2026`,
  }
}

export type Desk = ReturnType<typeof desk>
