import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { api, type CallName } from '#contract/api.ts'
import { sweep } from '#server/housekeeping.ts'
import { callRates } from '#server/limits/call-rates.ts'
import { rates, type Rates } from '#server/limits/rates.ts'
import { orderOnWire } from '#contract/order/order-wire.ts'
import { actPhotoForm, acts } from '#tests/server/fixtures/act.ts'
import { anOrder } from '#tests/server/fixtures/order.ts'
import { anEstimate } from '#tests/server/fixtures/estimate.ts'
import { anAbandonment } from '#tests/server/fixtures/abandonment.ts'
import { call, type Asked } from '#tests/server/fixtures/call.ts'
import { countingProcesses } from '#tests/server/fixtures/counting-processes.ts'
import { aNamedAddress, aNamedOrder } from '#tests/server/fixtures/favourite.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { proofForm } from '#tests/server/fixtures/proof-form.ts'
import { aSubscription } from '#tests/server/fixtures/push.ts'
import { anOrganisation, aTransfer } from '#tests/server/fixtures/organisation.ts'
import { pdf, slipForm } from '#tests/server/fixtures/slip-files.ts'
import { runDetails, wednesday } from '#tests/server/fixtures/run.ts'
import { everySetting } from '#tests/server/fixtures/settings.ts'
import { newStaff } from '#tests/server/fixtures/staff.ts'
import { aRegistration, newSupplier } from '#tests/server/fixtures/supplier.ts'

const three = { burst: 3, everyMs: 10_500 }
const counted: Partial<Rates> = {
  contactByAddress: three,
  loginByAddress: three,
  registerByAddress: three,
  resetByAddress: three,
  resetCodeByAddress: three,
  favouriteByAccount: three,
  recipientActByAddress: three,
  organisationByAccount: three,
  invitationByAccount: three,
  confirmationByAccount: three,
  profileByAccount: three,
  uploadBySupplier: three,
  readingBySupplier: three,
  requestBySupplier: three,
  paymentBySupplier: { ...three, local: true },
  confirmationBySupplier: { ...three, local: true },
  ordersBySupplier: { ...three, local: true },
  lastOrderBySupplier: { ...three, local: true },
  exportByAccount: three,
  pushByAccount: three,
  passwordByAccount: three,
  downloadBySupplier: { ...three, local: true },
  eventsByAccount: { ...three, local: true },
  abandonmentByAddress: three,
  durationBySupplier: { ...three, local: true },
  priceBySupplier: { ...three, local: true },
  positionBySupplier: { ...three, local: true },
  trackingByAddress: { ...three, local: true },
  payLinkByAddress: { ...three, local: true },
  paymentByLinkByAddress: { ...three, local: true },
  textRefusalByAddress: three,
  placesByAddress: { ...three, local: true },
  companyByAddress: three,
  estimateByAddress: { ...three, local: true },
  photoByMember: three,
  changeByMember: three,
  changeBySupplier: three,
  cardsByAccount: three,
  letterChoiceByAccount: three,
  cardByAddress: { ...three, local: true },
}
const open = await openProvider()
const [provider, second] = await countingProcesses(open, counted)
const supplier = await newSupplier(open)
const another = await newSupplier(open)
/** Of calls that share a rate, one is his: what is counted in the process is not forgotten between two tests. */
const third = await newSupplier(open)
const [member, anotherMember] = [await newStaff(open), await newStaff(open)]
const details = await runDetails(open)
const start = provider.now

beforeEach(async () => {
  provider.now = second.now = start
  await Promise.all([open, provider, second].map((each) => each.forgetRates()))
})

const later = (ms: number) => new Date(start.getTime() + ms)
const anIntent = { amount: 4788, orderData: orderOnWire(anOrder(open, supplier)) }
const login = { email: 'personne@exemple.fr', password: 'Parpaing-42' }

