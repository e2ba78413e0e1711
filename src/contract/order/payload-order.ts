/**
 * The order data in the order of section 3; what is ours comes after. A submission is named by its data: in another
 * order the same ones would be another submission.
 */
export function inPayloadOrder<Data extends object>(data: Data): Data {
  const known = specified.flatMap((name) => (name in data ? [[name, Reflect.get(data, name)]] : []))
  return { ...Object.fromEntries(known), ...data }
}

const specified = [
  'bordereauFileName',
  'id_fournisseur',
  'adressPickUp',
  'email',
  'adresseLivraison',
  'dateLivraison',
  'telephone',
  'raisonSocial',
  'raisonSocialClient',
  'nomClient',
  'prenomClient',
  'longitudePickUp',
  'altitudePickUp',
  'altitudeLivraison',
  'longitudeLivraison',
  'commantaire',
  'poids',
  'poidsLabel',
  'poidsSupplement',
  'estimatedTime',
  'tempsSupplement',
  'tarifBase',
  'totalHT',
  'totalTTC',
  'livraisonType',
  'flexHalfDay',
  'flexHalfDayLabel',
  'detectedWeightKg',
  'detectedBucket',
]
