import * as v from 'valibot'

/**
 * What a body is told, as a form shows it: the first sentence of each field, `''` being the body itself. Empty when it
 * is accepted.
 */
export function refusals(schema: v.GenericSchema, body: unknown): Readonly<Record<string, string>> {
  const { issues = [] } = v.safeParse(schema, body)
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message] as const).toReversed())
}

/** The fields that are refused. */
export function refusedFields(schema: v.GenericSchema, body: unknown): readonly string[] {
  return Object.keys(refusals(schema, body))
}

/** A body without one of its fields. */
export function without(body: Readonly<Record<string, unknown>>, field: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(body).filter(([name]) => name !== field))
}
