import type { Page } from 'playwright-core'
import { countedHand, type Count, type CountedHand } from './counted-hand.ts'
import { submitButton } from './order/order-visitor.ts'
import { makeFirm, openFirmAccount } from './firm.ts'
import type { Provider } from './provider.ts'
import { field } from './supplier.ts'

/** What an order costs its user's hand, stage by stage. */
export type Stages = Readonly<Record<string, Count>>

/** Twenty metres from the address that « Ma position » finds. */
export const onSite = {
  permissions: ['geolocation'],
  geolocation: { latitude: 43.6032, longitude: 6.9965, accuracy: 12 },
}

const newcomer = {
  email: 'dominique@exemple.fr',
  password: 'Exemple-2026!',
  prenom: 'Dominique',
  nom: 'Modèle',
  telephone: '06 98 76 54 32',
} as const

/**
 * From the home page to a paid order, by somebody who has no account, stands where the goods go to, and receives them
 * himself.
 */
export async function firstOrder(page: Page, origin: string): Promise<Stages> {
  const hand = countedHand(page)
  const stage = stages(hand)
  await page.goto(origin)
  await hand.tap(page.locator('main').getByRole('link', { name: 'Créer un compte' }))
  await page.getByRole('heading', { name: 'Bienvenue' }).waitFor()
  for (const [name, text] of Object.entries(newcomer)) {
    await hand.write(name, text)
    await page.keyboard.press('Enter')
  }
  await hand.pick('adresse', '3 rue de france nice')
  await hand.tap(page.getByRole('button', { name: 'Créer mon compte' }))
  await page.waitForURL('**/login')
  await hand.tap(page.getByRole('button', { name: 'Se connecter' }))
  await field(page, 'clientName').waitFor()
  stage.ends('the account')
  await hand.attachSlip()
  await hand.pick('pickupAdr', 'zi les tourrades')
  await hand.tap(page.getByRole('button', { name: 'Ma position' }))
  await page.getByText('L’adresse la plus proche de toi. Vérifie le numéro.').waitFor()
  await hand.tap(page.getByRole('button', { name: 'C’est moi qui réceptionne' }))
  await submit(page, hand)
  stage.ends('the order')
  await payByCard(page, hand)
  stage.ends('the card')
  return stage.all()
}

/** The same for somebody else, every field of it by hand, by who is signed in. */
export async function typedOrder(page: Page): Promise<Stages> {
  const hand = countedHand(page)
  const stage = stages(hand)
  await hand.pick('pickupAdr', 'zi les tourrades')
  await hand.pick('address', '12 chemin des oliviers mougins')
  await hand.attachSlip()
  await hand.write('clientName', 'Modèle')
  await hand.write('clientPrenom', 'Dominique')
  await hand.write('telephone', '0698765432')
  await submit(page, hand)
  stage.ends('the order')
  await payByCard(page, hand)
  stage.ends('the card')
  return stage.all()
}

/** The last order again, with the slip of today. `keeps`: the box that keeps its card is ticked. */
export async function repeatedOrder(page: Page, origin: string, keeps = false): Promise<Stages> {
  const hand = countedHand(page)
  const stage = stages(hand)
  await orderAgain(page, origin, hand)
  stage.ends('the order')
  await payByCard(page, hand, keeps)
  stage.ends('the card')
  return stage.all()
}

/** The same where the card of the last one was kept, and is what stands chosen at the payment. */
export async function keptOrder(page: Page, origin: string): Promise<Stages> {
  const hand = countedHand(page)
  const stage = stages(hand)
  await orderAgain(page, origin, hand)
  stage.ends('the order')
  await hand.tap(payButton(page))
  await page.waitForURL('**/payment-success')
  stage.ends('the kept card')
  return stage.all()
}

/** Makes the firm of who orders one that pays once a month, and puts his last order on its account. */
export async function accountChosenLast(page: Page, provider: Provider): Promise<void> {
  await makeFirm(page, provider.url)
  openFirmAccount(provider)
  const hand = countedHand(page)
  await orderAgain(page, provider.url, hand)
  await hand.tap(page.getByText('Sur le compte de l’entreprise'))
  await hand.tap(page.getByRole('button', { name: /^Commander pour / }))
  await page.waitForURL('**/payment-success')
}

/** The same of a firm that pays once a month, whose last order went on its account too. */
export async function accountOrder(page: Page, origin: string): Promise<Stages> {
  const hand = countedHand(page)
  const stage = stages(hand)
  await orderAgain(page, origin, hand)
  stage.ends('the order')
  await hand.tap(page.getByRole('button', { name: /^Commander pour / }))
  await page.waitForURL('**/payment-success')
  stage.ends('the account')
  return stage.all()
}

/** What the stages come to together. */
export function total(of: Stages): Count {
  const counts = Object.values(of)
  return {
    taps: counts.reduce((sum, { taps }) => sum + taps, 0),
    files: counts.reduce((sum, { files }) => sum + files, 0),
    typed: counts.reduce((sum, { typed }) => sum + typed, 0),
  }
}

/** The last order once more, with the slip of today, up to its payment. */
async function orderAgain(page: Page, origin: string, hand: CountedHand): Promise<void> {
  await page.goto(`${origin}/commande`)
  await hand.tap(page.getByRole('button', { name: 'Commander à nouveau' }))
  await hand.attachSlip()
  await submit(page, hand)
}

async function submit(page: Page, hand: CountedHand): Promise<void> {
  await hand.tap(submitButton(page).and(page.locator(':enabled')))
  await page.waitForURL('**/payment')
}

async function payByCard(page: Page, hand: CountedHand, keeps = false): Promise<void> {
  await hand.write('cardNumber', '4242424242424242')
  await hand.write('cardExpiry', '1230')
  await hand.write('cardCvc', '123')
  if (keeps) await hand.tap(page.getByText('Garder cette carte pour la prochaine fois'))
  await hand.tap(payButton(page))
  await page.waitForURL('**/payment-success')
}

function payButton(page: Page) {
  return page.getByRole('button', { name: /^Payer/ })
}

function stages(hand: CountedHand) {
  const ended: Record<string, Count> = {}
  let before: Count = hand.count()
  return {
    ends(name: string) {
      const now = hand.count()
      ended[name] = { taps: now.taps - before.taps, files: now.files - before.files, typed: now.typed - before.typed }
      before = now
    },
    all: (): Stages => ended,
  }
}
