import type { Stripe } from '@stripe/stripe-js'
import { describe, expect, it } from 'vitest'
import { createStripeFields } from '#adapters/payments/stripe-fields.ts'
import { stripeOn, type CardInFields, type Ground } from '#tests/stand-ins/stripe-script.ts'

const intent = { paymentIntentId: 'pi_1', clientSecret: 'pi_1_secret_x' }
const billing = {
  name: 'Camille Martin',
  email: 'camille@exemple.fr',
  phone: '0612345678',
  address: { line1: '3 chemin des Pins', postal_code: '06250', country: 'FR' as const },
}
type Reply = Awaited<ReturnType<Ground['post']>>
const reply = (status: number, body: object): Reply => ({ status, body: body as Reply['body'] })
const charged = reply(200, { id: 'pi_1', status: 'succeeded' })
const bankAsks = (type: string) =>
  reply(200, { id: 'pi_1', status: 'requires_action', next_action: { type, url: 'https://hooks.stripe.com/bank' } })
const refused = (error: object) => reply(402, { error })

/** Stripe's script on a page that answers as told, one reply a request. */
async function open(
  replies: readonly (Reply | Error)[] = [charged],
  typed: CardInFields = { number: '4242424242424242', complete: true },
  { opens = true, session = null as string | null } = {},
) {
  const posted: { path: string; params: Readonly<Record<string, string>> }[] = []
  const done: string[] = []
  const sessions: (string | null)[] = []
  let choose = (_kept: string | null) => {}
  const looks = [{ theme: 'flat' as const }, { theme: 'night' as const }]
  const ground: Ground = {
    draw(_place, _look, told, ofWhom) {
      sessions.push(ofWhom)
      choose = told.chose
      queueMicrotask(opens ? told.ready : told.lost)
      return { card: async () => typed, paint: () => {}, remove: () => void done.push('remove') }
    },
    async post(path, params) {
      posted.push({ path, params })
      const answer = replies[Math.min(posted.length, replies.length) - 1]
      if (answer instanceof Error || answer === undefined) throw answer
      return answer
    },
    ask: async () => void done.push('ask'),
    leave: (url) => void done.push(`leave ${url}`),
  }
  const stripe = stripeOn(ground)('pk_test_standIn')
  const groups: { looks: unknown[] }[] = []
  const elements = (options: Record<string, unknown>) => {
    const made = stripe.elements(options)
    groups.push(made.group)
    return made
  }
  const fields = createStripeFields({ ...stripe, elements } as unknown as Stripe, {
    amount: 4788,
    session,
    returnUrl: 'https://exemple.fr/payment',
    look: () => looks.shift() ?? {},
  })
  const shown = fields.show({} as HTMLElement)
  return {
    fields,
    shown,
    posted,
    done,
    sessions,
    choose: (kept: string | null) => choose(kept),
    looks: () => groups[0]?.looks,
  }
}

describe('Stripe’s fields', () => {
  it('are for this amount in euros, cards alone, in the look of the page and then in its next one', async () => {
    const { fields, shown, looks } = await open()
    await shown
    fields.repaint()
    expect(looks()).toEqual([{ theme: 'flat' }, { theme: 'night' }])
  })

  it('say that they did not come', async () => {
    const { shown } = await open([], undefined, { opens: false })
    await expect(shown).rejects.toThrow('api_connection_error')
  })

  it('go with their screen', async () => {
    const { fields, done } = await open()
    fields.close()
    expect(done).toEqual(['remove'])
  })

  it('say themselves what is missing, and send nothing', async () => {
    const { fields, posted } = await open([charged], { number: '4242', complete: false })
    expect([await fields.check(), posted]).toEqual(['', []])
  })

  it('send nothing yet when the card is complete', async () => {
    const { fields, posted } = await open()
    expect([await fields.check(), posted]).toEqual([null, []])
  })
})

describe('Stripe’s fields of who has kept cards', () => {
  const session = 'cuss_secret_x'

  it('are opened with the session that shows them, and without one where there is none', async () => {
    expect((await open(undefined, undefined, { session })).sessions).toEqual([session])
    expect((await open()).sessions).toEqual([null])
  })

  it('tell which one is chosen, also who asks later', async () => {
    const { fields, choose } = await open(undefined, undefined, { session })
    choose('pm_1')
    const told: (string | null)[] = []
    fields.onKeptCard((id) => told.push(id))
    choose(null)
    choose('pm_2')
    expect(told).toEqual(['pm_1', null, 'pm_2'])
  })

  it('pay with the chosen one, of which nothing is typed', async () => {
    const { fields, posted } = await open([charged], { number: '', complete: true, kept: 'pm_1' }, { session })
    await fields.check()
    expect(await fields.confirm(intent, billing)).toEqual({ status: 'succeeded' })
    expect(posted.map(({ params }) => params['payment_method'])).toEqual(['pm_1'])
  })

  it('leave it to their own box whether a typed one is kept', async () => {
    const typed = { number: '4242424242424242', complete: true, keeps: '1230' }
    const { fields, posted } = await open([charged], typed, { session })
    await fields.check()
    await fields.confirm(intent, billing)
    expect(posted.map(({ params }) => params['keeps'])).toEqual(['1230'])
  })
})

