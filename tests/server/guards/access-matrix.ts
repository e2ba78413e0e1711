import { aGivenUpLetter } from '#tests/server/fixtures/given-up-letter.ts'
import { randomUUID } from 'node:crypto'
import type { CallName } from '#contract/api.ts'
import type { Order } from '#contract/order/order.ts'
import { orderOnWire } from '#contract/order/order-wire.ts'
import type { Reply } from '#contract/endpoint.ts'
import type { createPaymentIntent } from '#contract/payment/payment.ts'
import { keepPhoto } from '#server/staff/keep-photo.ts'
import { moveOrder } from '#server/staff/move-order.ts'
import { anAbandonment } from '#tests/server/fixtures/abandonment.ts'
import { call, type Asked } from '#tests/server/fixtures/call.ts'
import { anEstimate } from '#tests/server/fixtures/estimate.ts'
import { aSavedCard, cards, typeCard } from '#tests/server/fixtures/card.ts'
import { aNamedAddress, aNamedOrder } from '#tests/server/fixtures/favourite.ts'
import { pay, readyOrder, requestedOrder, requestForm, wednesdayAfternoon } from '#tests/server/fixtures/order.ts'
import {
  anOrganisation,
  aTransfer,
  invited,
  newColleague,
  withAccount,
  withOrganisation,
} from '#tests/server/fixtures/organisation.ts'
import { anAbsence, linkOnItsWay } from '#tests/server/fixtures/followed.ts'
import { aPayLink } from '#tests/server/fixtures/pay-link.ts'
import { aMessage } from '#tests/server/fixtures/kept-account.ts'
import { paidOrder } from '#tests/server/fixtures/invoiced.ts'
import { proofForm } from '#tests/server/fixtures/proof-form.ts'
import type { Provider } from '#tests/server/fixtures/provider.ts'
import { aSubscription } from '#tests/server/fixtures/push.ts'
import { jpeg, pdf, slipForm } from '#tests/server/fixtures/slip-files.ts'
import { aSettingChange } from '#tests/server/fixtures/settings.ts'
import { staffPassword } from '#tests/server/fixtures/staff.ts'
import { aStore } from '#tests/server/fixtures/store.ts'
import { pickedUp } from '#tests/server/fixtures/waybill.ts'
import { aRegistration, newSupplier, type Supplier } from '#tests/server/fixtures/supplier.ts'
import { everybody, toDesk, toEachHisOwn, toItsOwner, toManagers, type Answers } from './answers.ts'
import { runRows } from './run-rows.ts'

/** An owner with an order that waits for its card. */
export interface Scene {
  readonly provider: Provider
  readonly owner: Supplier
  readonly order: Order
  readonly intent: Reply<typeof createPaymentIntent>
}

export async function setScene(provider: Provider): Promise<Scene> {
  const owner = await newSupplier(provider)
  const order = await readyOrder(provider, owner)
  return { provider, owner, order, intent: (await pay(provider, owner, order)).reply }
}

const byLink = async ({ provider, owner, intent }: Scene) => await linkOnItsWay(provider, owner, intent.orderId)
const payLinkOf = async ({ provider, owner, intent }: Scene) => await aPayLink(provider, owner, intent.orderId)

const ofOwner = ({ owner, provider }: Scene) => withOrganisation(provider, owner)
const anAccount = async (scene: Scene) => await withAccount(scene.provider, await ofOwner(scene))
const anInvitation = async (scene: Scene) =>
  await invited(scene.provider, await ofOwner(scene), `${randomUUID()}@exemple.fr`)

/** What is asked for, and what each asker is answered. */
export type Row<Name extends CallName> = readonly [Answers, (scene: Scene) => Asked<Name> | Promise<Asked<Name>>]

