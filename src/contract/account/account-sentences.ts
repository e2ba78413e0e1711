// The validation sentences of section 5 for an account, to the letter.

export const loginSentences = {
  emailRequired: "L'email est obligatoire",
  emailInvalid: 'Email invalide',
  passwordRequired: 'Le mot de passe est obligatoire',
} as const

export const registerSentences = {
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
} as const