/** A call that counts, and whoever is not counted with it. */
const countedCalls = {
  contact: () => ({ body: aMessage() }),
  login: () => ({ body: login }),
  enterLoginCode: () => ({ body: { etape: 'une autre', code: '123456' } }),
  register: () => ({ body: aRegistration() }),
  requestReset: () => ({ body: { email: login.email } }),
  verifyResetCode: () => ({ body: { email: login.email, code: 'A1B2' } }),
  updatePassword: () => ({ body: { ...login, code: 'A1B2' } }),
  confirmEmail: () => ({ body: { code: 'A1B2' }, token: supplier.token }),
  sendConfirmation: () => ({ body: {}, token: third.token }),
  updateUser: () => ({
    params: { id: supplier.id },
    body: { nom: 'Martin', prenom: 'Élise', telephone: '0612345678' },
    token: supplier.token,
  }),
  uploadSlip: () => ({ body: slipForm(pdf), token: supplier.token }),
  readSlip: () => ({ body: slipForm(new Uint8Array()), token: supplier.token }),
  requestOrderByMail: () => ({ body: slipForm(pdf), token: supplier.token }),
  createPaymentIntent: () => ({ body: anIntent, token: supplier.token }),
  payOrder: () => ({ params: { id: 1 }, body: { amount: 1 }, token: third.token }),
  orderOnAccount: () => ({ body: anIntent, token: supplier.token }),
  putOnAccount: () => ({ params: { id: 1 }, body: { amount: 1 }, token: third.token }),
  orderByPayLink: () => ({ body: anIntent, token: supplier.token }),
  makePayLink: () => ({ params: { id: 1 }, body: { amount: 1 }, token: third.token }),
  readPayLink: () => ({ params: { token: 'a'.repeat(43) } }),
  openPayLink: () => ({ params: { token: 'a'.repeat(43) }, body: { amount: 1 } }),
  confirmPayLink: () => ({ params: { token: 'a'.repeat(43) }, body: { paymentIntentId: 'pi_1' } }),
  confirmOrderPayment: () => ({ body: { orderId: 1, paymentIntentId: 'pi_1' }, token: supplier.token }),
  myOrders: () => ({ token: supplier.token }),
  lastOrder: () => ({ params: { supplierId: supplier.id }, token: supplier.token }),
  lastDelivery: () => ({ params: { id: third.id }, token: third.token }),
  exportAccount: () => ({ token: supplier.token }),
  savedCards: () => ({ token: supplier.token }),
  openCards: () => ({ body: {}, token: third.token }),
  removeCard: () => ({ params: { id: 'pm_1' }, body: {}, token: supplier.token }),
  readFavourites: () => ({ token: supplier.token }),
  keepAddress: () => ({ body: aNamedAddress(), token: third.token }),
  keepOrder: () => ({ body: aNamedOrder(), token: supplier.token }),
  dropFavourite: () => ({ params: { id: 1 }, body: {}, token: third.token }),
  readOrganisation: () => ({ token: supplier.token }),
  createOrganisation: () => ({ body: anOrganisation(), token: third.token }),
  updateOrganisation: () => ({ body: anOrganisation(), token: supplier.token }),
  inviteMember: () => ({ body: { email: 'noa@exemple.fr', role: 'member' }, token: third.token }),
  withdrawInvitation: () => ({ params: { id: 1 }, body: {}, token: supplier.token }),
  readInvitation: () => ({ params: { token: 'A'.repeat(43) } }),
  acceptInvitation: () => ({ params: { token: 'A'.repeat(43) }, body: {}, token: supplier.token }),
  changeMemberRole: () => ({ params: { id: 1 }, body: { role: 'member' }, token: supplier.token }),
  removeMember: () => ({ params: { id: 1 }, body: {}, token: supplier.token }),
  subscribePush: () => ({ body: aSubscription(), token: supplier.token }),
  unsubscribePush: () => ({ body: { endpoint: aSubscription().endpoint }, token: third.token }),
  deleteAccount: () => ({ body: { password: 'Parpaing-43' }, token: supplier.token }),
  downloadSlip: () => ({ params: { id: 1 }, token: supplier.token }),
  downloadWaybill: () => ({ params: { id: 1 }, token: supplier.token }),
  orderEvents: () => ({ token: supplier.token }),
  recordAbandonment: () => ({ body: anAbandonment() }),
  calculateDuration: () => ({
    body: { origin: '43.6,7', destination: '43.7,7.2', departure_time: 1_795_000_000 },
    token: supplier.token,
  }),
  calculatePrice: () => ({
    body: { id_fournisseur: supplier.id, poids: '-150', estimatedTime: 12, livraisonType: 'flex' },
    token: supplier.token,
  }),
  trackDelivery: () => ({ params: { token: 'a'.repeat(22) } }),
  refuseTexts: () => ({ params: { token: 'a'.repeat(22) }, body: { refuser: true } }),
  tellAboutDelivery: () => ({ params: { token: 'a'.repeat(22) }, body: { genre: 'absent', vu: 1 } }),
  addDamagePhoto: () => ({ params: { token: 'a'.repeat(22) }, body: proofForm() }),
  readDamageLetter: () => ({ params: { token: 'a'.repeat(22), id: randomUUID() } }),
  shareTracking: () => ({ params: { id: 1 }, body: {}, token: supplier.token }),
  suggestPlaces: () => ({ query: { q: 'Nice' } }),
  findStore: () => ({ params: { slug: 'depot-exemple' } }),
  resolvePlace: () => ({ query: { q: 'Nice' } }),
  placeNear: () => ({ body: { lat: 43.7, lng: 7.2 }, token: supplier.token }),
  findCompany: () => ({ query: { siren: '356000000' } }),
  estimatePrice: () => ({ body: anEstimate }),
  cancelOrder: () => ({ params: { id: 1 }, body: {}, token: supplier.token }),
  changeMoment: () => ({
    params: { id: 1 },
    body: { livraisonType: 'urgent', dateLivraison: null, flexHalfDay: null },
    token: supplier.token,
  }),
  chooseLetters: () => ({
    body: { preparation: false, livraison: true, livree: true, annulee: true },
    token: supplier.token,
  }),
  confirmEmbeddedCard: () => ({
    params: { id: 'pi_1' },
    body: {
      client_secret: 's',
      card: { number: '4242424242424242', exp_month: 1, exp_year: 2030, cvc: '123' },
    } as never,
  }),
  confirmSavedCard: () => ({ params: { id: 'pi_1' }, body: { client_secret: 's', saved_card: 'pm_1' } }),
  authenticateEmbeddedCard: () => ({ params: { id: 'pi_1' }, body: { client_secret: 's', approved: true } }),
  moveOrder: () => ({ params: { id: 1 }, body: { de: 4, vers: 3, expres: false }, token: member.token }),
  undoStep: () => ({ params: { id: 1 }, body: {}, token: member.token }),
  setDeliveryDates: () => ({ body: { DateLivraison: '2026-11-20 16:00:00', commandes: [1] }, token: member.token }),
  setDeliveryDate: () => ({ params: { id: 1 }, body: { DateLivraison: '2026-11-20 16:00:00' }, token: member.token }),
  priceRequest: () => ({
    params: { id: 1 },
    body: { totalHT: 60, vu: { livraisonType: 'urgent' } },
    token: member.token,
  }),
  creditOrder: () => ({ params: { id: 1 }, body: { montant: 10, raison: 'retard', deja: 0 }, token: member.token }),
  payByTransfer: () => ({ params: { id: 1 }, body: { libelle: 'VIR' }, token: member.token }),
  cancelByStaff: () => ({ params: { id: 1 }, body: { de: 4 }, token: member.token }),
  prepareFactor: () => ({ body: { password: 'Parpaing-43' }, token: member.token }),
  activateFactor: () => ({ body: { etape: 'une autre', code: '123456' }, token: member.token }),
  renewRecoveryCodes: () => ({ body: { code: '123456' }, token: member.token }),
  removeFactor: () => ({ body: { code: '123456' }, token: member.token }),
  handleStuck: () => ({ body: { quoi: 'lettre', id: 1, faire: 'laisser' }, token: member.token }),
  changeStaffSettings: () => ({ body: everySetting, token: member.token }),
  grantAccount: () => ({ params: { id: 1 }, body: { plafond: null, jours: 30 }, token: member.token }),
  bookTransfer: () => ({ params: { id: 1 }, body: aTransfer, token: member.token }),
  billAccount: () => ({ params: { id: 1 }, body: {}, token: member.token }),
  staffRuns: () => ({ token: member.token }),
  makeRun: () => ({ body: { jour: wednesday, ...details }, token: member.token }),
  changeRun: () => ({ params: { id: 1 }, body: { version: 1, ...details }, token: member.token }),
  assignOrders: () => ({ params: { id: 1 }, body: { version: 1, commande: 1 }, token: member.token }),
  takeOffRun: () => ({ params: { id: 1 }, body: { version: 1, commande: 1 }, token: member.token }),
  reorderStops: () => ({ params: { id: 1 }, body: { version: 1, arrets: [] }, token: member.token }),
  dropRun: () => ({ params: { id: 1 }, body: { version: 1 }, token: member.token }),
  readDriverDay: () => ({ token: member.token }),
  recordAct: () => ({ body: { ...acts(open).attempt(), commande: 1, tournee: 1 }, token: member.token }),
  addActPhoto: () => ({ body: actPhotoForm(1, randomUUID(), 'livre'), token: member.token }),
  correctOrder: () => ({ params: { id: 1 }, body: { poids: '-150' }, token: member.token }),
  noteOrder: () => ({ params: { id: 1 }, body: { note: 'x' }, token: member.token }),
  blockSupplier: () => ({ params: { id: 1 }, body: { motif: null }, token: member.token }),
  previewStaffSettings: () => ({ body: everySetting, token: member.token }),
  addProofPhoto: () => ({ params: { id: 1 }, body: proofForm(), token: member.token }),
  removeProofPhoto: () => ({ params: { id: 1, photo: 1 }, body: {}, token: member.token }),
} as const satisfies { readonly [Name in CallName]?: () => Asked<Name> }
type CountedCall = keyof typeof countedCalls
const names = Object.keys(countedCalls) as CountedCall[]
const isLocal = (name: CountedCall) => callRates[name] !== undefined && 'local' in rates[callRates[name].rate]
let network = 0

