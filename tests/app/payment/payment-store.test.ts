import { describe, expect, it } from 'vitest'
import { createPaymentStore } from '#app/payment/payment-store.ts'
import { priceOnWire } from '#contract/order/price.ts'
import { refusal } from '#tests/builders/given-caller.ts'
import { camille, friday10h, pretendWorld, said as saidIn } from '#tests/builders/pretend-world.ts'
import { keptPayments as onThisDevice } from '#tests/builders/kept-payments.ts'
import { aPayment, cut, desk, handover, paying } from './paying.ts'

function visiting(told: Parameters<typeof paying>[0] = {}, { isOpen = true, payment = aPayment() } = {}) {
  const provider = paying(told)
  const world = { ...pretendWorld(fetch), ...provider }
  world.session.open('jeton', camille)
  let forgotten = 0
  const orders = { ...world.orders, clear: () => void forgotten++ }
  const left: unknown[] = []
  const remembered: unknown[] = []
  const screen = {
    leave: (path: string, state?: unknown) => void left.push([path, state]),
    remember: (handedOver: unknown) => void remembered.push(handedOver),
  }
  const keptPayments = onThisDevice()
  const visit = createPaymentStore(
    { ...world, orders, keptPayments, onBfcacheRestore: () => () => {} },
    payment,
    screen,
  )
  if (!isOpen) visit.enter()()
  return {
    ...provider,
    world,
    visit,
    keptPayments,
    remembered,
    drafts: world.drafts,
    left,
    said: () => saidIn(world),
    timesForgotten: () => forgotten,
  }
}

const receipt = { amount: 4788, orderId: 42, paymentIntentId: 'pi_1' }
/** What the success page is shown. */
const paid = { ...receipt, at: friday10h, paid: handover }

describe('A visit to /payment', () => {
  it('ends on the success page, and the draft of the order is gone', async () => {
    const { visit, world, drafts, left, said, card } = visiting()
    await drafts.writeText(7, { clientName: 'Martin' }, world.now())
    await visit.pay(card)
    expect(left).toEqual([['/payment-success', paid]])
    expect(said()).toEqual([])
    expect(await drafts.readText(7)).toBeNull()
  })

  it.each([
    ['was paid', {}],
    ['was declined', { card: [desk.declined] }],
    ['has no known end', { confirm: [cut] }],
  ])('leaves no old list in the history when it %s', async (_, told) => {
    const { visit, timesForgotten, card } = visiting(told)
    await visit.pay(card)
    expect(timesForgotten()).toBe(1)
  })

  it('ends on the failure page with the bank’s words, and what a retry needs to pay the same order', async () => {
    const { visit, drafts, left, said, card } = visiting({ card: [desk.declined] })
    await drafts.writeText(7, { clientName: 'Martin' }, friday10h)
    await visit.pay(card)
    expect(left).toEqual([
      ['/payment-failed', { error: 'Ta carte a été refusée.', orderId: 42, payment: handover, isOfCard: true }],
    ])
    expect(said()).toEqual([])
    expect(visit.state.cardError).toBe('Ta carte a été refusée.')
    expect(await drafts.readText(7)).not.toBeNull()
  })

  it('goes back to the order when the price changed, and says both prices', async () => {
    const data = priceOnWire({ base: 1990, weight: 0, time: 0, delivery: 0, totalHT: 3717, totalTTC: 4460 })
    const { visit, left, said, card } = visiting({ intent: [refusal(409, { data })] })
    await visit.pay(card)
    expect(left).toEqual([['/commande', { repriced: true }]])
    expect(said()).toEqual(['Prix mis à jour : 47,88\u00A0€ → 44,60\u00A0€'])
  })

  it('goes back to the order when its slip is gone, which the form sends again', async () => {
    const errors = { 'orderData.bordereauFileName': ['Le bordereau de livraison est obligatoire'] }
    const { visit, left, said, card } = visiting({ intent: [refusal(422, { errors })] })
    await visit.pay(card)
    expect(left).toEqual([['/commande', { slipGone: true }]])
    expect(said()).toEqual([
      'Ton bordereau n’est plus chez nous. Il repart avec ta commande : appuie à nouveau sur « Valider la demande ».',
    ])
  })

  it('that comes while too many others wait is told what to do, and loses nothing', async () => {
    const sentence =
      'Tu as déjà 20 commandes qui attendent leur paiement. Paie ou annule l’une d’elles dans ton historique, puis réessaie.'
    const { visit, left, said, card, drafts, counts } = visiting({
      intent: [refusal(409, { message: sentence, code: 'too_many_unpaid' })],
    })
    await drafts.writeText(7, { clientName: 'Petit' }, friday10h)
    await visit.pay(card)
    expect(left).toEqual([
      ['/payment-failed', { error: sentence, orderId: null, payment: handover, othersFirst: true }],
    ])
    expect([said(), counts()['card']]).toEqual([[], 0])
    expect((await drafts.readText(7))?.values).toEqual({ clientName: 'Petit' })
  })

  it('pays once, however often it is asked', async () => {
    const { visit, counts, card } = visiting()
    await Promise.all([visit.pay(card), visit.pay(card), visit.pay(card)])
    expect(counts()).toEqual({ intent: 1, card: 1, holder: 0, confirm: 1 })
  })

  it.each([
    [true, { card: [desk.asksHolder] }, '/payment-success'],
    [false, { card: [desk.asksHolder], holder: [desk.holderRefused] }, '/payment-failed'],
  ])('waits for the holder, and does what the holder says: %j', async (approved, told, path) => {
    const { visit, left, card } = visiting(told)
    const ending = visit.pay(card)
    await until(() => visit.state.step === 'authenticating')
    visit.answer(approved)
    await ending
    expect(left).toMatchObject([[path, { orderId: 42 }]])
  })

  it('leaves for nowhere when the session ended: the app shows /login', async () => {
    const { visit, left, said, card } = visiting({ intent: [refusal(401)] })
    await visit.pay(card)
    expect([left, said()[0]]).toEqual([[], expect.stringContaining('Ta session est terminée')])
  })
})

