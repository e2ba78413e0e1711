import fc from 'fast-check'

/** How a body is made. `keep`: the sample as it is; else what is done to it. */
export type Recipe =
  | { readonly kind: 'keep' }
  | {
      readonly kind: 'fields'
      readonly changes: readonly (readonly [place: number, value: unknown])[]
      readonly dropped: number | null
    }
  | { readonly kind: 'values'; readonly values: readonly unknown[] }
  | { readonly kind: 'json'; readonly text: string }
  | { readonly kind: 'cut'; readonly at: number; readonly byte: number }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }

/** What travels beside the body. */
export interface Throw {
  readonly recipe: Recipe
  /** Which call, whose; a piece of the address. */
  readonly call: number
  readonly who: number
  readonly param: string | number
  readonly query: string
  readonly type: 'right' | 'right' | 'wrong' | 'none'
  readonly isSignedIn: boolean
  /** The file of a form: noise, or a slip that is cut or bitten. */
  readonly file: {
    readonly of: 'noise' | 'pdf' | 'png' | 'none'
    readonly bytes: Uint8Array
    readonly at: number
    readonly name: string
  }
}

const hostile = [
  '',
  ' ',
  '\u0000',
  '\u202E',
  '\ud800',
  '__proto__',
  'constructor',
  "' or 1=1 --",
  '<script>',
  '${7*7}',
  '../../etc/passwd',
  '%00',
  'é'.repeat(300),
  'x'.repeat(9000),
  '1e400',
  'NaN',
  '-0',
  '0x1',
  '９',
  'a@b.fr\r\nBcc: c@d.fr',
]
const numbers = [0, -1, 1.5, 1e15, 2 ** 53, 2 ** 63, 1e300, -1e-9, Number.MAX_VALUE]
const text = fc.oneof(
  fc.constantFrom(...hostile),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 40 }),
  fc.emailAddress(),
)
const value = fc.oneof(
  { weight: 5, arbitrary: text },
  { weight: 3, arbitrary: fc.oneof(fc.constantFrom(...numbers), fc.integer(), fc.double()) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], { __proto__: null, toString: 1 }) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)

const recipe: fc.Arbitrary<Recipe> = fc.oneof(
  { weight: 2, arbitrary: fc.constant({ kind: 'keep' } as const) },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('fields' as const),
      changes: fc.array(fc.tuple(fc.nat(60), value), { minLength: 1, maxLength: 3 }),
      dropped: fc.option(fc.nat(60), { freq: 3 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('values' as const),
      values: fc.array(value, { minLength: 1, maxLength: 30 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('json' as const),
      text: fc.oneof(
        fc.json({ maxDepth: 6 }),
        fc.integer({ min: 1, max: 20_000 }).map((depth) => '['.repeat(depth)),
      ),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('cut' as const), at: fc.nat(4000), byte: fc.nat(255) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('bytes' as const), bytes: fc.uint8Array({ maxLength: 400 }) }),
  },
)

/** Everything that is random about one request. */
export const throws: fc.Arbitrary<Throw> = fc.record({
  recipe,
  call: fc.nat(1_000_000),
  who: fc.nat(1_000_000),
  param: fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 1, max: 400 }) }, { weight: 1, arbitrary: text }),
  query: fc.oneof(fc.constantFrom('Nice', '12 rue des Lilas', 'Mougins'), text),
  type: fc.constantFrom('right', 'right', 'right', 'right', 'right', 'right', 'wrong', 'none'),
  isSignedIn: fc.integer({ min: 0, max: 19 }).map((luck) => luck > 0),
  file: fc.record({
    of: fc.constantFrom('noise', 'pdf', 'pdf', 'png', 'none'),
    bytes: fc.uint8Array({ maxLength: 300 }),
    at: fc.nat(20_000),
    name: text,
  }),
})

/** The fields of a body, as JSON text may hold them, after a recipe. */
export function spoil(sample: Readonly<Record<string, unknown>>, made: Recipe): string | Uint8Array<ArrayBuffer> {
  switch (made.kind) {
    case 'keep':
      return JSON.stringify(sample)
    case 'fields':
      return JSON.stringify(withChanges(sample, made))
    case 'values':
      return JSON.stringify(
        Object.fromEntries(Object.keys(sample).map((name, index) => [name, made.values[index % made.values.length]])),
      )
    case 'json':
      return made.text
    case 'cut':
      return bitten(new TextEncoder().encode(JSON.stringify(sample)), made.at, made.byte)
    case 'bytes':
      return new Uint8Array(made.bytes)
  }
}

/** Bytes with one of them changed, or all from there on gone. */
export function bitten(bytes: Uint8Array, at: number, byte: number): Uint8Array<ArrayBuffer> {
  const copy = new Uint8Array(bytes)
  const place = at % Math.max(1, copy.length)
  if (byte % 2 === 0) return copy.slice(0, place)
  copy[place] = byte
  return copy
}

/** With fields of any depth replaced, and one left out. */
export function withChanges(
  sample: Readonly<Record<string, unknown>>,
  { changes, dropped }: Extract<Recipe, { kind: 'fields' }>,
): Record<string, unknown> {
  const copy = structuredClone(sample) as Record<string, unknown>
  const places = placesIn(copy)
  if (places.length === 0) return copy
  for (const [place, replacement] of changes) put(places[place % places.length]!, replacement)
  if (dropped !== null) {
    const { holder, name } = places[dropped % places.length]!
    delete holder[name]
  }
  return copy
}

interface Place {
  readonly holder: Record<string, unknown>
  readonly name: string
}

function put({ holder, name }: Place, replacement: unknown): void {
  holder[name] = replacement
}

function placesIn(holder: Record<string, unknown>): Place[] {
  return Object.entries(holder).flatMap(([name, inner]) => [
    { holder, name },
    ...(typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? placesIn(inner as Record<string, unknown>)
      : []),
  ])
}
