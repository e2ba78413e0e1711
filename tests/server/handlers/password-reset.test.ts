import { describe, expect, it } from 'vitest'
import { rates } from '#server/limits/rates.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { letterRows, sentLetters } from '#tests/server/fixtures/outbox-folder.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { aRegistration, newSupplier, signIn, type Supplier } from '#tests/server/fixtures/supplier.ts'

const pauses: number[] = []
const provider = await openProvider({ world: { pause: async (ms) => void pauses.push(ms) } })
const second = await openProvider({ beside: provider })
const { db } = provider.world
const start = provider.now
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000)

/** The code of the last letter to that address. */
async function codeSentTo(email: string): Promise<string> {
  const letters = (await letterRows(provider)).filter(({ to_address: to }) => to === email)
  return /^Ton code de vérification : ([A-Z0-9]{4})$/m.exec(letters.at(-1)?.text ?? '')?.[1] ?? ''
}
const askCode = (email: string) => call(provider, 'requestReset', { body: { email } })
const tryCode = (email: string, code: string, where = provider) =>
  call(where, 'verifyResetCode', { body: { email, code } })
const wrongFor = (code: string) => (code === 'AAAA' ? 'BBBB' : 'AAAA')
const aSupplier = async (): Promise<Supplier & { code: string }> => {
  provider.now = second.now = start
  const supplier = await newSupplier(provider)
  await askCode(supplier.email)
  return { ...supplier, code: await codeSentTo(supplier.email) }
}

describe('A code for a new password', () => {
  it('comes by letter, four letters or digits, and says how long it is good', async () => {
    const { email, code } = await aSupplier()
    expect(code).toMatch(/^[A-Z0-9]{4}$/)
    const letter = (await sentLetters(provider)).find(({ to }) => to?.[0]?.address === email)
    expect(letter?.text).toContain('Il sert une seule fois, pendant 10 minutes.')
    expect(letter?.html).toContain(code)
  })

  it('stands right behind its word, on a line of its own, so that a telephone offers to fill it in; a locked screen does not show it', async () => {
    const { email, code } = await aSupplier()
    const letter = (await sentLetters(provider)).find(({ to }) => to?.[0]?.address === email)
    expect(letter?.text?.split('\n')).toContain(`Ton code de vérification : ${code}`)
    expect(String(letter?.html).replaceAll(/<(?!\/?p\b)[^>]*>/g, '')).toMatch(
      new RegExp(`<p[^>]*>Ton code de vérification\\s: ${code}</p>`),
    )
    expect(letter?.subject).toBe('Ton code pour un nouveau mot de passe')
    expect(`${letter?.text}${letter?.html}`.split(code)).toHaveLength(3)
  })

  it('is kept as a hash', async () => {
    const { id, code } = await aSupplier()
    const row = await provider.world.db
      .selectFrom('reset_codes')
      .selectAll()
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row.code_hash).toMatch(/^\$argon2id\$/)
    expect(JSON.stringify(row)).not.toContain(code)
  })

  it('is asked for with the same answer, and after as long, by an address that has no account', async () => {
    const { email } = await aSupplier()
    pauses.length = 0
    const [known, unknown] = [await askCode(email), await askCode('personne@exemple.fr')]
    expect(unknown).toMatchObject({ status: known.status, raw: known.raw })
    expect(pauses).toEqual([100, 100])
    expect((await letterRows(provider)).some(({ to_address: to }) => to === 'personne@exemple.fr')).toBe(false)
  })

  it.each([
    ['looked at', (email, code) => tryCode(email, code)],
    [
      'used',
      (email, code) => call(provider, 'updatePassword', { body: { email, password: 'Nouveau-Parpaing-43', code } }),
    ],
  ] as const satisfies [string, (email: string, code: string) => unknown][])(
    'is refused after as long when it is %s, with or without an account',
    async (_how, ask) => {
      const { email, code } = await aSupplier()
      pauses.length = 0
      const [known, unknown] = [await ask(email, wrongFor(code)), await ask('personne@exemple.fr', wrongFor(code))]
      expect([known.status, unknown.status]).toEqual([400, 400])
      expect(pauses).toEqual([100, 100])
    },
  )

  it('is right as often as it is looked at, until it is used', async () => {
    const { email, code } = await aSupplier()
    expect((await tryCode(email, code)).raw).toEqual({ success: true })
    expect((await tryCode(email, code.toLowerCase())).raw).toEqual({ success: true })
  })

  it.each([
    ['wrong', ({ email, code }) => tryCode(email, wrongFor(code))],
    ['of nobody', ({ code }) => tryCode('personne@exemple.fr', code)],
    ['older than ten minutes', ({ email, code }) => ((provider.now = later(10)), tryCode(email, code))],
  ] as const satisfies [string, (who: Supplier & { code: string }) => unknown][])(
    'is refused in the same words when it is %s',
    async (_how, ask) => {
      const { status, refusal } = await ask(await aSupplier())
      expect([status, refusal.message]).toEqual([400, 'Code invalide'])
    },
  )

  it('takes the place of the one before', async () => {
    const { email, code } = await aSupplier()
    await askCode(email)
    const next = await codeSentTo(email)
    expect((await tryCode(email, code)).status).toBe(next === code ? 200 : 400)
    expect((await tryCode(email, next)).status).toBe(200)
  })

  it('that is right costs no try', async () => {
    const { email, code } = await aSupplier()
    for (let turn = 0; turn < 6; turn += 1) expect((await tryCode(email, code)).status).toBe(200)
    await Promise.all(Array.from({ length: 4 }, () => tryCode(email, wrongFor(code))))
    expect((await tryCode(email, code)).status).toBe(200)
  })

  it('can be tried five times, counted before it is compared, by whichever process', async () => {
    const { email, code } = await aSupplier()
    const guesses = await Promise.all(
      [provider, second, provider, second, provider].map((where) => tryCode(email, wrongFor(code), where)),
    )
    expect(guesses.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400])
    expect((await tryCode(email, code)).status).toBe(400)
  })

  it('is compared twice at most when five hundred guess from elsewhere at once, in both ways, through two processes; its owner still has his tries, and the code of another account is as it was', async () => {
    const [{ id, email, code }, another] = [await aSupplier(), await aSupplier()]
    const { passwords } = provider.world
    const rowOf = (userId: number) =>
      db.selectFrom('reset_codes').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow()
    const [{ code_hash: hash }, before] = [await rowOf(id), await rowOf(another.id)]
    let compared = 0
    const verify: typeof passwords.verify = async (known, guess) => (
      (compared += Number(known === hash)),
      await passwords.verify(known, guess)
    )
    const guessed = await Promise.all(
      [provider, provider].map((beside) => openProvider({ beside, world: { passwords: { ...passwords, verify } } })),
    )
    const guess = (turn: number) => {
      const [body, from] = [
        {
          email,
          code: turn
            .toString(36)
            .toUpperCase()
            .padStart(4, code.startsWith('A') ? 'B' : 'A'),
        },
        `198.51.${turn >> 8}.${turn & 255}`,
      ]
      const where = guessed[turn % 2] ?? provider
      return turn % 4 < 2
        ? call(where, 'verifyResetCode', { body, from })
        : call(where, 'updatePassword', { body: { ...body, password: 'Nouveau-Parpaing-43' }, from })
    }
    const answers = await Promise.all(Array.from({ length: 500 }, (_, turn) => guess(turn)))
    // 503: a hundred wait already for their turn to be compared.
    expect(
      answers.every(({ status, refusal }) => (status === 400 && refusal.message === 'Code invalide') || status === 503),
    ).toBe(true)
    expect({ compared, tries: (await rowOf(id)).tries }).toEqual({ compared: 2, tries: 2 })
    expect((await tryCode(email, code)).status).toBe(200)
    expect(await rowOf(another.id)).toEqual(before)
    expect((await tryCode(another.email, another.code)).status).toBe(200)
  }, 180_000)

  it('is sent three times an hour to one network, though the answer stays the same', async () => {
    const { email } = await newSupplier(provider)
    const counted = await openProvider({
      beside: provider,
      rates: { resetByEmailAndAddress: rates.resetByEmailAndAddress },
    })
    counted.now = start
    const askHere = () => call(counted, 'requestReset', { body: { email } })
    const count = async () => (await letterRows(provider)).filter(({ to_address: to }) => to === email).length
    await Promise.all(Array.from({ length: 6 }, () => askHere()))
    expect(await count()).toBe(3)
    counted.now = later(20)
    expect((await askHere()).raw).toEqual({ success: true })
    expect(await count()).toBe(4)
    // The clock goes back: nobody else waits for that day.
    await db.deleteFrom('letter_lanes').execute()
  })
})

