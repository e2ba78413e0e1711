import * as v from 'valibot'
import { HttpError } from '#server/log/http-error.ts'
import { frenchIssue } from './french-issue.ts'

type Schema = v.GenericSchema<unknown, unknown>

/** A query or a body by its schema; refuses 422 with a sentence for each field, under its dot path: 'orderData.telephone'. */
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
