import { serve } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import { cors } from 'hono/cors'
import type { AddressInfo } from 'node:net'
import type { StripeStandIn } from './stripe.ts'

type Body = Readonly<Record<string, unknown>>

/**
 * A provider that is not ours, by sections 3 and 7 to the letter: whatever else it is sent, name, call or header, it
 * refuses.
 */
export interface OtherProvider {
  readonly url: string
  /** Calls that it took, 'POST /login', in turn. */
  readonly taken: readonly string[]
  /** What it did not: 'POST /login remember'; a call that it does not know by its path alone. */
  readonly refused: readonly string[]
  /** The fields of section 3, by number. */
  readonly orders: readonly Record<string, unknown>[]
  /** The body that came last, by path. */
  last(path: string): Body | undefined
  /** From now on it finds no way between two points. */
  closeRoads(): void
  stop(): Promise<void>
}

/** `pageOrigin`: the page that may call it; `stripe`: where its cards are charged. */
export async function start(pageOrigin: string, stripe: StripeStandIn): Promise<OtherProvider> {
  const [taken, refused, orders]: [string[], string[], Record<string, unknown>[]] = [[], [], []]
  const bodies = new Map<string, Body>()
  let [user, roads]: [Body, boolean] = [{ id: 7 }, true]

  const app = new Hono().basePath('/api')
  app.use(cors({ origin: pageOrigin, allowMethods: ['GET', 'POST'], allowHeaders: ['Authorization', 'Content-Type'] }))
  const take = (
    method: 'GET' | 'POST',
    path: string,
    names: readonly string[],
    answer: (body: Body, c: Context) => unknown,
  ) =>
    app.on(method, path, async (c) => {
      const body = method === 'GET' ? c.req.query() : await readBody(c)
      const unknown = namesIn(body).filter((name) => !names.includes(name))
      refused.push(...unknown.map((name) => `${method} ${path} ${name}`))
      if (unknown.length > 0) return c.json({ message: `Champs inconnus : ${unknown.join(', ')}` }, 400)
      taken.push(`${method} ${path}`)
      bodies.set(path, body)
      const reply = await answer(body, c)
      return reply === undefined ? c.body(null, 200) : c.json(reply)
    })
  const addOrder = (data: Body, state: Body) => {
    const id = 41 + orders.length
    const {
      dateLivraison: at,
      totalTTC: TTC = null,
      totalHT: HT = null,
      adresseLivraison: AdresseLivraison,
      raisonSocialClient: RaisonSocialClient,
    } = data
    orders.unshift({
      id,
      DateCommande: at,
      AdresseLivraison,
      RaisonSocialClient,
      TTC,
      HT,
      Bordereau: data['bordereauFileName'],
      poids_label: data['poidsLabel'],
      email: data['email'],
      ...state,
    })
    return id
  }

  take(
    'POST',
    '/register',
    [...credentials, ...person, 'adresse', 'latitude', 'longitude', 'tva', 'siret'],
    ({ password: _, ...profile }) => {
      user = { ...user, ...profile }
      return {}
    },
  )
  take('POST', '/login', credentials, () => ({ data: { token, user } }))
  take('POST', '/reset', ['email'], () => undefined)
  take('POST', '/verify-reset-code', ['email', 'code'], () => ({ success: true }))
  take('POST', '/update-password', [...credentials, 'code'], () => undefined)
  take(
    'POST',
    '/users/update/:id',
    [...person, 'adresseFacturation', 'codePostal', 'ville', 'current_password', 'new_password'],
    (profile) => {
      user = { ...user, ...profile }
      return { user }
    },
  )
  take('POST', '/contact', ['nom', 'email', 'message', 'fichier'], () => undefined)
  take('POST', '/calculate-duration', ['origin', 'destination', 'departure_time'], () => ({
    success: roads,
    duration_in_minutes: roads ? 24 : null,
  }))
  take('POST', '/fo/calculate-price', ['id_fournisseur', 'poids', 'estimatedTime', 'livraisonType'], () => ({
    success: true,
    data: price,
  }))
  take('POST', '/fo/sendMailDemandeCommandeFournisseur', [...orderData, 'bordereau'], (data) => void addOrder(data, {}))
  take('POST', '/bo/ocr-bordereau', ['bordereau'], () => ({ ok: true, poids_total_kg: 212 }))
  take('GET', '/fo/last-delivery/:id', [], () => ({ data: null }))
  take('GET', '/fo/last-order/:supplierId', [], () => ({}))
  take('GET', '/fo/my-orders', [], () => orders)
  take('GET', '/fo/commande/:id/pod-images', [], () => [])
  take('POST', '/fo/form-abandonment', abandonment, () => undefined)
  take('POST', '/fo/upload-bordereau', ['bordereau'], () => ({ file_path: 'bordereaux/exemple.pdf' }))
  take(
    'POST',
    '/fo/create-payment-intent',
    ['amount', 'orderData', ...orderData],
    async ({ amount, orderData: data }) => {
      const { id, client_secret: clientSecret } = await newIntent(stripe, Number(amount))
      return {
        clientSecret,
        orderId: addOrder(data as Body, { StatuCommande: 4, StatuPaiement: 0, intent: id }),
        paymentIntentId: id,
      }
    },
  )
  take('POST', '/fo/confirm-order-payment', ['orderId', 'paymentIntentId'], ({ orderId }) => {
    Object.assign(orders.find(({ id }) => id === orderId) ?? {}, { StatuPaiement: 1 })
    return undefined
  })
  // What a card is taken with is not in section 7: the settings say it, and announce nothing.
  app.get('/settings', (c) => c.json({ processor: { kind: 'stripe', publishableKey: stripe.keys.publishableKey } }))
  app.all('*', (c) => {
    refused.push(`${c.req.method} ${c.req.path.replace('/api', '')}`)
    return c.json({ message: 'Inconnu' }, 404)
  })

  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  await new Promise<void>((listening) => server.once('listening', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    refused,
    orders,
    last: (path) => bodies.get(path),
    closeRoads: () => void (roads = false),
    async stop() {
      ;(server as { closeAllConnections?(): void }).closeAllConnections?.()
      await new Promise((closed) => server.close(closed))
    },
  }
}

/** A form, or JSON, which a beacon calls plain text. */
async function readBody(c: Context): Promise<Body> {
  if (c.req.header('content-type')?.startsWith('multipart/')) return Object.fromEntries(await c.req.formData())
  return (await c.req.json()) as Body
}

/** All names of a body, those of the order data in it too. */
function namesIn(body: Body): string[] {
  return Object.entries(body).flatMap(([name, value]) =>
    name === 'orderData' ? [name, ...namesIn(value as Body)] : [name],
  )
}

async function newIntent(
  { url, keys }: StripeStandIn,
  amount: number,
): Promise<{ readonly id: string; readonly client_secret: string }> {
  const headers = { authorization: `Bearer ${keys.secretKey}` }
  const response = await fetch(`${url}/v1/payment_intents`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ amount: String(amount), currency: 'eur' }),
  })
  return (await response.json()) as { id: string; client_secret: string }
}