function ask(name: CountedCall, from: string, where = provider, changes: object = {}) {
  return call(where, name, { ...countedCalls[name](), ...changes, from } as Asked<typeof name>)
}

describe('a call that is limited', () => {
  it('is in the table of this test', () => {
    expect(Object.keys(callRates).sort()).toEqual([...names].sort())
  })

  it('is every one that writes, but the end of a session, which is made once with it', () => {
    const writing = Object.entries(api)
      .filter(([, { method }]) => method === 'POST')
      .map(([name]) => name)
    expect(writing.filter((name) => !(name in callRates))).toEqual(['logout'])
  })

  it.each(names)('is refused when it comes too often, says when it will be taken, and then is: %s', async (name) => {
    const from = `198.51.100.${(network += 1)}`
    for (let turn = 0; turn < 3; turn += 1) expect((await ask(name, from)).status).not.toBe(429)
    const { status, headers, raw } = await ask(name, from)
    expect(status).toBe(429)
    expect(raw).toMatchObject({
      success: false,
      message: 'Trop de requêtes. Veuillez patienter quelques instants avant de réessayer.',
    })
    const seconds = Number(headers.get('Retry-After'))
    expect(seconds).toBe(11)
    provider.now = later((seconds - 1) * 1000)
    expect((await ask(name, from)).status).toBe(429)
    provider.now = later(seconds * 1000)
    expect((await ask(name, from)).status).not.toBe(429)
    expect((await ask(name, from)).status).toBe(429)
  })

  it.each(names.filter((name) => !isLocal(name)))(
    'is counted on by another process of the database, or by the next one: %s',
    async (name) => {
      const from = `198.51.101.${(network += 1)}`
      const statuses = []
      for (const where of [provider, second, provider, second]) {
        statuses.push((await ask(name, from, where)).status === 429)
        if (provider === second) await where.restartLimiter()
      }
      expect(statuses).toEqual([false, false, false, true])
    },
  )

  it.each(names)('is free to somebody else: %s', async (name) => {
    const from = `198.51.102.${(network += 1)}`
    for (let turn = 0; turn < 4; turn += 1) await ask(name, from)
    const somebodyElse =
      callRates[name]?.by === 'caller'
        ? { token: (typeof api[name].audience !== 'string' ? anotherMember : another).token }
        : {}
    expect((await ask(name, `203.0.113.${network}`, provider, somebodyElse)).status).not.toBe(429)
  })

  it('takes no more than is left when posts race through two processes', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => ask('login', '198.51.103.1', index % 2 ? provider : second)),
    )
    expect(answers.filter(({ status }) => status !== 429)).toHaveLength(3)
  })

  it('is refused before its body is read', async () => {
    for (let turn = 0; turn < 3; turn += 1) await ask('contact', '198.51.104.1')
    let isRead = false
    const body = new ReadableStream({ pull: () => void (isRead = true) }, { highWaterMark: 0 })
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
    const response = await provider.app.request(
      '/api/contact',
      { method: 'POST', body, headers, duplex: 'half' } as RequestInit,
      { incoming: { socket: { remoteAddress: '198.51.104.1' } } },
    )
    expect([response.status, isRead]).toEqual([429, false])
  })

  it('is taken again by and by, not all at once', async () => {
    for (let turn = 0; turn < 3; turn += 1) await ask('login', '198.51.105.1')
    provider.now = later(2 * three.everyMs)
    const statuses = []
    for (let turn = 0; turn < 3; turn += 1) statuses.push((await ask('login', '198.51.105.1')).status)
    expect(statuses).toEqual([401, 401, 429])
  })

  it('is not refused for years because a clock was once wrong', async () => {
    provider.now = later(365 * 86_400_000)
    for (let turn = 0; turn < 4; turn += 1) await ask('login', '198.51.106.1')
    provider.now = start
    expect((await ask('login', '198.51.106.1')).status).toBe(401)
  })
})

