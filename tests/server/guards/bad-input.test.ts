import { describe, expect, it } from 'vitest'
import { api, type CallName } from '#contract/api.ts'
import { href, type Endpoint } from '#contract/endpoint.ts'
import { nothing } from '#contract/wire/nothing.ts'
import { orderOnWire } from '#contract/order/order-wire.ts'
import { handlers } from '#server/handlers/handlers.ts'
import { anAbandonment } from '#tests/server/fixtures/abandonment.ts'
import { acts } from '#tests/server/fixtures/act.ts'
import { aNamedAddress, aNamedOrder } from '#tests/server/fixtures/favourite.ts'
import { anEstimate } from '#tests/server/fixtures/estimate.ts'
import { pay, readyOrder, requestedOrder } from '#tests/server/fixtures/order.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { proofForm } from '#tests/server/fixtures/proof-form.ts'
import { aSubscription } from '#tests/server/fixtures/push.ts'
import { aRun, runDetails, wednesday } from '#tests/server/fixtures/run.ts'
import { everySetting } from '#tests/server/fixtures/settings.ts'
import { newStaff } from '#tests/server/fixtures/staff.ts'
import { anOrganisation, aTransfer, newColleague, withOrganisation } from '#tests/server/fixtures/organisation.ts'
import { aRegistration, newSupplier } from '#tests/server/fixtures/supplier.ts'
import { hostileBodies } from './hostile-bodies.ts'

const provider = await openProvider()
const supplier = await newSupplier(provider)
const staff = await newStaff(provider)
const order = await readyOrder(provider, supplier)
const intent = (await pay(provider, supplier, order)).reply
const request = await requestedOrder(provider, supplier)
const run = await aRun(provider)
const colleague = await newColleague(provider, await withOrganisation(provider, supplier))

const served = Object.keys(handlers) as CallName[]
const endpointOf = (name: CallName): Endpoint => api[name]
const withBody = served.filter((name) => endpointOf(name).body !== nothing)
const withJson = withBody.filter((name) => endpointOf(name).encoding === 'json')