describe('A card in Stripe’s fields', () => {
  it('pays the intent of this amount, with who pays and the way back', async () => {
    const { fields, posted } = await open()
    await fields.check()
    expect(await fields.confirm(intent, billing)).toEqual({ status: 'succeeded' })
    expect(posted).toEqual([
      {
        path: '/v1/payment_intents/pi_1/confirm',
        params: {
          key: 'pk_test_standIn',
          client_secret: 'pi_1_secret_x',
          return_url: 'https://exemple.fr/payment',
          number: '4242424242424242',
          amount: '4788',
          billing: JSON.stringify(billing),
        },
      },
    ])
  })

  it.each([
    [
      {
        type: 'card_error',
        code: 'card_declined',
        decline_code: 'generic_decline',
        message: 'Votre carte a été refusée.',
      },
      'Ta carte a été refusée.',
    ],
    [
      {
        type: 'card_error',
        code: 'card_declined',
        decline_code: 'insufficient_funds',
        message: 'Les fonds de votre carte sont insuffisants.',
      },
      'Ta carte a été refusée : provision insuffisante.',
    ],
    [{ type: 'card_error', code: 'testmode_charges_only', message: 'En test seulement.' }, 'En test seulement.'],
    [{ type: 'card_error' }, 'Une erreur est survenue'],
  ])('is refused in our words for its code, else in those of its processor: %j', async (error, message) => {
    const { fields } = await open([refused(error)])
    await fields.check()
    expect(await fields.confirm(intent, billing)).toEqual({ status: 'failed', message })
  })

  it.each([
    ['succeeded', { status: 'succeeded' }],
    ['requires_payment_method', { status: 'failed', message: "L'authentification de ta carte a échoué." }],
  ])('is what the intent is once its holder was asked in the page: %s', async (status, result) => {
    const { fields, done } = await open([bankAsks('use_stripe_sdk'), reply(200, { id: 'pi_1', status })])
    await fields.check()
    expect([await fields.confirm(intent, billing), done]).toEqual([result, ['ask']])
  })

  it('says nothing more once the bank takes the window', async () => {
    const { fields, done } = await open([bankAsks('redirect_to_url')])
    await fields.check()
    let isSaid = false
    void fields.confirm(intent, billing).then(() => (isSaid = true))
    await new Promise(setImmediate)
    expect([isSaid, done]).toEqual([false, ['leave https://hooks.stripe.com/bank']])
  })

  it('is charged when another page has paid the intent', async () => {
    const paid = {
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      payment_intent: { status: 'succeeded' },
    }
    const { fields } = await open([refused(paid)])
    await fields.check()
    expect(await fields.confirm(intent, billing)).toEqual({ status: 'succeeded' })
  })

  it.each([
    ['the network is cut', new TypeError('Failed to fetch')],
    ['Stripe has a fault', reply(500, { error: { type: 'api_error' } })],
    [
      'Stripe refuses the request',
      refused({
        type: 'invalid_request_error',
        code: 'payment_intent_unexpected_state',
        payment_intent: { status: 'processing' },
      }),
    ],
    ['it is still being charged', reply(200, { id: 'pi_1', status: 'processing' })],
    ['no reason is given', reply(402, {})],
  ])('is unknown, neither charged nor refused, when %s', async (_, answer) => {
    const { fields } = await open([answer])
    await fields.check()
    await expect(fields.confirm(intent, billing)).rejects.toThrow('Stripe')
  })

  it('is not sent when its fields refuse it by themselves', async () => {
    const { fields } = await open([
      refused({ type: 'validation_error', message: 'Votre numéro de carte est incomplet.' }),
    ])
    await fields.check()
    expect(await fields.confirm(intent, billing)).toEqual({
      status: 'unsent',
      message: 'Votre numéro de carte est incomplet.',
    })
  })

  it('is not sent when Stripe’s script refuses what its page asks', async () => {
    const { fields, posted } = await open()
    expect(await fields.confirm(intent, billing)).toEqual({ status: 'unsent', message: 'Une erreur est survenue' })
    expect(posted).toEqual([])
  })
})
