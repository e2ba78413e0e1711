import { describe, expect, it } from 'vitest'
import { deviceHeader } from '#contract/wire/headers.ts'
import { rates, type Rates } from '#server/limits/rates.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { letterRows } from '#tests/server/fixtures/outbox-folder.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { aRegistration, newSupplier } from '#tests/server/fixtures/supplier.ts'

const open = await openProvider()

// As it is sold: nothing out of reach.
const provider = await openProvider({ beside: open, rates })

const { password = '' } = aRegistration()

const minutesMs = 60_000

let visitors = 0

/** Addresses of networks that nobody has come from yet. */
const networks = (count: number) =>
  Array.from({ length: count }, () => `198.${18 + ((visitors += 1) >> 16)}.${(visitors >> 8) & 255}.${visitors & 255}`)

const network = () => networks(1)[0] ?? ''

const anAccount = async () => ({ ...(await newSupplier(open)), home: network() })

const marked = (mark: string) => ({ headers: { [deviceHeader]: mark } })

const login = (
  email: string,
  from: string,
  given: { password?: string; mark?: string; where?: typeof provider } = {},
) =>
  call(given.where ?? provider, 'login', {
    body: { email, password: given.password ?? password },
    from,
    ...marked(given.mark ?? ''),
  })

const guess = (email: string, from: string, mark = '') => login(email, from, { password: 'Faux-mot-2', mark })

const markOf = async (email: string, where = open) => (await login(email, network(), { where })).reply.mark ?? ''

const statuses = async (asked: readonly (() => Promise<{ status: number }>)[]) => {
  const counted: Record<number, number> = {}
  for (const ask of asked) {
    const { status } = await ask()
    counted[status] = (counted[status] ?? 0) + 1
  }
  return counted
}

const askCode = (email: string, from: string, mark = '') =>
  call(provider, 'requestReset', { body: { email }, from, ...marked(mark) })

const codesTo = async (email: string) =>
  (await letterRows(open))
    .filter(({ to_address: to }) => to === email)
    .map(({ text }) => /Ton code de vérification : (\w{4})/.exec(text)?.[1] ?? '')