/** A body that the call accepts, to be spoiled one field at a time. */
const accepted: Readonly<Partial<Record<CallName, object>>> = {
  register: aRegistration(),
  login: { email: supplier.email, password: 'Parpaing-42', remember: true },
  requestReset: { email: supplier.email },
  verifyResetCode: { email: supplier.email, code: 'A1B2' },
  updatePassword: { email: supplier.email, password: 'Parpaing-43', code: 'A1B2' },
  confirmEmail: { code: 'A1B2' },
  sendConfirmation: {},
  updateUser: {
    nom: 'Martin',
    prenom: 'Élise',
    telephone: '0612345678',
    societe: 'Martin',
    adresseFacturation: '12 rue des Lilas',
    codePostal: '06250',
    ville: 'Mougins',
  },
  calculateDuration: { origin: '43.6,7', destination: '43.7,7.2', departure_time: 1_795_000_000 },
  estimatePrice: { ...anEstimate, signaturePickUp: 'always.x' },
  refuseTexts: { refuser: true },
  tellAboutDelivery: { genre: 'voisin', vu: 1, voisin: 'Mme Modèle, au 14', chiffres: '3344' },
  shareTracking: {},
  placeNear: { lat: 43.6, lng: 7 },
  calculatePrice: { id_fournisseur: supplier.id, poids: '-150', estimatedTime: 12, livraisonType: 'flex' },
  createPaymentIntent: { amount: 4788, orderData: orderOnWire(order) },
  confirmOrderPayment: { orderId: intent.orderId, paymentIntentId: intent.paymentIntentId },
  chooseLetters: { preparation: false, livraison: true, livree: true, annulee: true },
  keepAddress: aNamedAddress(),
  keepOrder: aNamedOrder(),
  createOrganisation: anOrganisation(),
  updateOrganisation: anOrganisation(),
  inviteMember: { email: 'noa@exemple.fr', role: 'member' },
  changeMemberRole: { role: 'accountant' },
  subscribePush: aSubscription(),
  unsubscribePush: { endpoint: aSubscription().endpoint },
  deleteAccount: { password: 'Parpaing-43' },
  recordAbandonment: anAbandonment({ prix_calcule_ht: 39.9, erreurs_validation: '{}' }),
  confirmEmbeddedCard: {
    client_secret: intent.clientSecret,
    card: { number: '4000000000000002', exp_month: 1, exp_year: 2030, cvc: '123' },
    billing_details: {
      name: 'A',
      email: 'a@b.fr',
      phone: '0600000000',
      address: { line1: 'x', postal_code: '06000', country: 'FR' },
    },
  },
  confirmSavedCard: { client_secret: intent.clientSecret, saved_card: 'pm_1' },
  authenticateEmbeddedCard: { client_secret: intent.clientSecret, approved: true },
  payOrder: { amount: 4788 },
  orderOnAccount: { amount: 4788, orderData: orderOnWire(order) },
  putOnAccount: { amount: 4788 },
  orderByPayLink: { amount: 4788, orderData: orderOnWire(order) },
  makePayLink: { amount: 4788 },
  openPayLink: { amount: 4788 },
  confirmPayLink: { paymentIntentId: intent.paymentIntentId },
  moveOrder: { de: 4, vers: 3, expres: false },
  priceRequest: { totalHT: 60, vu: { livraisonType: 'flex', dateLivraison: '2026-11-18 13:30:00', flexHalfDay: 'PM' } },
  setDeliveryDates: { DateLivraison: '2026-11-20 16:00:00', commandes: [intent.orderId] },
  setDeliveryDate: { DateLivraison: '2026-11-20 16:00:00' },
  cancelByStaff: { de: 4 },
  creditOrder: { montant: 10, raison: 'retard', deja: 0 },
  payByTransfer: { libelle: 'VIR MODELE' },
  enterLoginCode: { etape: 'une autre', code: '123456' },
  prepareFactor: { password: 'Parpaing-43' },
  activateFactor: { etape: 'une autre', code: '123456' },
  renewRecoveryCodes: { code: '123456' },
  removeFactor: { code: '123456' },
  handleStuck: { quoi: 'lettre', id: 1, faire: 'laisser' },
  changeStaffSettings: everySetting,
  grantAccount: { plafond: '3000', jours: 30 },
  bookTransfer: aTransfer,
  previewStaffSettings: everySetting,
  makeRun: { jour: wednesday, ...(await runDetails(provider)) },
  changeRun: { version: 1, ...(await runDetails(provider)) },
  assignOrders: { version: 1, commande: intent.orderId },
  takeOffRun: { version: 1, commande: intent.orderId },
  reorderStops: { version: 1, arrets: [{ commande: intent.orderId, genre: 'retrait' }] },
  dropRun: { version: 1 },
  recordAct: { ...acts(provider).pickup(), commande: intent.orderId, tournee: run },
  correctOrder: { telephone: '0612345678' },
  noteOrder: { note: 'Rappeler' },
  blockSupplier: { motif: null },
  changeMoment: { livraisonType: 'flex', dateLivraison: '2026-11-19 08:00:00', flexHalfDay: 'AM' },
}

describe('a hostile body', () => {
  for (const [what, { type = 'application/json', body }] of Object.entries(hostileBodies)) {
    it.each(withBody)(`is turned down in French, and leaves nothing: ${what} to %s`, async (name) => {
      const before = await rowCounts()
      const { status, text } = await post(name, type, body)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
      expectFrench(text)
      expect(await rowCounts()).toEqual(before)
    })
  }

  it.each(withJson)('is too large from 64 KB on: %s', async (name) => {
    expect((await post(name, 'application/json', `"${'x'.repeat(65_535)}"`)).status).toBe(413)
  })

  it.each(withBody)('of unknown length is cut off when it is too long: %s', async (name) => {
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(100_000).fill(0x20)) })
    const type = endpointOf(name).encoding === 'json' ? 'application/json' : 'multipart/form-data; boundary=x'
    expect((await post(name, type, endless)).status).toBe(413)
  })
})

