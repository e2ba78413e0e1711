import { decodeJwt } from 'jose'
import { describe, expect, it } from 'vitest'
import { call } from '#tests/server/fixtures/call.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { newStaff, staffPassword } from '#tests/server/fixtures/staff.ts'
import { aRegistration, newSupplier, signIn } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const postForm = async (body: FormData | URLSearchParams | Uint8Array<ArrayBuffer>, type?: string) =>
  await provider.app.request('/api/register', {
    method: 'POST',
    body,
    ...(type !== undefined && { headers: { 'Content-Type': type } }),
  })
const orders = (token?: string) => call(provider, 'myOrders', token === undefined ? {} : { token })
const seconds = () => Math.floor(provider.now.getTime() / 1000)

describe('a registration', () => {
  it('keeps what was given, the postal code and the city read off the address', async () => {
    const { email } = await newSupplier(provider)
    const row = await provider.world.db
      .selectFrom('users')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      first_name: 'Élise',
      last_name: 'Martin',
      phone: '0612345678',
      company: 'Martin Matériaux',
      vat_number: 'FR12345678901',
      siren: '123456789',
      billing_address: '12 rue des Lilas, 06250 Mougins, France',
      postal_code: '06250',
      city: 'Mougins',
      latitude: 43.6007,
      longitude: 6.9952,
      role: 'supplier',
      created_at: provider.now.getTime(),
    })
  })

  it('keeps no password, only its argon2id hash', async () => {
    const body = aRegistration()
    await call(provider, 'register', { body })
    const row = await provider.world.db
      .selectFrom('users')
      .selectAll()
      .where('email', '=', body.email ?? '')
      .executeTakeFirstOrThrow()
    expect(row.password_hash).toMatch(/^\$argon2id\$/)
    expect(JSON.stringify(row)).not.toContain(body.password)
  })

  it.each([
    [
      'multipart',
      (fields: [string, string][]) =>
        fields.reduce((form, [name, text]) => (form.append(name, text), form), new FormData()),
    ],
    ['as a plain form', (fields: [string, string][]) => new URLSearchParams(fields)],
  ])('is taken as form data, too: %s', async (_, form) => {
    const registration = aRegistration()
    const fields = Object.entries(registration).map(([name, value]): [string, string] => [name, String(value ?? '')])
    const { status } = await postForm(form(fields))
    const row = await provider.world.db
      .selectFrom('users')
      .selectAll()
      .where('email', '=', registration.email ?? '')
      .executeTakeFirstOrThrow()
    expect([status, row]).toMatchObject([
      200,
      { first_name: 'Élise', company: 'Martin Matériaux', latitude: 43.6007, longitude: 6.9952 },
    ])
  })

  it.each([
    ['is told what is wrong with its fields', new URLSearchParams({ email: 'camille', latitude: 'nord' }), 422],
    ['has forty of them at most', new URLSearchParams(Array.from({ length: 41 }, (_, at) => [`champ${at}`, ''])), 400],
    ['is no larger than JSON may be', new URLSearchParams({ nom: 'x'.repeat(65_536) }), 413],
    ['brings no file', aFile(), 422],
    ['brings no NUL', new URLSearchParams({ nom: 'a\u0000' }), 422],
  ])('as form data %s', async (_, form, status) => {
    expect((await postForm(form)).status).toBe(status)
  })

  it.each([
    ['a plain form, written as bytes', 'application/x-www-form-urlencoded', 'nom=Andr%E9'],
    ['a plain form, in its names', 'application/x-www-form-urlencoded', 'pr%E9nom=Luc'],
    ['a plain form, bare', 'application/x-www-form-urlencoded', 'nom=Andr\u00E9'],
    [
      'multipart',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="nom"\r\n\r\nAndr\u00E9\r\n--x--\r\n',
    ],
  ])('is not read as form data in another encoding: %s', async (_, type, body) => {
    const response = await postForm(new Uint8Array(Buffer.from(body, 'latin1')), type)
    expect([response.status, await response.json()]).toMatchObject([400, { message: 'Requête illisible.' }])
  })

  it('sends no token', async () => {
    expect(JSON.stringify((await call(provider, 'register', { body: aRegistration() })).raw)).not.toContain('token')
  })

  it('is refused under the e-mail field when the address has an account, whatever its capitals', async () => {
    const body = aRegistration()
    await call(provider, 'register', { body })
    const again = await call(provider, 'register', { body: aRegistration({ email: body.email?.toUpperCase() }) })
    expect(again.status).toBe(409)
    expect(again.refusal.errors).toEqual({ email: ['Un compte existe déjà avec cette adresse e-mail.'] })
  })

  it('happens once when ten posts race', async () => {
    const body = aRegistration()
    const answers = await Promise.all(Array.from({ length: 10 }, () => call(provider, 'register', { body })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
  })

  it('says one sentence for each wrong field', async () => {
    const { status, refusal } = await call(provider, 'register', {
      body: { ...aRegistration(), email: '', password: 'azerty', telephone: '0412345678', tva: 'FR1' },
    })
    expect(status).toBe(422)
    expect(refusal.errors).toEqual({
      email: ['Email requis'],
      password: [
        'Le mot de passe doit contenir au moins 8 caractères, une majuscule, un chiffre et un caractère spécial.',
      ],
      telephone: ['Numéro de téléphone invalide (format: 06/07 + 8 chiffres)'],
      tva: ['TVA invalide (format: FR + 11 chiffres)'],
    })
  })
})

