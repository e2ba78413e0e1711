import { describe, expect, it } from 'vitest'
import { pay, type Approve } from '#app/payment/pay.ts'
import { orderOnWire } from '#contract/order/order-wire.ts'
import { priceOnWire } from '#contract/order/price.ts'
import { refusal } from '#tests/builders/given-caller.ts'
import { anOrder } from '#tests/builders/order.ts'
import { presentTestCard } from '#adapters/payments/test-card.ts'
import { aPayment, cut, desk, paying, submissionId, typedCard } from './paying.ts'

const receipt = { amount: 4788, orderId: 42, paymentIntentId: 'pi_1' }
const approves: Approve = async () => true
const refuses: Approve = async () => false
const payWith = ({ call, card }: ReturnType<typeof paying>, approve = approves) =>
  pay(call, aPayment(), card, { approve, beforeOrder: atOnce, beforeCard: atOnce })
const atOnce = async () => {}
const body = (asked: { body?: unknown } | undefined) => JSON.parse(String(asked?.body))

describe('A payment', () => {
  it('creates the intent, confirms the card, confirms the order: once each', async () => {
    const world = paying()
    expect(await payWith(world)).toEqual({ end: 'paid', receipt })
    expect(world.counts()).toEqual({ intent: 1, card: 1, holder: 0, confirm: 1 })
  })

  it('sends the cents, the order data untouched, and the name of its submission', async () => {
    const world = paying()
    await payWith(world)
    expect(body(world.asked.intent[0])).toEqual({ amount: 4788, orderData: orderOnWire(anOrder()) })
    expect(world.asked.intent[0]?.headers.get('idempotency-key')).toBe(submissionId)
  })

  it('gives the card desk the customer at the delivery address', async () => {
    const world = paying()
    await payWith(world)
    expect(body(world.asked.card[0]).billing_details).toEqual({
      name: 'Camille Martin',
      email: 'fournisseur@exemple.fr',
      phone: '0612345678',
      address: { line1: '3 chemin des Pins, 06250 Mougins', postal_code: '06250', country: 'FR' },
    })
  })

  it('names the order and the intent when it confirms', async () => {
    const world = paying()
    await payWith(world)
    expect(body(world.asked.confirm[0])).toEqual({ orderId: 42, paymentIntentId: 'pi_1' })
  })
})

describe('A payment about to use the card', () => {
  it('tells the screen first, so that a reload can check instead of paying again', async () => {
    const told: unknown[] = []
    const world = paying({ card: [cut], confirm: [cut] })
    const tell = async (sent?: unknown) => {
      await new Promise(setImmediate)
      told.push([sent, world.counts()])
    }
    await pay(world.call, aPayment(), world.card, { approve: approves, beforeOrder: tell, beforeCard: tell })
    expect(told).toEqual([
      [undefined, { intent: 0, card: 0, holder: 0, confirm: 0 }],
      [receipt, { intent: 1, card: 0, holder: 0, confirm: 0 }],
    ])
  })
})

describe('A payment whose card is refused', () => {
  it('ends with the bank’s words and the order’s number', async () => {
    const world = paying({ card: [desk.declined] })
    expect(await payWith(world)).toEqual({ end: 'declined', message: 'Ta carte a été refusée.', orderId: 42 })
    expect(world.counts()).toMatchObject({ confirm: 0 })
  })

  it('never sends a number that is no test card', async () => {
    const world = paying()
    const card = presentTestCard(world.call, { ...typedCard, number: '4111111111111111' })
    expect(await payWith({ ...world, card })).toEqual({
      end: 'incomplete',
      message: 'Seules les cartes de test sont acceptées ici.',
    })
    expect(world.counts()).toEqual({ intent: 0, card: 0, holder: 0, confirm: 0 })
  })
})

describe('A payment that asks its holder', () => {
  it('is paid when the holder approves', async () => {
    const world = paying({ card: [desk.asksHolder] })
    expect(await payWith(world)).toEqual({ end: 'paid', receipt })
    expect(body(world.asked.holder[0])).toMatchObject({ approved: true })
  })

  it('is declined when the holder refuses', async () => {
    const world = paying({ card: [desk.asksHolder], holder: [desk.holderRefused] })
    expect(await payWith(world, refuses)).toMatchObject({
      end: 'declined',
      message: "L'authentification de ta carte a échoué.",
    })
    expect(body(world.asked.holder[0])).toMatchObject({ approved: false })
  })
})