describe('a form of many parts', () => {
  it.each(['boundary=x', 'xboundary=other; boundary=x', 'a="boundary=other"; boundary=x'])(
    'is refused at the part too many, the rest is not waited for: %s',
    async (parameters) => {
      const part = new TextEncoder().encode('--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n')
      let sent = 0
      const endless = new ReadableStream({
        pull(controller) {
          sent += 1
          controller.enqueue(part)
        },
      })
      expect((await post('contact', `multipart/form-data; ${parameters}`, endless)).status).toBe(400)
      expect(sent).toBeLessThan(60)
    },
  )
})

describe('a NUL in JSON', () => {
  it.each([
    ['"a\\u0000"', 422],
    ['"\\\\\\u0000"', 422],
    // Six characters that only look like one.
    ['"a\\\\u0000"', 401],
  ])('%s answers %i', async (password, expected) => {
    const { status, text } = await post('login', 'application/json', `{"email":"a@b.fr","password":${password}}`)
    expect(status).toBe(expected)
    expect(text).toContain(expected === 422 ? 'Caractère interdit.' : 'Identifiants incorrects.')
  })
})

describe('a spoiled field', () => {
  const spoilers = [
    'null',
    '{}',
    '[]',
    'true',
    '-1',
    '1e400',
    '1.5',
    '"x"',
    '""',
    '9007199254740993',
    '"\\ud800"',
    '"a\\u0000b"',
    '{"__proto__":1}',
    `"${'x'.repeat(9000)}"`,
    '"1e300"',
    '"NaN"',
  ]

  const sounds = [
    ...withJson.map((name) => [name, name, accepted[name] as object] as const),
    ['updateUser, a password', 'updateUser', { current_password: 'Parpaing-43', new_password: 'Parpaing-44' }] as const,
  ]

  it.each(sounds)(
    'is never a fault of the server, and writes nothing when it is refused: %s',
    async (_what, name, sound) => {
      let before = await rowCounts()
      for (const path of pathsOf(sound)) {
        for (const spoiler of [...spoilers, undefined]) {
          const { status, text } = await post(name, 'application/json', spoiled(sound, path, spoiler))
          const what = `${path.join('.')} = ${spoiler?.slice(0, 40)} → ${status} ${text}`
          expect(status, what).toBeLessThan(500)
          if (status < 400) {
            before = await rowCounts()
            continue
          }
          expectFrench(text)
          expect(await rowCounts(), what).toEqual(before)
        }
      }
    },
  )
})

describe('a hostile address', () => {
  const oddities = [
    '0x1',
    '01',
    '%00',
    '%ff',
    '..%2f..',
    'NaN',
    '1e300',
    '9007199254740993',
    '-1',
    '1.5',
    "1' or '1'='1",
    '%F0%9F%A7%B1',
    'x'.repeat(5000),
  ]
  const withParams = served.filter((name) => endpointOf(name).path.includes(':'))
  const withQuery = served.filter((name) => endpointOf(name).path.startsWith('/places/'))

  it.each(withParams.flatMap((name) => oddities.map((oddity) => [name, oddity] as const)))(
    'names nothing: %s with %s',
    async (name, oddity) => {
      const path = `/api${endpointOf(name).path.replace(/:\w+/, oddity)}`
      const { status, text } =
        endpointOf(name).encoding === 'multipart'
          ? await send(path, name, '', proofForm())
          : await send(path, name, 'application/json', JSON.stringify(accepted[name] ?? {}))
      expect(status).toBe(404)
      expectFrench(text)
    },
  )

  it.each(withQuery)('asks nothing: %s', async (name) => {
    for (const query of ['', '?q=', '?q=%20', `?q=${'x'.repeat(201)}`, '?q=%00', '?q=a%00b']) {
      const { status, text } = await send(`/api${endpointOf(name).path}${query}`, name, '', '')
      expect(status).toBe(422)
      expectFrench(text)
    }
  })
})