describe('A visit that was left while it paid', () => {
  it('takes nobody anywhere, says how it ended, and keeps what was begun meanwhile', async () => {
    const { visit, world, drafts, left, said, card } = visiting({}, { isOpen: false })
    await drafts.writeText(7, { clientName: 'Suivant' }, new Date(world.now().getTime() + 1000))
    await visit.pay(card)
    expect([left, said()]).toEqual([[], ['Paiement réussi !']])
    expect((await drafts.readText(7))?.values).toEqual({ clientName: 'Suivant' })
  })
})

describe('A visit that is opened again after a card was sent', () => {
  const reopened = { ...aPayment(), handover: { ...handover, sent: receipt } }

  it('is known to the screen before the card is sent', async () => {
    const { visit, remembered, card } = visiting({ card: [desk.declined] })
    await visit.pay(card)
    expect(remembered).toEqual([handover, { ...handover, sent: receipt }])
  })

  it('offers no second payment, and checks', async () => {
    const { visit, left, counts, card } = visiting({}, { payment: reopened })
    await visit.pay(card)
    expect(visit.state.step).toBe('unknown')
    await visit.check()
    expect(left).toEqual([['/payment-success', paid]])
    expect(counts()).toEqual({ intent: 0, card: 0, holder: 0, confirm: 1 })
  })
})

describe('A payment that nobody could confirm', () => {
  it('stays on the page, and a new check never pays again', async () => {
    const { visit, left, counts, card } = visiting({ confirm: [cut, cut, Response.json({ success: true })] })
    await visit.pay(card)
    expect([visit.state.step, left]).toEqual(['unknown', []])
    await visit.pay(card)
    await visit.check()
    expect(visit.state.step).toBe('unknown')
    await Promise.all([visit.check(), visit.check()])
    expect(left).toEqual([['/payment-success', paid]])
    expect(counts()).toEqual({ intent: 1, card: 1, holder: 0, confirm: 3 })
  })

  it('fails in the end when the card had given no answer and was not taken', async () => {
    const { visit, left, card } = visiting({
      card: [cut],
      confirm: [
        cut,
        refusal(402, {
          message: 'Pas confirmé.',
          processor_status: 'requires_payment_method',
          last_error: 'card_declined',
        }),
      ],
    })
    await visit.pay(card)
    await visit.check()
    expect(left).toMatchObject([['/payment-failed', { error: 'Pas confirmé.', orderId: 42 }]])
  })
})

/** Lets what is under way go on until the page shows it. */
async function until(shown: () => boolean): Promise<void> {
  while (!shown()) await new Promise((resolve) => setImmediate(resolve))
}
