import { decodeJwt } from 'jose'
import { beforeEach, describe, expect, it } from 'vitest'
import { rates } from '#server/limits/rates.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { countingProcesses } from '#tests/server/fixtures/counting-processes.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { aRegistration, newSupplier, signIn, type Supplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const { db } = provider.world
const start = provider.now
const current = aRegistration().password ?? ''
const fresh = 'Nouveau-Parpaing-43'
const profile = {
  nom: 'Durand',
  prenom: 'Zoé',
  telephone: '+33 6 98 76 54 32',
  societe: 'Durand & Fils',
  adresseFacturation: '3 avenue Jean Médecin',
  codePostal: '06000',
  ville: 'Nice',
}
const rowOf = ({ id }: Supplier) => db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const orders = async (token: string) => (await call(provider, 'myOrders', { token })).status
const save = ({ id, token }: Supplier, changes = {}) =>
  call(provider, 'updateUser', { params: { id }, token, body: { ...profile, ...changes } })
const change = (
  { id, token }: Supplier,
  passwords: { current_password?: string; new_password?: string } = {},
  where = provider,
) =>
  call(where, 'updateUser', {
    params: { id },
    token,
    body: { current_password: current, new_password: fresh, ...passwords },
  })

beforeEach(() => {
  provider.now = start
})

describe('A profile that is saved', () => {
  it('is kept, its telephone as ten digits, and answered as the browser keeps it', async () => {
    const who = await newSupplier(provider)
    const person = { nom: 'Durand', prenom: 'Zoé', telephone: '0698765432' }
    expect((await save(who)).reply).toEqual({
      token: null,
      mark: null,
      step: null,
      user: {
        id: who.id,
        ...person,
        email: who.email,
        email_confirme: true,
        user_profil: {
          ...person,
          RaisonSocial: 'Durand & Fils',
          adresseFacturation: '3 avenue Jean Médecin',
          codePostal: '06000',
          ville: 'Nice',
          siret: '123456789',
          tva: 'FR12345678901',
        },
      },
    })
    expect((await signIn(provider, { email: who.email, password: current })).id).toBe(who.id)
  })

  it('changes the numbers of the company where it names them, and leaves them where it does not', async () => {
    const who = await newSupplier(provider)
    expect((await save(who, { tva: 'fr 68 900000001', siret: '900 000 001' })).reply.user?.user_profil).toMatchObject({
      tva: 'FR68900000001',
      siret: '900 000 001',
    })
    expect(await rowOf(who)).toMatchObject({ vat_number: 'FR68900000001', siren: '900 000 001' })
    await save(who)
    expect(await rowOf(who)).toMatchObject({ vat_number: 'FR68900000001', siren: '900 000 001' })
    await save(who, { tva: '', siret: '' })
    expect(await rowOf(who)).toMatchObject({ vat_number: '', siren: '' })
    expect((await save(who, { tva: 'FR1' })).refusal.errors).toEqual({
      tva: ['TVA invalide (format: FR + 11 chiffres)'],
    })
  })

  it('changes neither the e-mail, nor what is not its owner’s to change', async () => {
    const who = await newSupplier(provider)
    const before = await rowOf(who)
    await save(who, { email: 'autre@exemple.fr', role: 'staff', id: 1, session_version: 9, latitude: 1 })
    expect(await rowOf(who)).toEqual({
      ...before,
      last_name: 'Durand',
      first_name: 'Zoé',
      phone: '0698765432',
      company: 'Durand & Fils',
      billing_address: '3 avenue Jean Médecin',
      postal_code: '06000',
      city: 'Nice',
      latitude: null,
      longitude: null,
    })
  })

  it('keeps the point of an address that stays', async () => {
    const who = await newSupplier(provider)
    await save(who, {
      adresseFacturation: '12 rue des Lilas, 06250 Mougins, France',
      codePostal: '06250',
      ville: 'Mougins',
    })
    expect(await rowOf(who)).toMatchObject({ last_name: 'Durand', latitude: 43.6007, longitude: 6.9952 })
  })

  it.each([
    ['adresseFacturation', '14 rue des Lilas, 06250 Mougins, France'],
    ['codePostal', '06370'],
    ['ville', 'Mouans-Sartoux'],
  ])('has no point any more once its %s is another', async (field, value) => {
    const who = await newSupplier(provider)
    await save(who, {
      adresseFacturation: '12 rue des Lilas, 06250 Mougins, France',
      codePostal: '06250',
      ville: 'Mougins',
      [field]: value,
    })
    expect(await rowOf(who)).toMatchObject({ latitude: null, longitude: null })
  })

  it('leaves the session open, and every other one', async () => {
    const who = await newSupplier(provider)
    const desk = await signIn(provider, { email: who.email, password: current })
    await save(who)
    expect([await orders(who.token), await orders(desk.token)]).toEqual([200, 200])
  })

  it('says one sentence for each wrong field, and changes nothing', async () => {
    const who = await newSupplier(provider)
    const before = await rowOf(who)
    const { status, refusal } = await save(who, { nom: ' ', telephone: '0493000000' })
    expect(status).toBe(422)
    expect(refusal.errors).toEqual({
      nom: ['Nom requis'],
      telephone: ['Numéro de téléphone invalide (format: 06/07 + 8 chiffres)'],
    })
    expect(await rowOf(who)).toEqual(before)
  })

  it('is its owner’s: another’s does not exist', async () => {
    const [who, another] = [await newSupplier(provider), await newSupplier(provider)]
    const before = await rowOf(another)
    for (const answer of [await save({ ...who, id: another.id }), await change({ ...who, id: another.id })]) {
      expect([answer.status, answer.refusal.message]).toEqual([404, 'Compte introuvable.'])
    }
    expect(await rowOf(another)).toEqual(before)
  })
})