function post(name: CallName, type: string, body: BodyInit): Promise<{ status: number; text: string }> {
  const params = { id: named[name] ?? intent.paymentIntentId, token: 'a'.repeat(22) }
  return send(href(endpointOf(name), params), name, type, body)
}

/** Whose or what the address of a call names. */
const named: Readonly<Partial<Record<CallName, number>>> = {
  updateUser: supplier.id,
  payOrder: intent.orderId,
  putOnAccount: intent.orderId,
  makePayLink: intent.orderId,
  grantAccount: 1,
  bookTransfer: 1,
  moveOrder: intent.orderId,
  undoStep: intent.orderId,
  priceRequest: request.id,
  setDeliveryDate: intent.orderId,
  addProofPhoto: intent.orderId,
  removeProofPhoto: intent.orderId,
  cancelByStaff: intent.orderId,
  creditOrder: intent.orderId,
  payByTransfer: intent.orderId,
  cancelOrder: intent.orderId,
  changeMoment: intent.orderId,
  changeMemberRole: colleague.id,
  changeRun: run,
  assignOrders: run,
  takeOffRun: run,
  reorderStops: run,
  dropRun: run,
  correctOrder: intent.orderId,
  noteOrder: intent.orderId,
  blockSupplier: intent.orderId,
}

async function send(
  path: string,
  name: CallName,
  type: string,
  body: BodyInit,
): Promise<{ status: number; text: string }> {
  const { method, audience } = endpointOf(name)
  const response = await provider.app.request(path, {
    method,
    headers: {
      Authorization: `Bearer ${(typeof audience === 'string' ? supplier : staff).token}`,
      'Idempotency-Key': crypto.randomUUID(),
      ...(type !== '' && { 'Content-Type': type }),
    },
    ...(method !== 'GET' && { body, duplex: 'half' }),
  } as RequestInit)
  return { status: response.status, text: await response.text() }
}

/** A French sentence for people, French sentences by field, and nothing that tells of the machine. */
function expectFrench(text: string): void {
  const {
    success,
    message,
    errors = {},
  } = JSON.parse(text) as { success: boolean; message: string; errors?: Record<string, string[]> }
  expect(success).toBe(false)
  for (const sentence of [message, ...Object.values(errors).flat()]) {
    expect(sentence).toMatch(/^\p{Lu}.{4,}/u)
    expect(sentence).not.toMatch(
      /\b(?:invalid|expected|received|required|undefined|unexpected|must|token|at position|error:)\b/i,
    )
  }
  expect(text).not.toMatch(/\.ts:\d|node_modules|SQLITE|sql/i)
}

function rowCounts(): Promise<Record<string, number | null>> {
  const tables = [
    'users',
    'slips',
    'travel_times',
    'orders',
    'embedded_intents',
    'contact_messages',
    'letters',
    'abandonments',
    'second_factors',
    'recovery_codes',
    'runs',
    'run_stops',
    'run_changes',
  ] as const
  const counts = provider.world.db.selectNoFrom((from) =>
    tables.map((table) =>
      from
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as(table),
    ),
  )
  return counts.executeTakeFirstOrThrow()
}

type Path = readonly string[]

function pathsOf(value: object, above: Path = []): Path[] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const path = [...above, key]
    return typeof inner === 'object' && inner !== null ? [path, ...pathsOf(inner, path)] : [path]
  })
}

/** The body as JSON with one field replaced by raw JSON, or left out. */
function spoiled(sound: object, path: Path, spoiler: string | undefined): string {
  const [key = '', ...below] = path
  const members = Object.entries(sound).flatMap(([name, value]: [string, unknown]) => {
    if (name !== key) return [`${JSON.stringify(name)}:${JSON.stringify(value)}`]
    if (below.length > 0) return [`${JSON.stringify(name)}:${spoiled(value as object, below, spoiler)}`]
    return spoiler === undefined ? [] : [`${JSON.stringify(name)}:${spoiler}`]
  })
  return `{${members.join(',')}}`
}
