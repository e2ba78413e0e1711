import type { CallName, Api } from '#contract/api.ts'
import type { Order } from '#contract/order/order.ts'
import { noTexts } from '#contract/order/order-texts.ts'
import { orderOnWire } from '#contract/order/order-wire.ts'
import { addDays, parisDay, sunday, weekday } from '#rules/moment/paris-time.ts'
import { priceOf } from '#rules/price/price.ts'
import { readTariff } from '#server/config/tariff.ts'
import { anAbandonment } from '#tests/server/fixtures/abandonment.ts'
import { aNamedAddress, aNamedOrder } from '#tests/server/fixtures/favourite.ts'
import { anOrganisation, aTransfer } from '#tests/server/fixtures/organisation.ts'
import { anEstimate } from '#tests/server/fixtures/estimate.ts'
import { everySetting } from '#tests/server/fixtures/settings.ts'

/** Whose call it is. */
export interface Account {
  readonly id: number
  readonly email: string
  /** A slip that it sent. */
  readonly slipPath: string
  /** What it was told that the road takes. */
  readonly minutes: number
}

export const password = 'Parpaing-42'

const pushEndpoint = 'https://fcm.googleapis.com/fcm/send/abc'
/** A point of the curve. */
const pushPoint = 'BO0nhu16aQAWrl8sYpKGsZSo_asEwcZB7Va36I5xMzhpbJPU8_eLVC1GawlbNkBGZrpb_YWGuR4tjhP2R2w9BZI'

type WithBody = { [Name in CallName]: Api[Name]['encoding'] extends 'none' ? never : Name }[CallName]

/**
 * A body that each call with a body takes, or refuses for its meaning alone, to be spoiled. A call added tomorrow must
 * have one.
 */
