import { mostDaysAhead } from '#rules/timetables.ts'

/** The validation sentences of section 5, to the letter. */
export const sentences = {
  text: {
    /** Ours: what nobody types, and a letter or a terminal would obey. */
    untyped: 'Un caractère invisible s’est glissé dans ce texte : efface-le et retape-le.',
  },
  name: {
    /** Ours: a name stands in letters. */
    noLink: 'Un nom seulement, sans lien ni adresse e-mail',
  },
  login: {
    emailRequired: "L'email est obligatoire",
    emailInvalid: 'Email invalide',
    passwordRequired: 'Le mot de passe est obligatoire',
  },
  register: {
    emailInvalid: 'Email invalide',
    emailRequired: 'Email requis',
    /** Ours: a company's own address registers no customer. */
    emailOfCompany: 'Cette adresse est celle de l’entreprise. Inscris-toi avec la tienne.',
    passwordRequired: 'Mot de passe requis',
    passwordWeak:
      'Le mot de passe doit contenir au moins 8 caractères, une majuscule, un chiffre et un caractère spécial.',
    firstNameRequired: 'Prénom requis',
    lastNameRequired: 'Nom requis',
    phoneRequired: 'Numéro de téléphone requis',
    phoneInvalid: 'Numéro de téléphone invalide (format: 06/07 + 8 chiffres)',
    addressRequired: 'Adresse de facturation requise',
    vatInvalid: 'TVA invalide (format: FR + 11 chiffres)',
  },
  order: {
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
    slipRequired: 'Le bordereau de livraison est obligatoire',
    slipTooLarge: 'Fichier trop volumineux (max 5 Mo)',
    slipTooLargeAtChoice: 'La taille du fichier ne doit pas dépasser 5 Mo',
    slipFormat: 'Format non supporté. Formats acceptés : PDF, PNG, JPEG, JPG',
  },
} as const
