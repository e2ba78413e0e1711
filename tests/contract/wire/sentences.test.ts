import { describe, expect, it } from 'vitest'
import { orderSentences } from '#contract/wire/sentences.ts'

/** Sections 2 and 5, to the letter; the sentences of login and register are met in account.test.ts. */
describe('The sentences of the order form', () => {
  it.each([
    ['emailInvalid', "L'Adresse e-mail est invalide"],
    ['emailRequired', "L'adresse e-mail est obligatoire"],
    ['lastNameRequired', 'Le nom du client est obligatoire'],
    ['firstNameRequired', 'Le prénom du client est obligatoire'],
    ['phoneInvalid', 'Le numéro de téléphone doit comporter 10 chiffres'],
    ['phoneRequired', 'Le numéro de téléphone est obligatoire'],
    ['addressRequired', 'Adresse requise'],
    ['addressNotPicked', 'Vous devez sélectionner une adresse depuis les suggestions !'],
    ['lastAddressNotPicked', 'Vous devez selectionner une adresse depuis les suggestions !'],
    ['weightInvalid', 'Veuillez sélectionner un poids valide'],
    ['weightRequired', 'Le poids de la livraison est obligatoire'],
    ['plannedRequired', 'La date de livraison est obligatoire'],
    ['plannedTooSoon', 'La date doit être au moins 3 heures après maintenant'],
    ['plannedOutsideHours', 'La date choisie est en dehors des heures de livraison autorisées'],
    ['dateTooFar', 'Choisis une date dans les 60 prochains jours.'],
    ['noFlexSlotToday', "Aucun créneau disponible aujourd'hui, choisissez le prochain jour ouvré."],
    ['slipRequired', 'Le bordereau de livraison est obligatoire'],
    ['slipTooLarge', 'Fichier trop volumineux (max 5 Mo)'],
    ['slipTooLargeAtChoice', 'La taille du fichier ne doit pas dépasser 5 Mo'],
    ['slipFormat', 'Format non supporté. Formats acceptés : PDF, PNG, JPEG, JPG'],
  ] as const)('say %s: « %s »', (name, sentence) => {
    expect(orderSentences[name]).toBe(sentence)
  })
})
