import type * as v from 'valibot'

/** What a wrong value is told when the contract has no sentence of its own for it. Never what was received. */
export function frenchIssue(issue: v.BaseIssue<unknown>): string {
  if (issue.input === undefined || issue.input === null) return 'Champ obligatoire'
  return sentences[issue.type] ?? 'Valeur invalide'
}

const sentences: Readonly<Record<string, string>> = {
  string: 'Texte attendu',
  number: 'Nombre attendu',
  boolean: 'Oui ou non attendu',
  object: 'Objet attendu',
  array: 'Liste attendue',
  picklist: 'Choix inconnu',
  non_empty: 'Champ obligatoire',
  min_length: 'Texte trop court',
  max_length: 'Texte trop long',
  min_value: 'Valeur trop petite',
  max_value: 'Valeur trop grande',
  integer: 'Nombre entier attendu',
  safe_integer: 'Nombre entier attendu',
  uuid: 'Identifiant invalide',
}