describe('A payment that the server refuses before the card', () => {
  const price = priceOnWire({ base: 1990, weight: 1000, time: 1000, delivery: 0, totalHT: 3990, totalTTC: 4460 })

  it('whose price changed tells both prices', async () => {
    const world = paying({ intent: [refusal(409, { message: 'Le prix a changé.', data: price })] })
    expect(await payWith(world)).toEqual({ end: 'repriced', from: 4788, to: 4460 })
    expect(world.counts()).toMatchObject({ card: 0 })
  })

  it('whose slip the provider has no more ends so, for its order is not stored', async () => {
    const errors = { 'orderData.bordereauFileName': ['Le bordereau de livraison est obligatoire'] }
    const world = paying({ intent: [refusal(422, { message: 'Le bordereau de livraison est obligatoire', errors })] })
    expect(await payWith(world)).toEqual({ end: 'slip-gone' })
    expect(world.counts()).toMatchObject({ card: 0 })
  })

  it('because it is already paid is a success, not a second payment', async () => {
    const world = paying({ intent: [refusal(409, { message: 'Cette commande est déjà payée.', orderId: 42 })] })
    expect(await payWith(world)).toEqual({ end: 'paid', receipt: { ...receipt, paymentIntentId: '' } })
    expect(world.counts()).toMatchObject({ card: 0 })
  })

  it.each([
    [refusal(422, { message: 'Bordereau inconnu.' }), 'Bordereau inconnu.'],
    [refusal(409, { message: 'Déjà envoyée avec d’autres informations.' }), 'Déjà envoyée avec d’autres informations.'],
    [refusal(500), 'Une erreur est survenue'],
    [new Response('<html>'), 'Une erreur est survenue'],
    [cut, 'Une erreur est survenue'],
  ])('is not sent, with the server’s words, else the catalogue’s', async (answer, message) => {
    const world = paying({ intent: [answer] })
    expect(await payWith(world)).toMatchObject({ end: 'unsent', message, orderId: null })
    expect(world.counts()).toMatchObject({ card: 0, confirm: 0 })
  })
})