/** Signed by nobody that the page knows, good until 2100. */
const token = [
  'eyJhbGciOiJIUzI1NiJ9',
  btoa(JSON.stringify({ id: 7, exp: 4_102_444_800 })).replaceAll('=', ''),
  'c2lnbmF0dXJl',
].join('.')

const price = {
  tarifBase: 19.9,
  poidsSupplement: 10,
  tempsSupplement: 10,
  supplementLivraison: 0,
  totalHT: 39.9,
  totalTTC: 47.88,
}
const credentials = ['email', 'password']
const person = ['nom', 'prenom', 'telephone', 'societe']
const orderData = [
  'bordereauFileName',
  'id_fournisseur',
  'adressPickUp',
  'email',
  'adresseLivraison',
  'dateLivraison',
  'telephone',
  'raisonSocial',
  'raisonSocialClient',
  'nomClient',
  'prenomClient',
  'longitudePickUp',
  'altitudePickUp',
  'altitudeLivraison',
  'longitudeLivraison',
  'commantaire',
  'poids',
  'poidsLabel',
  'poidsSupplement',
  'estimatedTime',
  'tempsSupplement',
  'tarifBase',
  'totalHT',
  'totalTTC',
  'livraisonType',
  'flexHalfDay',
  'flexHalfDayLabel',
  'detectedWeightKg',
  'detectedBucket',
]
const abandonment = [
  'id_fournisseur',
  'adresse_ramassage',
  'adresse_livraison',
  'poids',
  'type_livraison',
  'prix_calcule_ht',
  'prix_calcule_ttc',
  'formulaire_complet',
  'temps_remplissage_secondes',
  'raison_abandon',
  'erreurs_validation',
  'tentatives_submit',
]
