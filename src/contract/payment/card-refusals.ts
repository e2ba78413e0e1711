/**
 * What is said of a card that was refused, by the codes that processors have for it (`decline_code` of the bank before
 * `code`). What stands for no such code is said as it came.
 */
export const cardRefusals = {
  card_declined: 'Ta carte a été refusée.',
  insufficient_funds: 'Ta carte a été refusée : provision insuffisante.',
  expired_card: 'Ta carte a expiré.',
  incorrect_cvc: 'Le code de sécurité de ta carte est incorrect.',
  payment_intent_authentication_failure: "L'authentification de ta carte a échoué.",
  card_velocity_exceeded: 'Ta carte a été refusée : son plafond est atteint.',
  card_not_supported: 'Ta carte n’accepte pas ce genre d’achat.',
  currency_not_supported: 'Ta carte n’accepte pas les paiements en euros.',
  incorrect_number: 'Le numéro de ta carte est incorrect.',
  processing_error: 'Ta banque n’a pas pu traiter le paiement. Réessaie dans un instant.',
} as const

/**
 * `cardRefusal('card_declined', 'insufficient_funds')` → 'Ta carte a été refusée : provision insuffisante.'; undefined
 * where we have no words for either.
 */
export function cardRefusal(code: string | undefined, declineCode?: string): string | undefined {
  return sentenceOf.get(declineCode ?? '') ?? sentenceOf.get(code ?? '')
}

const sentenceOf: ReadonlyMap<string, string> = new Map(Object.entries(cardRefusals))