describe('a login', () => {
  it('answers the token and the user record of section 3', async () => {
    const body = aRegistration()
    await call(provider, 'register', { body })
    const { token, user } = (await call(provider, 'login', { body: { email: body.email, password: body.password } }))
      .reply
    const person = { nom: 'Martin', prenom: 'Élise', telephone: '0612345678' }
    expect(user).toEqual({
      id: expect.any(Number),
      email_confirme: false,
      ...person,
      email: body.email,
      token,
      user_profil: {
        ...person,
        RaisonSocial: 'Martin Matériaux',
        adresseFacturation: body.adresse,
        codePostal: '06250',
        ville: 'Mougins',
        siret: body.siret,
        tva: body.tva,
      },
    })
  })

  it('lasts twelve hours', async () => {
    const { token } = await newSupplier(provider)
    expect(decodeJwt(token).exp).toBe(seconds() + 12 * 3600)
  })

  it('lasts thirty days when it is to be remembered', async () => {
    const body = aRegistration()
    await call(provider, 'register', { body })
    const { token } = (
      await call(provider, 'login', { body: { email: body.email, password: body.password, remember: true } })
    ).reply
    expect(decodeJwt(token ?? '').exp).toBe(seconds() + 30 * 24 * 3600)
  })

  it('lasts twelve hours for one of the team, remembered or not', async () => {
    const { email } = await newStaff(provider)
    const { token } = (await call(provider, 'login', { body: { email, password: staffPassword, remember: true } }))
      .reply
    expect(decodeJwt(token ?? '').exp).toBe(seconds() + 12 * 3600)
  })

  it('refuses a wrong password and an unknown address with the same words', async () => {
    const { email } = await newSupplier(provider)
    const wrong = await call(provider, 'login', { body: { email, password: 'Parpaing-43' } })
    const unknown = await call(provider, 'login', { body: { email: 'personne@exemple.fr', password: 'Parpaing-43' } })
    expect([wrong.status, unknown.status]).toEqual([401, 401])
    expect(wrong.raw).toEqual({ success: false, message: 'Identifiants incorrects.' })
    expect(unknown.raw).toEqual(wrong.raw)
  })

  it('checks a password even when there is no such account, so that the time tells nothing', async () => {
    const seen: (string | null)[] = []
    const { passwords } = provider.world
    const watched = await openProvider({
      beside: provider,
      world: {
        passwords: { ...passwords, verify: (hash, password) => (seen.push(hash), passwords.verify(hash, password)) },
      },
    })
    await call(watched, 'login', { body: { email: 'personne@exemple.fr', password: 'Parpaing-43' } })
    expect(seen).toEqual([null])
  })

  it('never accepts the password behind the stand-in hash', async () => {
    expect(await provider.world.passwords.verify(null, 'Personne-0!')).toBe(false)
  })
})

describe('a password of 128 characters', () => {
  const password = `aA1!${'🧱'.repeat(124)}`
  const refusal = { success: false, message: 'Identifiants incorrects.' }

  it('counts to its last one', async () => {
    const body = aRegistration({ password })
    expect((await call(provider, 'register', { body })).status).toBe(200)
    expect((await signIn(provider, body)).token).not.toBe('')
    const other = await call(provider, 'login', { body: { email: body.email, password: `${password.slice(0, -2)}🪵` } })
    expect([other.status, other.raw]).toEqual([401, refusal])
  })

  it.each([129, 50_000])('is the longest: a login with %i is refused as any wrong one is', async (length) => {
    const body = aRegistration({ password })
    await call(provider, 'register', { body })
    const longer = await call(provider, 'login', {
      body: { email: body.email, password: password + 'x'.repeat(length - 128) },
    })
    expect([longer.status, longer.raw]).toEqual([401, refusal])
  })

  it('is the longest that opens an account', async () => {
    const { status, refusal: said } = await call(provider, 'register', {
      body: aRegistration({ password: `${password}x` }),
    })
    expect([status, said.errors]).toEqual([422, { password: ['Mot de passe trop long (128 caractères au plus)'] }])
  })
})

describe('a session', () => {
  it('opens the calls of a supplier', async () => {
    expect((await orders((await newSupplier(provider)).token)).status).toBe(200)
  })

  it.each(['', 'x', 'a.b.c', 'null'])('is refused when the token is « %s »', async (token) => {
    const { status, refusal } = await orders(token)
    expect(status).toBe(401)
    expect(refusal.message).toBe('Session expirée ou absente : connecte-toi.')
  })

  it('ends when its time is over', async () => {
    const { token } = await newSupplier(provider)
    const start = provider.now
    provider.now = new Date(start.getTime() + 12 * 3600 * 1000)
    const { status } = await orders(token)
    provider.now = start
    expect(status).toBe(401)
  })

  it('ends when the account gets another session version', async () => {
    const { id, token } = await newSupplier(provider)
    await provider.world.db.updateTable('users').set({ session_version: 2 }).where('id', '=', id).execute()
    expect((await orders(token)).status).toBe(401)
  })

  it('ends with the account', async () => {
    const { id, token } = await newSupplier(provider)
    await provider.world.db.deleteFrom('users').where('id', '=', id).execute()
    expect((await orders(token)).status).toBe(401)
  })

  it('is one of several of the same account', async () => {
    const body = aRegistration()
    await call(provider, 'register', { body })
    const [phone, desk] = [await signIn(provider, body), await signIn(provider, body)]
    expect([(await orders(phone.token)).status, (await orders(desk.token)).status]).toEqual([200, 200])
  })
})

function aFile(): FormData {
  const form = new FormData()
  form.append('nom', new File(['x'], 'nom.txt'))
  return form
}