describe('a supplier', () => {
  it.each(['calculateDuration', 'calculatePrice'] as const)(
    'may calculate sixty times at once, then every two seconds: %s',
    async (name) => {
      const sold = await openProvider({ beside: open, rates })
      const statuses = async (turns: number) => {
        const answered = []
        for (let turn = 0; turn < turns; turn += 1) answered.push((await ask(name, '192.0.2.1', sold)).status)
        return answered
      }
      expect(await statuses(61)).toEqual([...Array.from({ length: 60 }, () => 200), 429])
      sold.now = later(2000)
      expect(await statuses(2)).toEqual([200, 429])
    },
  )
})

describe('somebody who types an address', () => {
  it('is answered sixty times at once, then ten times a second, over both calls', async () => {
    const sold = await openProvider({ beside: open, rates })
    const statuses = []
    for (let turn = 0; turn < 61; turn += 1)
      statuses.push((await ask(turn % 2 ? 'suggestPlaces' : 'resolvePlace', '192.0.2.77', sold)).status)
    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 200), 429])
    sold.now = later(100)
    expect((await ask('resolvePlace', '192.0.2.77', sold)).status).toBe(200)
    expect((await ask('suggestPlaces', '192.0.2.77', sold)).status).toBe(429)
  })
})

describe('an account', () => {
  it('is tried so often only, whoever tries and whether it exists or not', async () => {
    const guarded = await countingProcesses(open, {
      loginByEmail: { burst: 1, everyMs: 120_000 },
      firstLoginByEmail: { burst: 1, everyMs: 60_000 },
    })
    for (const email of [supplier.email, 'nobody@exemple.fr']) {
      const answers = []
      for (let turn = 1; turn <= 3; turn += 1) {
        answers.push(
          await call(guarded[turn % 2] ?? open, 'login', {
            body: { email, password: 'Parpaing-43' },
            from: `192.0.2.${turn + 20}`,
          }),
        )
      }
      expect(answers.map(({ status }) => status)).toEqual([401, 401, 429])
      expect(answers[2]?.headers.get('Retry-After')).toBe('60')
    }
  })
})

describe('what is kept of who asked', () => {
  it('names nobody, and goes once it says nothing any more', async () => {
    await call(open, 'login', { body: login, from: '203.0.113.200' })
    await open.restartLimiter()
    const kept = await open.world.db.selectFrom('rate_limits').selectAll().execute()
    expect(kept).toHaveLength(4)
    expect(JSON.stringify(kept)).not.toMatch(/203\.0\.113|exemple/)
    await sweep({ ...open.world, now: () => later(3_600_000) })
    expect(await open.world.db.selectFrom('rate_limits').selectAll().execute()).toEqual([])
  })
})

function aMessage(): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ nom: 'Élise', email: 'elise@exemple.fr', message: 'Bonjour à tous' }))
    form.append(name, value)
  return form
}