describe('A payment that the network leaves in the middle', () => {
  it('is unknown, never failed, when the card was taken and nobody confirms', async () => {
    for (const answer of [cut, refusal(500), refusal(402, { message: 'Pas confirmé.' })]) {
      expect(await payWith(paying({ confirm: [answer] }))).toEqual({
        end: 'unknown',
        receipt,
        card: 'succeeded',
        processor: 'silent',
      })
    }
  })

  it.each(['', 'OK', '{"succ'])('is paid by the status of the confirmation alone: « %s »', async (said) => {
    expect(await payWith(paying({ confirm: [new Response(said)] }))).toEqual({ end: 'paid', receipt })
  })

  it('is what the server knows when the card desk gives no answer', async () => {
    const world = paying({ card: [cut] })
    expect(await payWith(world)).toEqual({ end: 'paid', receipt })
    expect(world.counts()).toEqual({ intent: 1, card: 1, holder: 0, confirm: 1 })
  })

  it('is unknown when the card desk gives no answer and the processor still waits for the card', async () => {
    const waiting = refusal(402, {
      message: "Le paiement n'est pas confirmé.",
      processor_status: 'requires_payment_method',
      last_error: null,
    })
    for (const [answer, processor] of [
      [waiting, 'waits'],
      [refusal(402), 'silent'],
    ] as const) {
      expect(await payWith(paying({ card: [cut], confirm: [answer] }))).toEqual({
        end: 'unknown',
        receipt,
        card: 'unanswered',
        processor,
      })
    }
  })

  it('failed when the card desk gives no answer and the processor says that the card was refused', async () => {
    const refused = {
      message: "Le paiement n'est pas confirmé.",
      processor_status: 'requires_payment_method',
      last_error: 'card_declined',
    }
    const world = paying({ card: [cut], confirm: [refusal(402, refused)] })
    expect(await payWith(world)).toEqual({ end: 'failed', message: "Le paiement n'est pas confirmé.", orderId: 42 })
  })

  it('is unknown when the card desk gives no answer and the refusal is that of an earlier card', async () => {
    const refused = {
      message: "Le paiement n'est pas confirmé.",
      processor_status: 'requires_payment_method',
      last_error: 'card_declined',
    }
    const intent = Response.json({
      clientSecret: 'secret',
      orderId: 42,
      paymentIntentId: 'pi_1',
      last_error: 'card_declined',
    })
    const world = paying({ intent: [intent], card: [cut], confirm: [refusal(402, refused)] })
    expect(await payWith(world)).toEqual({
      end: 'unknown',
      receipt: { ...receipt, refusedBefore: true },
      card: 'unanswered',
      processor: 'waits',
    })
  })

  it('failed when the refusal that it asks about has another mark than that of the earlier card', async () => {
    const refused = (mark: string) =>
      refusal(402, {
        message: "Le paiement n'est pas confirmé.",
        processor_status: 'requires_payment_method',
        last_error: 'card_declined',
        last_refusal: mark,
      })
    const intent = Response.json({
      clientSecret: 'secret',
      orderId: 42,
      paymentIntentId: 'pi_1',
      last_error: 'card_declined',
      last_refusal: 'r1',
    })
    const marked = { ...receipt, refusedBefore: true, refusalBefore: 'r1' }
    expect(await payWith(paying({ intent: [intent], card: [cut], confirm: [refused('r1')] }))).toEqual({
      end: 'unknown',
      receipt: marked,
      card: 'unanswered',
      processor: 'waits',
    })
    expect(await payWith(paying({ intent: [intent], card: [cut], confirm: [refused('r2')] }))).toEqual({
      end: 'failed',
      message: "Le paiement n'est pas confirmé.",
      orderId: 42,
    })
  })

  it('is not said to wait for anything by a 404 that tells no verdict', async () => {
    const world = paying({ card: [cut], confirm: [refusal(404, { message: 'Commande introuvable.' })] })
    expect(await payWith(world)).toEqual({ end: 'unknown', receipt, card: 'unanswered', processor: 'silent' })
  })

  it('failed when its intent was canceled, whatever card was refused before', async () => {
    const canceled = {
      message: "Le paiement n'est pas confirmé.",
      processor_status: 'canceled',
      last_error: 'card_declined',
    }
    const intent = Response.json({
      clientSecret: 'secret',
      orderId: 42,
      paymentIntentId: 'pi_1',
      last_error: 'card_declined',
    })
    const world = paying({ intent: [intent], card: [cut], confirm: [refusal(402, canceled)] })
    expect(await payWith(world)).toEqual({ end: 'failed', message: "Le paiement n'est pas confirmé.", orderId: 42 })
  })

  it('is unknown when the card desk gives no answer and the refusal may be that of the card it was gone on from', async () => {
    const refused = {
      message: "Le paiement n'est pas confirmé.",
      processor_status: 'requires_payment_method',
      last_error: 'payment_intent_authentication_failure',
    }
    const intent = Response.json({
      clientSecret: 'secret',
      orderId: 42,
      paymentIntentId: 'pi_1',
      last_error: 'card_declined',
      last_refusal: 'r1',
    })
    const { call, card } = paying({
      intent: [intent],
      card: [cut],
      confirm: [refusal(402, { ...refused, last_refusal: 'r2' })],
    })
    const goneOn = { ...aPayment(), handover: { ...aPayment().handover, sent: receipt } }
    const end = await pay(call, goneOn, card, { approve: approves, beforeOrder: atOnce, beforeCard: atOnce })
    expect(end).toEqual({
      end: 'unknown',
      receipt: { ...receipt, refusedBefore: true },
      card: 'unanswered',
      processor: 'waits',
    })
  })

  it('is a first card for an intent that took the place of another', async () => {
    const { call, card } = paying()
    const goneOn = {
      ...aPayment(),
      handover: { ...aPayment().handover, sent: { ...receipt, paymentIntentId: 'pi_0' } },
    }
    expect(await pay(call, goneOn, card, { approve: approves, beforeOrder: atOnce, beforeCard: atOnce })).toEqual({
      end: 'paid',
      receipt,
    })
  })

  it('is unknown when neither the card desk nor the server answers', async () => {
    const world = paying({ card: [desk.asksHolder], holder: [cut], confirm: [cut] })
    expect(await payWith(world)).toEqual({ end: 'unknown', receipt, card: 'unanswered', processor: 'silent' })
  })
})

describe('A payment that charged another amount than the order’s', () => {
  const message = 'Le montant débité n’est pas celui de la commande n° 42.'
  const other = refusal(402, {
    message,
    code: 'other_amount',
    orderId: 42,
    processor_status: 'succeeded',
    last_error: null,
  })

  it.each(['intent', 'confirm'] as const)('is neither a success nor to be paid again: %s', async (stage) => {
    expect(await payWith(paying({ [stage]: [other] }))).toEqual({ end: 'amount-mismatch', message, orderId: 42 })
  })
})

describe('A payment whose session ended', () => {
  it.each(['intent', 'confirm'] as const)('says so: %s', async (stage) => {
    expect(await payWith(paying({ [stage]: [refusal(401)] }))).toEqual({ end: 'signed-out' })
  })
})
