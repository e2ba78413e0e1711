import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { call } from '#tests/server/fixtures/call.ts'
import { bringOrder } from '#tests/server/fixtures/bring-order.ts'
import { chargedFor, paidOrder, storedOrder, unpaidOrder } from '#tests/server/fixtures/invoiced.ts'
import { pay, readyOrder, requestedOrder } from '#tests/server/fixtures/order.ts'
import { letterRows, sentLetters } from '#tests/server/fixtures/outbox-folder.ts'
import { openProvider, wednesdayMorning } from '#tests/server/fixtures/provider.ts'
import { aRegistration, newcomer, newSupplier, signIn, type Supplier } from '#tests/server/fixtures/supplier.ts'
import { settle } from '#server/payment/settle.ts'
import { companyAddresses, customersWithAddressOf } from '#server/users/company-addresses.ts'
import { priceOrder } from '#server/staff/price-order.ts'

const provider = await openProvider()
const { db } = provider.world
/** What somebody writes who has letters of ours sent to a stranger. */
const typed = {
  prenom: 'Impots gouv fr',
  nom: 'récompense de 412 EUR',
  societe: 'Récompense immédiate',
}
const bait = {
  recipient: {
    firstName: 'Cliquez',
    lastName: 'sur evil exemple connexion',
    company: 'Récompense',
    phone: '0611223344',
  },
  comment: 'Votre récompense attend',
  company: 'Impots',
}
const words = /impots|récompense|cliquez|evil|lilas|médecin|06\s?11\s?22\s?33\s?44/i

const lettersTo = async ({ email }: Pick<Supplier, 'email'>) =>
  (await letterRows(provider)).filter(({ to_address: to }) => to === email)
const codeIn = (text = '') => / : (?<code>[A-Z0-9]{4})$/m.exec(text)?.groups?.['code'] ?? ''
const lastCode = async (supplier: Supplier) =>
  codeIn((await lettersTo(supplier)).findLast(({ kind }) => kind === 'code')?.text)
const confirm = ({ token }: Supplier, code: string) => call(provider, 'confirmEmail', { token, body: { code } })
const sendAgain = ({ token }: Supplier, at = provider) => call(at, 'sendConfirmation', { token, body: {} })
const isConfirmed = async ({ id }: Supplier) =>
  (await db.selectFrom('users').select('confirmed_at').where('id', '=', id).executeTakeFirstOrThrow()).confirmed_at !==
  null
const minutesLater = (minutes: number) => (provider.now = new Date(provider.now.getTime() + minutes * 60_000))
const other = (code: string) => (code === 'AAAA' ? 'BBBB' : 'AAAA')

beforeEach(async () => void (await db.deleteFrom('letters').execute()))
afterEach(() => void (provider.now = wednesdayMorning))

describe('a registration', () => {
  it('sends one letter, with a code and without a word of who registered', async () => {
    const body = aRegistration(typed)
    expect((await call(provider, 'register', { body })).reply).toMatchObject({ token: null })
    const [sent, ...more] = (await sentLetters(provider)).filter(({ to }) =>
      to?.some(({ address }) => address === body.email),
    )
    expect([sent?.subject, sent?.to?.[0]?.name, more]).toEqual(['Ton code pour confirmer ton adresse', '', []])
    expect(codeIn(sent?.text)).toMatch(/^[A-Z0-9]{4}$/)
    expect(sent?.text).toContain('https://colibat.example/account')
    expect(`${sent?.subject} ${sent?.text} ${sent?.html}`).not.toMatch(words)
  })

  it('of an address that is taken sends none, and uses up nothing of its owner’s', async () => {
    const strict = await openProvider({
      beside: provider,
      rates: { confirmationByEmail: { burst: 2, everyMs: 60_000 } },
    })
    const supplier = await newcomer(strict)
    for (const name of ['Un', 'Deux', 'Trois'])
      expect(
        (await call(strict, 'register', { body: aRegistration({ email: supplier.email, nom: name }) })).status,
      ).toBe(409)
    expect((await sendAgain(supplier, strict)).status).toBe(200)
    expect((await sendAgain(supplier, strict)).status).toBe(429)
  })

  it.each([
    'contact@colibat.example',
    'EQUIPE@Colibat.example',
    'livraisons+factures@colibat.example',
    'con.tact@colibat.example',
  ])('with %s, where the company itself is written to, is refused at the field', async (email) => {
    const { status, refusal } = await call(provider, 'register', { body: aRegistration({ email }) })
    expect([status, refusal.errors]).toEqual([
      422,
      { email: ['Cette adresse est celle de l’entreprise. Inscris-toi avec la tienne.'] },
    ])
    expect(await letterRows(provider)).toEqual([])
  })
})

