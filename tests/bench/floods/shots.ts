import { randomUUID } from 'node:crypto'

/** What a flood needs of the server it goes to; made before it begins. */
export interface Aim {
  readonly url: string
  readonly token: string
  /** A slip, a picture, an order: what each shot carries. */
  readonly load: string | Uint8Array<ArrayBuffer>
}

export interface Shot {
  readonly path: string
  readonly init: Omit<RequestInit, 'headers'> & { readonly headers: Record<string, string> }
  /** A body of so many bytes, each a chunk of its own, by a plain socket. */
  readonly crumbs?: number
  /** The network it says it comes from. */
  readonly from: string
}

const bearer = ({ token }: Aim) => ({ Authorization: `Bearer ${token}` })
const json = { 'Content-Type': 'application/json' }

/** One request of each flood, by its turn. */
export const shots = {
  slips: (aim, turn) => ({
    path: '/bo/ocr-bordereau',
    from: '10.1.0.1',
    init: { method: 'POST', headers: bearer(aim), body: asForm(aim.load, `bordereau-${turn}.pdf`, 'application/pdf') },
  }),
  noise: (aim, turn) => ({
    path: '/bo/ocr-bordereau',
    from: '10.1.0.1',
    init: { method: 'POST', headers: bearer(aim), body: asForm(aim.load, `bordereau-${turn}.jpg`, 'image/jpeg') },
  }),
  pictures: (aim, turn) => ({
    path: '/fo/upload-bordereau',
    from: '10.1.0.1',
    init: { method: 'POST', headers: bearer(aim), body: asForm(aim.load, `bordereau-${turn}.png`, 'image/png') },
  }),
  logins: (_aim, turn) => ({
    path: '/login',
    from: network(turn),
    init: {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ email: `vise-${turn}@exemple.fr`, password: 'Mauvais-Parpaing-42' }),
    },
  }),
  orders: (aim) => ({
    path: '/fo/create-payment-intent',
    from: '10.1.0.1',
    init: { method: 'POST', headers: { ...json, ...bearer(aim), 'Idempotency-Key': randomUUID() }, body: aim.load },
  }),
  histories: (aim) => ({ path: '/fo/my-orders', from: '10.1.0.1', init: { headers: bearer(aim) } }),
  parts: (aim, turn) => ({
    path: '/contact',
    from: network(turn),
    init: { method: 'POST', headers: { 'Content-Type': 'multipart/form-data; boundary=x' }, body: aim.load },
  }),
  crumbs: (_aim, turn) => ({
    path: '/contact',
    from: network(turn),
    crumbs: 200_000,
    init: { method: 'POST', headers: { 'Content-Type': 'multipart/form-data; boundary=x' } },
  }),
  notices: () => ({
    path: '/embedded-processor/webhook',
    from: '10.1.0.1',
    crumbs: 200_000,
    init: { method: 'POST', headers: { ...json, 'Stripe-Signature': forgedNow() } },
  }),
  suggestions: (_aim, turn) => ({ path: '/places/suggest?q=sa', from: network(turn % 16), init: { headers: {} } }),
} as const satisfies Record<string, (aim: Aim, turn: number) => Shot>

export type FloodName = keyof typeof shots

function asForm(load: Aim['load'], name: string, type: string): FormData {
  const form = new FormData()
  form.set('bordereau', new File([load as Uint8Array<ArrayBuffer>], name, { type }))
  return form
}

/** Of the right form and moment, and nobody's. */
function forgedNow(): string {
  return `t=${Math.floor(Date.now() / 1000)},v1=${'ab'.repeat(32)}`
}

/** A network of its own for each turn. */
function network(turn: number): string {
  return `10.${2 + ((turn >> 16) & 63)}.${(turn >> 8) & 255}.${turn & 255}`
}