describe('an account whose password strangers guess at', () => {
  it('opens to its owner after 44 guesses from two networks', async () => {
    const { email, home } = await anAccount()
    const [first, second] = ['2001:db8:1:1::1', '2001:db8:2:1::1']
    const guesses = Array.from({ length: 44 }, (_, turn) => () => guess(email, turn % 2 ? first : second))
    expect(await statuses(guesses)).toEqual({ 401: 20, 429: 24 })
    expect((await login(email, home)).status).toBe(200)
  })

  it('counts the networks of one /48 together', async () => {
    const { email, home } = await anAccount()
    const guesses = Array.from(
      { length: 80 },
      (_, turn) => () => guess(email, `2001:db8:3:${(turn * 0x100).toString(16)}::1`),
    )
    expect(await statuses(guesses)).toEqual({ 401: 40, 429: 40 })
    expect((await login(email, home)).status).toBe(200)
  })

  it('opens by the right password to a network that got nothing wrong, whatever others did; a wrong one there counts as theirs do, and the wait that is told is true', async () => {
    const shut = await openProvider({
      beside: open,
      rates: { ...rates, loginByEmail: { burst: 4, everyMs: minutesMs } },
    })
    const { email, home } = await anAccount()
    const wrong = (from: string) => login(email, from, { password: 'Faux-mot-2', where: shut })
    const many = networks(20)
    const guesses = [...many, ...many].map((from) => () => wrong(from))
    expect(await statuses(guesses)).toEqual({ 401: 24, 429: 16 })
    expect((await login(email, home, { where: shut })).status).toBe(200)
    expect((await login(email, home, { where: shut })).status).toBe(200)
    expect((await wrong(home)).status).toBe(401)
    const refused = await login(email, home, { where: shut })
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60'])
    for (const [seconds, status] of [
      [59, 429],
      [60, 200],
    ] as const) {
      shut.now = new Date(open.now.getTime() + seconds * 1000)
      expect((await login(email, home, { where: shut })).status).toBe(status)
    }
  })

  it('takes 1,500 guesses a day at most, and then four hundred, however many networks they come from', async () => {
    const small = {
      loginByEmail: { burst: 4, everyMs: minutesMs },
      firstLoginByEmail: { burst: 2, everyMs: 2 * minutesMs },
    } satisfies Partial<Rates>
    const counted = await openProvider({ beside: open, rates: { ...rates, ...small } })
    const { email } = await anAccount()
    const guesses = networks(9).map((from) => () => login(email, from, { password: 'Faux-mot-2', where: counted }))
    expect(await statuses(guesses)).toEqual({ 401: 6, 429: 3 })
    const aDay = ({ everyMs }: { everyMs: number }) => 86_400_000 / everyMs
    const { loginByEmail, firstLoginByEmail } = rates
    expect([loginByEmail.burst + firstLoginByEmail.burst, aDay(loginByEmail) + aDay(firstLoginByEmail)]).toEqual([
      1100, 400,
    ])
  })

  it('answers guesses at an address without account in the same way, and waits as long', async () => {
    const { email } = await anAccount()
    const [home, away] = networks(2) as [string, string]
    for (const from of [home, away]) {
      const answers = async (address: string, mark = '') => {
        const all = []
        for (let turn = 0; turn < 12; turn += 1) {
          const { status, raw, headers } = await guess(address, from, mark)
          all.push({ status, raw, wait: headers.get('Retry-After') })
        }
        return all
      }
      const mark = from === away ? await markOf((await anAccount()).email) : ''
      expect(await answers('personne@exemple.fr', mark)).toEqual(await answers(email, mark))
    }
  })

  it('counts no password that was right', async () => {
    const { email, home } = await anAccount()
    expect(await statuses(Array.from({ length: 25 }, () => () => login(email, home)))).toEqual({ 200: 25 })
    expect(await statuses(Array.from({ length: 12 }, () => () => guess(email, home)))).toMatchObject({ 401: 5, 429: 7 })
  })
})