export function samplesOf(account: Account): Readonly<Record<WithBody, Readonly<Record<string, unknown>>>> {
  const { id, email } = account
  const { price, ...order } = orderOf(account)
  const orderData = orderOnWire({ ...order, price })
  const card = {
    client_secret: 'pi_x_secret_y',
    card: { number: '4000000000000002', exp_month: 1, exp_year: 2030, cvc: '123' },
  }
  const address = { line1: 'x', postal_code: '06000', country: 'FR' }
  return {
    register: {
      email: `a${Math.abs(id)}@exemple.fr`,
      password,
      prenom: 'Élise',
      nom: 'Martin',
      telephone: '0612345678',
      adresse: '12 rue des Lilas, 06250 Mougins',
      latitude: 43.6,
      longitude: 7,
      societe: '',
      tva: '',
      siret: '',
    },
    login: { email, password, remember: true },
    requestReset: { email },
    verifyResetCode: { email, code: 'A1B2' },
    updatePassword: { email, password: 'Parpaing-43', code: 'A1B2' },
    updateUser: {
      nom: 'Martin',
      prenom: 'Élise',
      telephone: '0612345678',
      societe: '',
      adresseFacturation: '',
      codePostal: '',
      ville: '',
    },
    contact: { nom: 'Élise', email, message: 'Bonjour, un devis ?' },
    calculateDuration: {
      origin: '43.6007,6.9952',
      destination: '43.7031,7.2661',
      departure_time: 1_795_000_000,
      adressPickUp: '06250 Mougins',
      adresseLivraison: '06000 Nice',
      signaturePickUp: 'always.x',
    },
    estimatePrice: { ...anEstimate, signaturePickUp: 'always.x' },
    refuseTexts: { refuser: true },
    tellAboutDelivery: { genre: 'acces', vu: 1, puces: ['digicode'], mots: 'Portail vert' },
    shareTracking: {},
    addDamagePhoto: { cle: '5f0c1f5e-2f0a-4c4e-9a3f-3f1b2c4d5e6f' },
    placeNear: { lat: 43.6007, lng: 6.9952 },
    calculatePrice: { id_fournisseur: id, poids: '-150', estimatedTime: 12, livraisonType: 'flex' },
    requestOrderByMail: { ...orderData },
    readSlip: {},
    recordAbandonment: { ...anAbandonment({ id_fournisseur: id, prix_calcule_ht: 39.9, erreurs_validation: '{}' }) },
    uploadSlip: {},
    createPaymentIntent: { amount: price.totalTTC, orderData },
    confirmOrderPayment: { orderId: 1, paymentIntentId: 'pi_x' },
    payOrder: { amount: price.totalTTC },
    orderOnAccount: { amount: price.totalTTC, orderData },
    putOnAccount: { amount: price.totalTTC },
    orderByPayLink: { amount: price.totalTTC, orderData },
    makePayLink: { amount: price.totalTTC },
    openPayLink: { amount: price.totalTTC },
    confirmPayLink: { paymentIntentId: 'pi_x' },
    confirmEmail: { code: 'A1B2' },
    sendConfirmation: {},
    logout: {},
    cancelOrder: {},
    changeMoment: { livraisonType: 'flex', dateLivraison: '2026-11-25 08:00:00', flexHalfDay: 'AM' },
    chooseLetters: { preparation: false, livraison: true, livree: true, annulee: true },
    openCards: {},
    removeCard: {},
    keepAddress: aNamedAddress(),
    keepOrder: aNamedOrder(),
    dropFavourite: {},
    createOrganisation: anOrganisation(),
    updateOrganisation: anOrganisation(),
    inviteMember: { email, role: 'member' },
    withdrawInvitation: {},
    acceptInvitation: {},
    changeMemberRole: { role: 'accountant' },
    removeMember: {},
    subscribePush: { endpoint: pushEndpoint, keys: { p256dh: pushPoint, auth: 'AAAAAAAAAAAAAAAAAAAAAA' } },
    unsubscribePush: { endpoint: pushEndpoint },
    // Not the right one: the account goes on.
    deleteAccount: { password: 'Parpaing-43' },
    confirmEmbeddedCard: { ...card, billing_details: { name: 'A', email, phone: '0600000000', address } },
    confirmSavedCard: { client_secret: 'pi_x_secret_y', saved_card: 'pm_x' },
    authenticateEmbeddedCard: { client_secret: 'pi_x_secret_y', approved: true },
    moveOrder: { de: 4, vers: 3, expres: true },
    undoStep: {},
    setDeliveryDates: { DateLivraison: '2026-11-24 16:00:00', commandes: [1] },
    setDeliveryDate: { DateLivraison: '2026-11-24 16:00:00' },
    priceRequest: {
      totalHT: 60,
      vu: { livraisonType: 'flex', dateLivraison: '2026-11-18 13:30:00', flexHalfDay: 'PM' },
    },
    cancelByStaff: { de: 4 },
    creditOrder: { montant: 10, raison: 'retard', deja: 0 },
    payByTransfer: { libelle: 'VIR MODELE' },
    enterLoginCode: { etape: 'une autre', code: '123456' },
    prepareFactor: { password },
    activateFactor: { etape: 'une autre', code: 'ABCDE-FGH23' },
    renewRecoveryCodes: { code: '123456' },
    removeFactor: { code: '123456' },
    handleStuck: { quoi: 'lettre', id: 1, faire: 'reessayer' },
    changeStaffSettings: everySetting,
    grantAccount: { plafond: 3000, jours: 30 },
    bookTransfer: aTransfer,
    billAccount: {},
    makeRun: { jour: addDays(parisDay(new Date()), 1), chauffeur: 1, plaque: 'AB-123-CD', depart: '07:30' },
    changeRun: {
      version: 1,
      chauffeur: 1,
      plaque: 'AB-123-CD',
      transporteur: 'Transports Modèle',
      charge_utile: 1200,
      depart: '07:30',
    },
    assignOrders: { version: 1, commande: 1 },
    takeOffRun: { version: 1, commande: 1 },
    reorderStops: { version: 1, arrets: [{ commande: 1, genre: 'retrait' }] },
    dropRun: { version: 1 },
    recordAct: {
      genre: 'livre',
      id: '6f9619ff-8b86-4d01-b42d-00c04fc964ff',
      commande: 1,
      tournee: 1,
      le: '2026-11-18 09:00:00',
      envoye_le: '2026-11-18 09:00:01',
      photos: [],
      reserves: ['autre'],
      reserve: 'x',
      signature: [[1, 1, 9, 9]],
      recu_par: 'x',
    },
    addActPhoto: {},
    correctOrder: {
      livraison: { label: 'x', lat: 43.6, lng: 7, signature: 'x' },
      poids: '-150',
      telephone: 'x',
      accord: 10,
    },
    noteOrder: { note: 'x' },
    blockSupplier: { motif: null },
    previewStaffSettings: everySetting,
    addProofPhoto: {},
    removeProofPhoto: {},
  }
}

/** From Mougins to Nice, in some days. */
function orderOf({ id: supplierId, email, slipPath, minutes }: Account): Order {
  const day = [3, 4].map((count) => addDays(parisDay(new Date()), count)).find((each) => weekday(each) !== sunday) ?? ''
  return {
    ...noTexts,
    supplierId,
    email,
    company: 'Martin Matériaux',
    pickup: { label: '12 rue des Lilas, 06250 Mougins', lat: 43.6007, lng: 6.9952 },
    delivery: { label: '3 avenue Jean Médecin, 06000 Nice', lat: 43.7031, lng: 7.2661 },
    band: '151-300',
    moment: { type: 'flex', slot: { day, halfDay: 'AM' } },
    recipient: { company: '', lastName: 'Petit', firstName: 'Ali', phone: '0611223344' },
    comment: 'Sonner au portail',
    slipPath,
    minutes,
    price: priceOf(tariff, { band: '151-300', type: 'flex', minutes }),
    detectedWeight: null,
  }
}

const tariff = readTariff('src/server/config/tariff.json')