describe('A password that is changed', () => {
  it('opens the account, and the old one no more', async () => {
    const who = await newSupplier(provider)
    expect((await change(who)).status).toBe(200)
    expect((await signIn(provider, { email: who.email, password: fresh })).id).toBe(who.id)
    expect((await call(provider, 'login', { body: { email: who.email, password: current } })).status).toBe(401)
  })

  it('ends every other session, and this one goes on with the token that is answered', async () => {
    const who = await newSupplier(provider)
    const desk = await signIn(provider, { email: who.email, password: current })
    const { token, user } = (await change(who)).reply
    expect([await orders(desk.token), await orders(who.token), await orders(token ?? '')]).toEqual([401, 401, 200])
    expect(user).toMatchObject({ id: who.id, email: who.email, token, user_profil: { ville: 'Mougins' } })
  })

  it('makes the session no longer than it was', async () => {
    const who = await newSupplier(provider)
    provider.now = new Date(start.getTime() + 5 * 3_600_400)
    const { token } = (await change(who)).reply
    expect(decodeJwt(token ?? '').exp).toBe(decodeJwt(who.token).exp)
    expect(decodeJwt(token ?? '').jti).not.toBe(decodeJwt(who.token).jti)
  })

  it('is refused under its field with a wrong current one, without signing anybody out', async () => {
    const who = await newSupplier(provider)
    const { status, raw } = await change(who, { current_password: 'Parpaing-43' })
    expect([status, raw]).toEqual([
      422,
      {
        success: false,
        message: 'Mot de passe actuel incorrect.',
        errors: { current_password: ['Mot de passe actuel incorrect.'] },
      },
    ])
    expect(await orders(who.token)).toBe(200)
    expect((await signIn(provider, { email: who.email, password: current })).id).toBe(who.id)
  })

  it('is refused when it is weak', async () => {
    const { status, refusal } = await change(await newSupplier(provider), { new_password: 'parpaing42' })
    expect(status).toBe(422)
    expect(refusal.errors).toEqual({
      new_password: [
        'Le mot de passe doit contenir au moins 8 caractères, une majuscule, un chiffre et un caractère spécial.',
      ],
    })
  })

  it('is one of two that race: the other is signed out', async () => {
    const who = await newSupplier(provider)
    const { passwords } = provider.world
    // Both have read the account before either writes.
    let waiting = 2
    let release = (): void => {}
    const both = new Promise<void>((resolve) => (release = resolve))
    const hash = async (password: string) => {
      const hashed = await passwords.hash(password)
      if ((waiting -= 1) === 0) release()
      return await both.then(() => hashed)
    }
    const racing = await openProvider({ beside: provider, world: { passwords: { ...passwords, hash } } })
    const answers = await Promise.all([
      change(who, {}, racing),
      change(who, { new_password: 'Autre-Parpaing-44' }, racing),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
    expect(await orders(answers.find(({ status }) => status === 200)?.reply.token ?? '')).toBe(200)
  })
})

describe('The current password', () => {
  it('is tried ten times at once, then every five minutes, by whichever process, and says when', async () => {
    const [limited, second] = await countingProcesses(provider, rates)
    const who = await newSupplier(provider)
    const wrong = (where = limited) => change(who, { current_password: 'Parpaing-43' }, where)
    const statuses = []
    for (let turn = 0; turn < 10; turn += 1) statuses.push((await wrong(turn % 2 ? second : limited)).status)
    expect(statuses).toEqual(Array.from({ length: 10 }, () => 422))
    const { status, headers } = await change(who, {}, limited)
    expect([status, headers.get('Retry-After')]).toEqual([429, '300'])
    limited.now = new Date(start.getTime() + 299_000)
    expect((await change(who, {}, limited)).status).toBe(429)
    limited.now = new Date(start.getTime() + 300_000)
    expect((await change(who, {}, limited)).status).toBe(200)
  })

  it('is guessed at as often as the rate says, whether to change it or to delete the account', async () => {
    const limited = await openProvider({
      beside: provider,
      rates: { passwordByAccount: { burst: 4, everyMs: 60_000 } },
    })
    const who = await newSupplier(provider)
    const renew = () =>
      call(limited, 'updateUser', {
        params: { id: who.id },
        token: who.token,
        body: { current_password: 'Faux-mot-2', new_password: 'Parpaing-44' },
      })
    const erase = () => call(limited, 'deleteAccount', { token: who.token, body: { password: 'Faux-mot-2' } })
    const statuses = []
    for (const guess of [renew, erase, renew, erase, renew, erase]) statuses.push((await guess()).status)
    expect(statuses).toEqual([422, 422, 422, 422, 429, 429])
  })

  it('is not counted when a profile is saved', async () => {
    const limited = await openProvider({
      beside: provider,
      rates: { passwordByAccount: { burst: 1, everyMs: 60_000 } },
    })
    const { id, token } = await newSupplier(provider)
    for (let turn = 0; turn < 3; turn += 1)
      expect((await call(limited, 'updateUser', { params: { id }, token, body: profile })).status).toBe(200)
  })
})