/** Every call of the contract: what is asked for, and what each asker is answered. A call added tomorrow must say. */
export const accessMatrix: { readonly [Name in CallName]: Row<Name> } = {
  register: [everybody(200), () => ({ body: aRegistration() })],
  login: [everybody(200), ({ owner }) => ({ body: { email: owner.email, password: aRegistration().password } })],
  requestReset: [everybody(200), ({ owner }) => ({ body: { email: owner.email } })],
  verifyResetCode: [everybody(400), ({ owner }) => ({ body: { email: owner.email, code: 'AAAA' } })],
  updatePassword: [
    everybody(400),
    ({ owner }) => ({ body: { email: owner.email, password: 'Nouveau-Parpaing-43', code: 'AAAA' } }),
  ],
  contact: [everybody(200), () => ({ body: aMessage({ email: 'elise@exemple.fr' }) })],
  recordAbandonment: [everybody(200), () => ({ body: anAbandonment() })],
  readSettings: [everybody(200), () => ({})],
  suggestPlaces: [everybody(200), () => ({ query: { q: 'Nice' } })],
  resolvePlace: [everybody(200), () => ({ query: { q: 'Nice' } })],
  placeNear: [toEachHisOwn, () => ({ body: { lat: 43.7, lng: 7.2 } })],
  findStore: [everybody(200), async ({ provider }) => ({ params: { slug: (await aStore(provider)).slug } })],
  findCompany: [everybody(200), () => ({ query: { siren: '356000000' } })],
  estimatePrice: [everybody(200), () => ({ body: anEstimate })],
  // Whoever has the link.
  trackDelivery: [everybody(200), async (scene) => ({ params: await byLink(scene) })],
  refuseTexts: [everybody(200), async (scene) => ({ params: await byLink(scene), body: { refuser: true } })],
  tellAboutDelivery: [everybody(200), async (scene) => await anAbsence(scene.provider, await byLink(scene))],
  // Nothing is delivered yet, and nobody has told of a damage.
  addDamagePhoto: [everybody(409), async (scene) => ({ params: await byLink(scene), body: proofForm() })],
  readDamageLetter: [everybody(404), async (scene) => ({ params: { ...(await byLink(scene)), id: randomUUID() } })],
  shareTracking: [
    toItsOwner,
    async ({ provider, owner }) => ({ params: { id: (await paidOrder(provider, owner)).id }, body: {} }),
  ],
  readPayLink: [everybody(200), async (scene) => ({ params: { token: await payLinkOf(scene) } })],
  openPayLink: [
    everybody(200),
    async (scene) => ({ params: { token: await payLinkOf(scene) }, body: { amount: 4788 } }),
  ],
  // The card was not charged: the processor's word comes back, whoever asks.
  confirmPayLink: [
    everybody(402),
    async (scene) => ({
      params: { token: await payLinkOf(scene) },
      body: { paymentIntentId: scene.intent.paymentIntentId },
    }),
  ],
  // Whoever has the client secret, which only the owner was told.
  confirmEmbeddedCard: [
    everybody(200),
    ({ intent }) => ({
      params: { id: intent.paymentIntentId },
      body: { ...aCard, client_secret: intent.clientSecret },
    }),
  ],
  confirmSavedCard: [
    everybody(200),
    async ({ provider, owner }) => {
      const card = await aSavedCard(provider, owner)
      const { paymentIntentId, clientSecret } = (await pay(provider, owner, await readyOrder(provider, owner))).reply
      return { params: { id: paymentIntentId }, body: { client_secret: clientSecret, saved_card: card } }
    },
  ],
  authenticateEmbeddedCard: [
    everybody(200),
    async ({ provider, intent }) => {
      await typeCard(provider, intent, cards.asksSecure)
      return { params: { id: intent.paymentIntentId }, body: { client_secret: intent.clientSecret, approved: true } }
    },
  ],

  calculateDuration: [
    toEachHisOwn,
    () => ({ body: { origin: '43.6,7', destination: '43.7,7.2', departure_time: 1_795_000_000 } }),
  ],
  myOrders: [toEachHisOwn, () => ({})],
  letterChoices: [toEachHisOwn, () => ({})],
  readPushKey: [toEachHisOwn, () => ({})],
  savedCards: [toEachHisOwn, () => ({})],
  openCards: [toEachHisOwn, () => ({ body: {} })],
  removeCard: [
    toItsOwner,
    async (scene) => ({ params: { id: await aSavedCard(scene.provider, scene.owner) }, body: {} }),
  ],
  readFavourites: [toEachHisOwn, () => ({})],
  keepAddress: [toEachHisOwn, () => ({ body: aNamedAddress() })],
  keepOrder: [toEachHisOwn, () => ({ body: aNamedOrder() })],
  dropFavourite: [
    toItsOwner,
    async ({ provider, owner }) => ({
      params: {
        id:
          (await call(provider, 'keepAddress', { token: owner.token, body: aNamedAddress() })).reply.addresses[0]?.id ??
          0,
      },
      body: {},
    }),
  ],
  readOrganisation: [toEachHisOwn, () => ({})],
  createOrganisation: [toEachHisOwn, () => ({ body: anOrganisation() })],
  updateOrganisation: [toItsOwner, async (scene) => (await ofOwner(scene), { body: anOrganisation('Autre') })],
  inviteMember: [
    toItsOwner,
    async (scene) => (await ofOwner(scene), { body: { email: `${randomUUID()}@exemple.fr`, role: 'member' } }),
  ],
  withdrawInvitation: [
    toItsOwner,
    async (scene) => {
      await invited(scene.provider, await ofOwner(scene), `${randomUUID()}@exemple.fr`)
      const { reply } = await call(scene.provider, 'readOrganisation', { token: scene.owner.token })
      return { params: { id: reply?.invitations[0]?.id ?? 0 }, body: {} }
    },
  ],
  // Whoever has the link; only one who has no organisation may take it.
  readInvitation: [everybody(200), async (scene) => ({ params: { token: await anInvitation(scene) } })],
  acceptInvitation: [
    { ...toEachHisOwn, owner: 409 },
    async (scene) => ({ params: { token: await anInvitation(scene) }, body: {} }),
  ],
  changeMemberRole: [
    toItsOwner,
    async (scene) => ({
      params: { id: (await newColleague(scene.provider, await ofOwner(scene))).id },
      body: { role: 'accountant' },
    }),
  ],
  removeMember: [
    toItsOwner,
    async (scene) => ({ params: { id: (await newColleague(scene.provider, await ofOwner(scene))).id }, body: {} }),
  ],
  subscribePush: [toEachHisOwn, () => ({ body: aSubscription() })],
  unsubscribePush: [toEachHisOwn, () => ({ body: { endpoint: aSubscription().endpoint } })],
  chooseLetters: [toEachHisOwn, () => ({ body: { preparation: false, livraison: true, livree: true, annulee: true } })],
  orderEvents: [toEachHisOwn, () => ({})],
  uploadSlip: [toEachHisOwn, () => ({ body: slipForm(pdf) })],
  readSlip: [toEachHisOwn, () => ({ body: slipForm(pdf) })],
  // The address of a fixture's account is confirmed.
  confirmEmail: [toEachHisOwn, () => ({ body: { code: 'AAAA' } })],
  sendConfirmation: [toEachHisOwn, () => ({ body: {} })],
  logout: [toEachHisOwn, () => ({ body: {} })],
  exportAccount: [toEachHisOwn, () => ({})],
  // The owner has an order under way; staff have another password.
  deleteAccount: [
    { ...toEachHisOwn, owner: 409, driver: 422, dispatcher: 422, manager: 422 },
    () => ({ body: { password: aRegistration().password } }),
  ],

  calculatePrice: [
    toItsOwner,
    ({ owner }) => ({ body: { id_fournisseur: owner.id, poids: '-150', estimatedTime: 12, livraisonType: 'flex' } }),
  ],
  lastDelivery: [toItsOwner, ({ owner }) => ({ params: { id: owner.id } })],
  lastOrder: [toItsOwner, ({ owner }) => ({ params: { supplierId: owner.id } })],
  downloadSlip: [toItsOwner, ({ intent }) => ({ params: { id: intent.orderId } })],
  downloadWaybill: [toItsOwner, pickedUp],
  payOrder: [toItsOwner, ({ intent }) => ({ params: { id: intent.orderId }, body: { amount: 4788 } })],
  // The scene's order is older than its owner's organisation.
  putOnAccount: [
    { ...toItsOwner, owner: 409 },
    ({ intent }) => ({ params: { id: intent.orderId }, body: { amount: 4788 } }),
  ],
  orderOnAccount: [
    toItsOwner,
    async (scene) => {
      await withAccount(scene.provider, await ofOwner(scene))
      return {
        body: { amount: 4788, orderData: orderOnWire(scene.order) },
        headers: { 'Idempotency-Key': randomUUID() },
      }
    },
  ],
  makePayLink: [toItsOwner, ({ intent }) => ({ params: { id: intent.orderId }, body: { amount: 4788 } })],
  orderByPayLink: [
    toItsOwner,
    ({ order }) => ({
      body: { amount: 4788, orderData: orderOnWire(order) },
      headers: { 'Idempotency-Key': randomUUID() },
    }),
  ],
  podImages: [toItsOwner, ({ intent }) => ({ params: { id: intent.orderId } })],
  updateUser: [
    toItsOwner,
    ({ owner }) => ({ params: { id: owner.id }, body: { nom: 'Autre', prenom: 'Nom', telephone: '0698765432' } }),
  ],
  cancelOrder: [toItsOwner, ({ intent }) => ({ params: { id: intent.orderId }, body: {} })],
  changeMoment: [
    toItsOwner,
    ({ intent }) => ({
      params: { id: intent.orderId },
      body: { livraisonType: 'flex', dateLivraison: '2026-11-19 08:00:00', flexHalfDay: 'AM' },
    }),
  ],
  requestOrderByMail: [
    toItsOwner,
    ({ order }) => ({ body: requestForm(order), headers: { 'Idempotency-Key': randomUUID() } }),
  ],
  createPaymentIntent: [
    toItsOwner,
    ({ order }) => ({
      body: { amount: 4788, orderData: orderOnWire(order) },
      headers: { 'Idempotency-Key': randomUUID() },
    }),
  ],
  confirmOrderPayment: [
    toItsOwner,
    async ({ provider, intent }) => {
      await typeCard(provider, intent, cards.charged)
      return { body: { orderId: intent.orderId, paymentIntentId: intent.paymentIntentId } }
    },
  ],

  enterLoginCode: [everybody(401), () => ({ body: { etape: 'une autre', code: '123456' } })],
  staffFactor: [toDesk, () => ({})],
  prepareFactor: [toDesk, () => ({ body: { password: staffPassword } })],
  activateFactor: [
    { ...toDesk, dispatcher: 409, manager: 409 },
    () => ({ body: { etape: 'une autre', code: '123456' } }),
  ],
  renewRecoveryCodes: [{ ...toDesk, dispatcher: 422, manager: 422 }, () => ({ body: { code: '123456' } })],
  removeFactor: [{ ...toDesk, dispatcher: 422, manager: 422 }, () => ({ body: { code: '123456' } })],
  staffOrders: [toDesk, () => ({})],
  moveOrder: [toDesk, ({ intent }) => ({ params: { id: intent.orderId }, body: { de: 4, vers: 3, expres: true } })],
  undoStep: [
    toDesk,
    async ({ provider, owner, intent }) => {
      await moveOrder(intent.orderId, { from: 4, to: 3, onPurpose: true }, owner.id, provider.world)
      return { params: { id: intent.orderId }, body: {} }
    },
  ],
  staffOrder: [toDesk, ({ intent }) => ({ params: { id: intent.orderId } })],
  setDeliveryDates: [
    toDesk,
    ({ intent }) => ({ body: { DateLivraison: '2026-11-20 16:00:00', commandes: [intent.orderId] } }),
  ],
  setDeliveryDate: [
    toDesk,
    ({ intent }) => ({ params: { id: intent.orderId }, body: { DateLivraison: '2026-11-20 16:00:00' } }),
  ],
  proposePrice: [
    toDesk,
    async ({ provider, owner }) => ({ params: { id: (await requestedOrder(provider, owner)).id } }),
  ],
  priceRequest: [
    toDesk,
    async ({ provider, owner }) => ({
      params: { id: (await requestedOrder(provider, owner)).id },
      body: { totalHT: 60, vu: wednesdayAfternoon },
    }),
  ],
  // It has no invoice.
  creditOrder: [
    { ...toManagers, manager: 409 },
    ({ intent }) => ({ params: { id: intent.orderId }, body: { montant: 10, raison: 'retard', deja: 0 } }),
  ],
  payByTransfer: [toManagers, ({ intent }) => ({ params: { id: intent.orderId }, body: { libelle: 'VIR' } })],
  cancelByStaff: [toDesk, ({ intent }) => ({ params: { id: intent.orderId }, body: { de: 4 } })],
  addProofPhoto: [
    toDesk,
    async ({ provider, intent }) => {
      await moveOrder(intent.orderId, { from: 4, to: 3, onPurpose: true }, null, provider.world)
      return { params: { id: intent.orderId }, body: proofForm() }
    },
  ],
  removeProofPhoto: [
    toDesk,
    async ({ provider, intent }) => {
      await moveOrder(intent.orderId, { from: 4, to: 3, onPurpose: true }, null, provider.world)
      const { id } = await keepPhoto(
        intent.orderId,
        { bytes: jpeg, key: randomUUID(), description: '' },
        null,
        provider.world,
      )
      return { params: { id: intent.orderId, photo: id }, body: {} }
    },
  ],
  downloadStaffSlip: [toDesk, ({ intent }) => ({ params: { id: intent.orderId } })],
  downloadStaffWaybill: [{ ...toDesk, driver: 404 }, pickedUp],
  downloadStorePoster: [toDesk, async ({ provider }) => ({ params: { slug: (await aStore(provider)).slug } })],
  staffDay: [toDesk, () => ({})],
  staffNumbers: [toManagers, () => ({})],
  staffMessages: [toDesk, () => ({})],
  staffAbandonments: [toDesk, () => ({})],
  staffState: [toManagers, () => ({})],
  handleStuck: [
    toManagers,
    async ({ provider: { world } }) => ({
      body: { quoi: 'lettre', id: await aGivenUpLetter(world), faire: 'laisser' },
    }),
  ],
  staffAccounts: [toManagers, () => ({})],
  grantAccount: [
    toManagers,
    async (scene) => ({ params: { id: await anAccount(scene) }, body: { plafond: 500, jours: 30 } }),
  ],
  bookTransfer: [
    toManagers,
    async (scene) => ({ params: { id: await anAccount(scene) }, body: { ...aTransfer, libelle: randomUUID() } }),
  ],
  // Nothing was delivered.
  billAccount: [
    { ...toManagers, manager: 409 },
    async (scene) => ({ params: { id: await anAccount(scene) }, body: {} }),
  ],
  ...runRows,
  staffSettings: [toManagers, () => ({})],
  changeStaffSettings: [toManagers, async ({ provider }) => ({ body: await aSettingChange(provider) })],
  previewStaffSettings: [toManagers, async ({ provider }) => ({ body: await aSettingChange(provider) })],
}

const aCard = {
  card: { number: cards.charged, exp_month: 10, exp_year: 2030, cvc: '123' },
  billing_details: {
    name: 'Ali Petit',
    email: 'ali@exemple.fr',
    phone: '0611223344',
    address: { line1: '3 avenue Jean Médecin', postal_code: '06000', country: 'FR' },
  },
} as const