describe('A new password', () => {
  it('that is set in the account voids a code that is on its way', async () => {
    const { id, email, token, code } = await aSupplier()
    const { password = '' } = aRegistration()
    await call(provider, 'updateUser', {
      params: { id },
      token,
      body: { current_password: password, new_password: 'Parpaing-43' },
    })
    expect((await tryCode(email, code)).status).toBe(400)
  })

  it('is no common one for somebody of the team, whose code stays good for another', async () => {
    const { id, email, code } = await aSupplier()
    await db.updateTable('users').set({ role: 'staff' }).where('id', '=', id).execute()
    const set = (password: string) => call(provider, 'updatePassword', { body: { email, password, code } })
    expect((await set('Soleil2024!')).refusal.errors).toEqual({
      password: ['Ce mot de passe fait partie des plus courants : l’équipe n’en prend pas.'],
    })
    expect((await set('Grue-jaune-sur-4-pieds')).status).toBe(200)
  })

  const password = 'Nouveau-Parpaing-43'
  const update = (email: string, code: string, changes = {}) =>
    call(provider, 'updatePassword', { body: { email, password, code, ...changes } })

  it('opens the account, and the old one no more', async () => {
    const { email, code } = await aSupplier()
    expect((await update(email, code)).status).toBe(200)
    expect((await signIn(provider, { email, password })).token).not.toBe('')
    expect((await call(provider, 'login', { body: { email, password: aRegistration().password } })).status).toBe(401)
  })

  it('ends every session of the account', async () => {
    const { email, code, token } = await aSupplier()
    expect((await call(provider, 'myOrders', { token })).status).toBe(200)
    await update(email, code)
    expect((await call(provider, 'myOrders', { token })).status).toBe(401)
  })

  it('uses its code up', async () => {
    const { email, code } = await aSupplier()
    const answers = await Promise.all([update(email, code), update(email, code, { password: 'Autre-Parpaing-44' })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    expect((await tryCode(email, code)).status).toBe(400)
  })

  it('is refused with a wrong code, and changes nothing', async () => {
    const { email, code, token } = await aSupplier()
    expect((await update(email, wrongFor(code))).refusal.message).toBe('Code invalide')
    expect((await call(provider, 'myOrders', { token })).status).toBe(200)
  })

  it('is refused when it is weak, and its code stays good', async () => {
    const { email, code } = await aSupplier()
    const { status, refusal } = await update(email, code, { password: 'parpaing42' })
    expect([status, refusal.errors?.['password']]).toEqual([
      422,
      ['Le mot de passe doit contenir au moins 8 caractères, une majuscule, un chiffre et un caractère spécial.'],
    ])
    expect((await tryCode(email, code)).status).toBe(200)
  })
})
