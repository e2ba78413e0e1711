import * as v from 'valibot'
import { HttpError } from '#server/log/http-error.ts'

type Schema = v.GenericSchema<unknown, unknown>

/** A query or a body by its schema; refuses 422 with a sentence a field, under its dot path: 'orderData.telephone'. */
export function parsePart<S extends Schema>(schema: S, input: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, input, config)
  if (parsed.success) return parsed.output
  throw new HttpError(422, 'Certaines informations sont à corriger.', { errors: errorsByField(parsed.issues) })
}

/** What the address asks; no database keeps a NUL. */
export function parseQuery<S extends Schema>(schema: S, input: Readonly<Record<string, string>>): v.InferOutput<S> {
  if (holdsNul(input)) throw new HttpError(422, 'Caractère interdit.')
  return parsePart(schema, input)
}

/** What the path names; when it makes no sense, it names nothing: 404. */
export function parseParams<S extends Schema>(schema: S, input: Readonly<Record<string, string>>): v.InferOutput<S> {
  const parsed = v.safeParse(schema, input, config)
  if (parsed.success && !holdsNul(input)) return parsed.output
  throw new HttpError(404, 'Introuvable.')
}

function holdsNul(input: Readonly<Record<string, string>>): boolean {
  return Object.values(input).some((text) => text.includes('\u0000'))
}

/** One sentence a field: the first rule that is broken. */
const config = { message: frenchIssue, abortPipeEarly: true } as const

function errorsByField(issues: readonly v.BaseIssue<unknown>[]): Record<string, string[]> {
  const byField = Map.groupBy(issues, (issue) => v.getDotPath(issue) ?? 'body')
  return Object.fromEntries(
    [...byField].map(([field, found]) => [field, [...new Set(found.map(({ message }) => message))]]),
  )
}

/** What a wrong value is told when the contract has no sentence of its own for it. Never what was received. */
function frenchIssue(issue: v.BaseIssue<unknown>): string {
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
  max_length: 'Texte trop long',
  min_value: 'Valeur trop petite',
  max_value: 'Valeur trop grande',
  integer: 'Nombre entier attendu',
  safe_integer: 'Nombre entier attendu',
  uuid: 'Identifiant invalide',
}
