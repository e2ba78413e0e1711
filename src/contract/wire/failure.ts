import * as v from 'valibot'

/** What a refused call says: one sentence for people, and sentences by field name. Both may be missing. */
export interface Refusal {
  readonly message: string | null
  readonly errors: Readonly<Record<string, readonly string[]>>
}

/** An error body as our server writes it. */
export interface FailureBody {
  readonly success: false
  readonly message: string
  readonly errors?: Readonly<Record<string, readonly string[]>>
}

const sentenceList = v.pipe(
  v.union([v.string(), v.array(v.string())]),
  v.transform((value) => (typeof value === 'string' ? [value] : value)),
)

const refusalSchema = v.object({
  message: v.fallback(v.nullish(v.string(), null), null),
  data: v.fallback(v.nullish(v.string(), null), null),
  errors: v.fallback(v.nullish(v.record(v.string(), sentenceList), {}), {}),
})

/**
 * Reads any error body: `{ message }`, a sentence in `data` (section 7, users/update), `{ errors: { email: ['…'] } }`,
 * or nothing usable.
 */
export function readRefusal(body: unknown): Refusal {
  const parsed = v.safeParse(refusalSchema, body)
  if (!parsed.success) return { message: null, errors: {} }
  const { message, data, errors } = parsed.output
  return { message: message || data || null, errors }
}
