import { mostDaysAhead } from '#rules/moment/timetables.ts'

// The validation sentences of section 5, to the letter; those of an account have a file of their own, which the order
// form does not load.

export const textSentences = {
  /** Ours: what nobody types, and a letter or a terminal would obey. */
  untyped: 'Un caractère invisible s’est glissé dans ce texte : efface-le et retape-le.',
} as const

export const nameSentences = {
  /** Ours: a name stands in letters. */
  noLink: 'Un nom seulement, sans lien ni adresse e-mail',
} as const

export const orderSentences = {
  emailInvalid: "L'Adresse e-mail est invalide",
  emailRequired: "L'adresse e-mail est obligatoire",
  lastNameRequired: 'Le nom du client est obligatoire',
  firstNameRequired: 'Le prénom du client est obligatoire',
  phoneInvalid: 'Le numéro de téléphone doit comporter 10 chiffres',
  phoneRequired: 'Le numéro de téléphone est obligatoire',
  addressRequired: 'Adresse requise',
  addressNotPicked: 'Vous devez sélectionner une adresse depuis les suggestions !',
  /** The last-delivery variant of the same (section 5). */
  lastAddressNotPicked: 'Vous devez selectionner une adresse depuis les suggestions !',
  weightInvalid: 'Veuillez sélectionner un poids valide',
  weightRequired: 'Le poids de la livraison est obligatoire',
  plannedRequired: 'La date de livraison est obligatoire',
  plannedTooSoon: 'La date doit être au moins 3 heures après maintenant',
  plannedOutsideHours: 'La date choisie est en dehors des heures de livraison autorisées',
  /** Ours: section 5 names no last day. */
  dateTooFar: `Choisis une date dans les ${mostDaysAhead} prochains jours.`,
  noFlexSlotToday: "Aucun créneau disponible aujourd'hui, choisissez le prochain jour ouvré.",
  /** Ours: an organisation may demand one. */
  referenceDemanded: 'Référence demandée par ton entreprise',
  /** Ours. */
  packagesInvalid: 'De 1 à 9999 colis',
  slipRequired: 'Le bordereau de livraison est obligatoire',
  slipTooLarge: 'Fichier trop volumineux (max 5 Mo)',
  slipTooLargeAtChoice: 'La taille du fichier ne doit pas dépasser 5 Mo',
  slipFormat: 'Format non supporté. Formats acceptés : PDF, PNG, JPEG, JPG',
} as const
