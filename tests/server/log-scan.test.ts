import { describe, expect, it } from 'vitest'
import { leaksIn } from '#tests/builders/log-leaks.ts'
import { call } from './fixtures/call.ts'
import { cards, typeCard } from './fixtures/card.ts'
import { pay, readyOrder } from './fixtures/order.ts'
import { letterRows, sentLetters } from './fixtures/outbox-folder.ts'
import { openProvider } from './fixtures/provider.ts'
import { secretsSaid } from './fixtures/secrets-said.ts'
import { aRegistration, signIn } from './fixtures/supplier.ts'

const provider = await openProvider()

describe('the scan of every log of the tests', () => {
  it.each([
    ['{"reason":"no account elise@exemple.fr"}', 'e-mail: elise@exemple.fr'],
    ['{"phone":"06 12 34 56 78"}', 'telephone: 06 12 34 56 78'],
    ['{"phone":"+33612345678"}', 'telephone: +33612345678'],
    ['{"t":"eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.AbC-1"}', 'session: eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.AbC-1'],
    ['{"authorization":"Bearer abc.def"}', 'header: Bearer abc.def'],
    ['{"card":"4242 4242 4242 4242"}', 'card: 4242 4242 4242 4242'],
    ['{"hash":"$argon2id$v=19$m=64"}', 'hash: $argon2id$v=19$m=64'],
    ['{"key":"whsec_abc"}', 'key: whsec_abc'],
    ['{"secret":"pi_1_secret_2"}', 'key: pi_1_secret_2'],
  ])('sees %s', (line, leak) => {
    expect(leaksIn(line)).toEqual([leak])
  })

  it('sees what a test said, whatever its shape, and a code that stands alone', () => {
    expect(leaksIn('{"reason":"Parpaing-42 is wrong","code":"K7Q2"}', ['Parpaing-42', 'K7Q2'])).toEqual([
      'secret: Parpaing-42',
      'secret: K7Q2',
    ])
    expect(leaksIn('{"place":"at K7Q2x (file.ts:1234:5)"}', ['K7Q2', '1234'])).toEqual([])
  })

  it('takes no name of a request, instant or amount for one', () => {
    expect(
      leaksIn(
        '{"requestId":"06123456-7812-4abc-8abc-061234567890","at":1795000000000,"due":4788,"ms":0.6,"place":"at node_modules/@hono/node-server"}',
      ),
    ).toEqual([])
  })

  it('has heard the secrets of a whole visit: signed in, ordered, paid, refused, reset', async () => {
    const registration = aRegistration()
    await call(provider, 'register', { body: registration })
    const supplier = await signIn(provider, registration)
    const intent = (await pay(provider, supplier, await readyOrder(provider, supplier))).reply
    await typeCard(provider, intent, cards.declined)
    await typeCard(provider, intent, cards.charged)
    await call(provider, 'confirmOrderPayment', {
      token: supplier.token,
      body: { orderId: intent.orderId, paymentIntentId: intent.paymentIntentId },
    })
    await call(provider, 'login', { body: { email: supplier.email, password: 'Faux-mot-2' } })
    await call(provider, 'requestReset', { body: { email: supplier.email } })
    const code = /Ton code de vérification : (\w{4})/.exec((await letterRows(provider)).at(-1)?.text ?? '')?.[1] ?? ''
    await call(provider, 'updatePassword', { body: { email: supplier.email, code, password: 'Parpaing-44' } })
    await sentLetters(provider)
    expect(code).toMatch(/^[A-Z\d]{4}$/)
    for (const secret of [
      supplier.email,
      supplier.token,
      registration.password,
      intent.clientSecret,
      code,
      'Parpaing-44',
      'Faux-mot-2',
      cards.charged,
      '06 12 34 56 78',
    ]) {
      expect(secretsSaid.has(secret ?? ''), secret).toBe(true)
    }
    const lines = provider.takeLog()
    expect(lines.length).toBeGreaterThan(12)
    expect(leaksIn(JSON.stringify(lines), secretsSaid)).toEqual([])
  })
})