describe('a device that an account signed in on', () => {
  it('signs in while everything is shut: its address, its network, all by strangers', async () => {
    const shut = await openProvider({
      beside: open,
      rates: { ...rates, loginByEmail: { burst: 1, everyMs: 1e9 }, firstLoginByEmail: { burst: 1, everyMs: 1e9 } },
    })
    const { email, home } = await anAccount()
    const mark = await markOf(email)
    for (let turn = 0; turn < 40; turn += 1) await login(email, home, { password: 'Faux-mot-2', where: shut })
    expect((await login(email, home, { where: shut })).status).toBe(429)
    expect((await login(email, network(), { where: shut })).status).toBe(429)
    const { status, reply } = await login(email, home, { mark, where: shut })
    expect([status, reply.mark?.split('.')[0]]).toEqual([200, mark.split('.')[0]])
  })

  it('may guess twenty times at once, then once in five minutes; other devices of the account are as they were', async () => {
    const { email } = await anAccount()
    const [stolen, desk] = [await markOf(email), await markOf(email)]
    const guesses = networks(24).map((from) => () => guess(email, from, stolen))
    expect(await statuses(guesses)).toEqual({ 401: 20, 429: 4 })
    expect((await login(email, network(), { mark: desk })).status).toBe(200)
  })

  it.each([
    ['another account', async () => await markOf((await anAccount()).email)],
    ['nobody', async () => `1.1.zzzzzz.${'a'.repeat(16)}.${'b'.repeat(43)}`],
    ['this account, changed', async (mark: string) => mark.replace(/^\d+/, (id) => String(Number(id) + 1))],
    ['a session', async (_mark: string, token: string) => token],
  ])('is a stranger with a mark of %s', async (_whose, other) => {
    const { email, token, home } = await anAccount()
    const mark = await other(await markOf(email), token)
    for (let turn = 0; turn < 10; turn += 1) await guess(email, home)
    expect((await login(email, home, { mark })).status).toBe(429)
  })

  it('counts with the others of its account, for each login hands out the next mark: calls and codes go on no longer than a stranger’s', async () => {
    const { email, home } = await anAccount()
    let mark = await markOf(email)
    const signIn = async () => {
      const answer = await login(email, home, { mark })
      if (answer.status === 200) mark = answer.reply.mark ?? ''
      return answer
    }
    expect(await statuses(Array.from({ length: 80 }, () => signIn))).toEqual({ 200: 60, 429: 20 })
  })

  it('is sent three codes a day at once with all its marks, then those of a stranger', async () => {
    const { email } = await anAccount()
    await open.world.db.deleteFrom('letter_lanes').execute()
    const [from, marks] = [network(), [await markOf(email), await markOf(email), await markOf(email)]]
    for (const mark of marks)
      for (let turn = 0; turn < 3; turn += 1) expect((await askCode(email, from, mark)).status).toBe(200)
    expect(await codesTo(email)).toHaveLength(6)
  })

  it('of another account does not spare its network', async () => {
    const { email } = await anAccount()
    const [from, mark] = [network(), await markOf((await anAccount()).email)]
    const addresses = Array.from(
      { length: 32 },
      (_, turn) => () => guess(turn % 2 ? email : `personne-${turn}@exemple.fr`, from, turn < 16 ? mark : ''),
    )
    expect((await statuses(addresses))[429]).toBeGreaterThan(1)
  })

  it('finds its mark among those of others who signed in on it', async () => {
    const [{ email, home }, another] = [await anAccount(), await anAccount()]
    const marks = `${await markOf(another.email)} ${await markOf(email)}`
    for (let turn = 0; turn < 12; turn += 1) await guess(email, home)
    expect((await login(email, home, { mark: marks })).status).toBe(200)
  })

  it('is a stranger again after a year', async () => {
    const { email, home } = await anAccount()
    const mark = await markOf(email)
    for (const [days, status] of [
      [364, 401],
      [365, 429],
    ] as const) {
      provider.now = new Date(open.now.getTime() + days * 86_400_000)
      for (let turn = 0; turn < 10; turn += 1) await guess(email, home)
      expect((await guess(email, home, mark)).status).toBe(status)
    }
    provider.now = open.now
  })

  it('is a stranger again after a new password, which hands out the next mark', async () => {
    const { id, token, email, home } = await anAccount()
    const old = await markOf(email)
    const { mark } = (
      await call(open, 'updateUser', {
        params: { id },
        token,
        body: { current_password: password, new_password: 'Nouveau-Parpaing-43' },
      })
    ).reply
    for (let turn = 0; turn < 10; turn += 1) await guess(email, home)
    expect([(await guess(email, home, old)).status, (await guess(email, home, mark ?? '')).status]).toEqual([429, 401])
  })

  it('opens nothing by its mark alone', async () => {
    const mark = await markOf((await anAccount()).email)
    for (const token of [mark, mark.split('.').slice(0, 3).join('.')])
      expect((await call(open, 'myOrders', { token })).status).toBe(401)
  })

  it('is known after a new password was set on it by a code, with every other network shut', async () => {
    const { email, home } = await anAccount()
    await askCode(email, home)
    const code = (await codesTo(email)).at(-1) ?? ''
    const { mark } = (
      await call(provider, 'updatePassword', { body: { email, password: 'Nouveau-Parpaing-43', code }, from: home })
    ).reply
    for (let turn = 0; turn < 10; turn += 1) await guess(email, home)
    expect((await login(email, home, { password: 'Nouveau-Parpaing-43' })).status).toBe(429)
    expect((await login(email, home, { password: 'Nouveau-Parpaing-43', mark: mark ?? '' })).status).toBe(200)
  })
})