describe('the codes of a mailbox', () => {
  it('are counted together, however its addresses are spelled', async () => {
    const strict = await openProvider({
      beside: provider,
      rates: { confirmationByEmail: { burst: 2, everyMs: 60_000 } },
    })
    const spelled = ['victime@exemple.fr', 'victime+un@exemple.fr', 'victime+deux@exemple.fr', 'vic.time@exemple.fr']
    for (const email of spelled)
      expect((await call(strict, 'register', { body: aRegistration({ email }) })).status).toBe(200)
    expect((await letterRows(provider)).map(({ to_address: to }) => to)).toEqual(spelled.slice(0, 2))
  })
})

describe('an address', () => {
  it('is confirmed by the code, once and for all; signing in and ordering do not wait for it', async () => {
    const registration = aRegistration()
    await call(provider, 'register', { body: registration })
    const supplier = await signIn(provider, registration)
    const { id } = await unpaidOrder(provider, supplier)
    expect([id > 0, await isConfirmed(supplier)]).toEqual([true, false])
    expect((await confirm(supplier, (await lastCode(supplier)).toLowerCase())).reply.user?.email_confirme).toBe(true)
    expect(
      (await call(provider, 'login', { body: { email: registration.email, password: registration.password } })).reply
        .user?.email_confirme,
    ).toBe(true)
    expect((await confirm(supplier, 'ZZZZ')).status).toBe(200)
    expect((await sendAgain(supplier)).reply.user?.email_confirme).toBe(true)
    expect((await lettersTo(supplier)).filter(({ kind }) => kind === 'code')).toHaveLength(1)
  })

  it.each([
    ['another code', async (_: Supplier, code: string) => other(code)],
    ['the code of the letter before', async (supplier: Supplier, code: string) => (await sendAgain(supplier), code)],
    ['a code that is ten minutes old', async (_: Supplier, code: string) => (minutesLater(10), code)],
    [
      'a code for a new password',
      async ({ email }: Supplier) => (
        await call(provider, 'requestReset', { body: { email } }),
        codeIn((await letterRows(provider)).at(-1)?.text)
      ),
    ],
  ])('is not confirmed by %s', async (_, wrong) => {
    const supplier = await newcomer(provider)
    const { status, refusal } = await confirm(supplier, await wrong(supplier, await lastCode(supplier)))
    expect([status, refusal.message, await isConfirmed(supplier)]).toEqual([400, 'Code invalide', false])
  })

  it('is not confirmed by the right code after five wrong ones', async () => {
    const supplier = await newcomer(provider)
    const code = await lastCode(supplier)
    for (let index = 0; index < 5; index += 1) await confirm(supplier, other(code))
    expect((await confirm(supplier, code)).status).toBe(400)
    await sendAgain(supplier)
    expect((await confirm(supplier, await lastCode(supplier))).status).toBe(200)
  })

  it('is confirmed by a new password, whose code came there; the code that confirms sets none', async () => {
    const supplier = await newcomer(provider)
    const update = (code: string) =>
      call(provider, 'updatePassword', { body: { email: supplier.email, code, password: 'Nouveau-Parpaing-43' } })
    expect((await update(await lastCode(supplier))).status).toBe(400)
    await call(provider, 'requestReset', { body: { email: supplier.email } })
    expect((await update(codeIn((await letterRows(provider)).at(-1)?.text))).status).toBe(200)
    expect(await isConfirmed(supplier)).toBe(true)
  })

  it('is sent another code three times from one network, ten times in all, and is told when to ask again', async () => {
    const strict = await openProvider({
      beside: provider,
      rates: { confirmationByEmailAndAddress: { burst: 3, everyMs: 28_800_000 } },
    })
    const supplier = await newcomer(strict)
    const answers = [
      await sendAgain(supplier, strict),
      await sendAgain(supplier, strict),
      await sendAgain(supplier, strict),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
    expect(answers.at(-1)?.headers.get('Retry-After')).toBe('28800')
    expect(await lettersTo(supplier)).toHaveLength(3)
  })
})

describe('an address that nobody has confirmed', () => {
  const paid = async (supplier: Supplier) => {
    const order = await storedOrder(
      provider,
      (await pay(provider, supplier, await readyOrder(provider, supplier, bait))).reply.orderId,
    )
    await settle(order, chargedFor(order), provider.world)
    return order
  }

  it('is sent letters without a word that anybody typed: number, moment, price, state and the way to the history', async () => {
    const supplier = await newcomer(provider, typed)
    const order = await paid(supplier)
    await bringOrder(order.id, provider.world)
    await priceOrder(
      (await requestedOrder(provider, supplier, bait)).id,
      { totalHT: 4000, isAsSeen: () => true },
      null,
      provider.world,
    )
    const cancelled = await paid(supplier)
    await call(provider, 'cancelOrder', { token: supplier.token, params: { id: cancelled.id }, body: {} })
    const letters = (await lettersTo(supplier)).filter(({ kind }) => kind === 'account')
    expect(letters.map(({ once_key: key }) => key?.replace(/-\d+$/, ''))).toEqual([
      'order-paid',
      'order-preparing',
      'order-delivering',
      'order-invoiced',
      'order-priced',
      'order-paid',
      'order-cancelled',
    ])
    for (const { to_name: name, subject, text, html } of letters) {
      expect([name, `${subject} ${text} ${html}`]).toEqual(['', expect.not.stringMatching(words)])
      expect(text).toContain('confirme ton adresse dans « Mon compte »')
    }
    expect(letters[0]?.text).toMatch(/Quand : Flex, .+\nPoids : 151-300 kg[^]+Total TTC : 47,88\u00A0€/u)
    expect(
      await db
        .selectFrom('letter_attachments')
        .innerJoin('letters', 'letters.id', 'letter_id')
        .select('name')
        .where('to_address', '=', supplier.email)
        .execute(),
    ).toEqual([])
    expect(letters.find(({ once_key: key }) => key?.startsWith('order-invoiced-'))?.text).not.toContain('jointe')
  })

  it('is sent none of what its account does by itself, unpaid: another moment, a cancellation', async () => {
    const supplier = await newcomer(provider)
    const { id } = await unpaidOrder(provider, supplier)
    for (const day of ['19', '20', '23'])
      await call(provider, 'changeMoment', {
        token: supplier.token,
        params: { id },
        body: { livraisonType: 'flex', dateLivraison: `2026-11-${day} 08:00:00`, flexHalfDay: 'AM' },
      })
    await call(provider, 'cancelOrder', { token: supplier.token, params: { id }, body: {} })
    minutesLater(120)
    expect((await lettersTo(supplier)).map(({ kind }) => kind)).toEqual(['code'])
  })

  it('gets the whole letter from its confirmation on', async () => {
    const supplier = await newcomer(provider)
    await confirm(supplier, await lastCode(supplier))
    await paidOrder(provider, supplier)
    expect((await lettersTo(supplier)).at(-1)).toMatchObject({
      to_name: 'Élise Martin',
      text: expect.stringContaining('Destinataire : Ali Petit, Chantier Nord'),
    })
  })
})

describe('an account with the company’s address from before', () => {
  it('is told of when the server starts, and stays', async () => {
    const { id } = await newSupplier(provider, { email: 'an.cien@exemple.fr' })
    expect(await customersWithAddressOf(db, companyAddresses(['An.cien@exemple.fr', null]))).toEqual([
      { id, email: 'an.cien@exemple.fr' },
    ])
  })
})
