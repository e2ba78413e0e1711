import sharp from 'sharp'
import { api, type CallName } from '#contract/api.ts'
import { href, type Endpoint } from '#contract/endpoint.ts'
import { samplesOf, type Account } from './samples.ts'
import { bitten, spoil, withChanges, type Throw } from './spoilt-bodies.ts'

/** A request as it leaves. `hasBody`: it counts. */
export interface Thrown {
  readonly name: CallName
  readonly path: string
  readonly init: RequestInit
  readonly hasBody: boolean
}

export interface SignedIn extends Account {
  readonly password: string
  token: string
}

/** Builds the request that a throw says; each comes from an address of its own. */
export function thrown(luck: Throw, account: SignedIn, from: string): Thrown {
  const [name, endpoint] = calls[luck.call % calls.length]!
  const hasBody = endpoint.encoding !== 'none'
  const path = href(
    endpoint,
    Object.fromEntries(
      [...endpoint.path.matchAll(/:(\w+)/g)].map(([, param = '']) => [param, wellFormed(String(luck.param))]),
    ),
    endpoint.path.startsWith('/places/') ? { q: wellFormed(luck.query) } : {},
  )
  const headers = { 'X-Forwarded-For': from, ...(luck.isSignedIn && { Authorization: `Bearer ${account.token}` }) }
  if (!hasBody) return { name, path, hasBody, init: { method: 'GET', headers } }
  const sample = samplesOf(account)[name as keyof ReturnType<typeof samplesOf>]
  const isForm = endpoint.encoding === 'multipart' || (endpoint.encoding === 'multipart or json' && luck.who % 2 === 0)
  const body = isForm ? formOf(sample, luck) : spoil(sample, luck.recipe)
  const right = isForm ? `multipart/form-data; boundary=${boundary}` : 'application/json'
  const type = { right, wrong: isForm ? 'application/json' : 'text/plain', none: '' }[luck.type]
  return {
    name,
    path,
    hasBody,
    init: { method: 'POST', headers: { ...headers, ...(type !== '' && { 'Content-Type': type }) }, body },
  }
}

/**
 * Calls with a body come ten times as often as those without; the reading of slips, a second of a processor each, twice
 * as often.
 */
const calls = (Object.entries(api) as [CallName, Endpoint][]).flatMap((entry) =>
  Array.from({ length: timesOf(...entry) }, () => entry),
)

function timesOf(name: CallName, { encoding }: Endpoint): number {
  if (encoding === 'none') return 1
  return name === 'readSlip' ? 2 : 10
}

const boundary = 'fuzz-9f1c'
const pdf = new TextEncoder().encode('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
const png = new Uint8Array(
  await sharp({ create: { width: 60, height: 80, channels: 3, background: '#e7e2d8' } })
    .png()
    .toBuffer(),
)

function formOf(
  sample: Readonly<Record<string, unknown>>,
  { recipe, file, who }: Throw,
): string | Uint8Array<ArrayBuffer> {
  if (recipe.kind === 'json') return recipe.text
  if (recipe.kind === 'bytes') return new Uint8Array(recipe.bytes)
  const fields = recipe.kind === 'fields' ? withChanges(sample, recipe) : sample
  const parts = Object.entries(fields).map(([field, value]) =>
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${typeof value === 'string' ? value : JSON.stringify(value)}\r\n`,
    ),
  )
  const whole = Buffer.concat([...parts, ...filePart(file, who), Buffer.from(`--${boundary}--\r\n`)])
  return recipe.kind === 'cut' ? bitten(whole, recipe.at, recipe.byte) : new Uint8Array(whole)
}

function filePart({ of, bytes, at, name }: Throw['file'], who: number): Buffer[] {
  if (of === 'none') return []
  const slip = of === 'noise' ? bytes : of === 'pdf' ? pdf : png
  const content = of === 'noise' || at % 3 === 0 ? slip : bitten(slip, at, at % 256)
  const field = who % 3 === 0 ? 'fichier' : 'bordereau'
  return [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name.replaceAll(/["\r\n]/g, '')}"\r\nContent-Type: application/pdf\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]
}

/** What an address can hold: no half of a pair. */
function wellFormed(text: string): string {
  return text.toWellFormed()
}
