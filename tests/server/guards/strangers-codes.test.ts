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

const waitsOf = async (email: string) =>
  (await letterRows(open))
    .filter(({ to_address: to }) => to === email)
    .map(({ next_try_at: at }) => Number(at) - open.now.getTime())

const tryCode = (email: string, code: string, from: string, mark = '') =>
  call(provider, 'verifyResetCode', { body: { email, code }, from, ...marked(mark) })

/** A server that counts how often a code of this account is compared. */
const counting = async (email: string) => {
  const { id } = await open.world.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const hashes = new Set(
    (await open.world.db.selectFrom('reset_codes').select('code_hash').where('user_id', '=', id).execute()).map(
      ({ code_hash: hash }) => hash,
    ),
  )
  const { passwords } = open.world
  let compared = 0
  const verify: typeof passwords.verify = async (known, guessed) => (
    (compared += Number(hashes.has(known ?? ''))),
    await passwords.verify(known, guessed)
  )
  const where = await openProvider({ beside: open, rates, world: { passwords: { ...passwords, verify } } })
  where.now = provider.now
  return { where, compared: () => compared }
}

const wrongFor = (code: string) => (code === 'AAAA' ? 'BBBB' : 'AAAA')

describe('an account that strangers ask codes for', () => {
  it('is sent its owner’s after three of a stranger, whose fourth is not sent', async () => {
    const { email, home } = await anAccount()
    const stranger = network()
    for (let turn = 0; turn < 4; turn += 1) expect((await askCode(email, stranger)).raw).toEqual({ success: true })
    expect(await codesTo(email)).toHaveLength(3)
    await askCode(email, home)
    const codes = await codesTo(email)
    expect(codes).toHaveLength(4)
    expect((await tryCode(email, codes[3] ?? '', home)).status).toBe(200)
  })

  it('is sent six at once, then one in ten minutes, its owner’s among them: one letter is good for all who wait', async () => {
    await open.world.db.deleteFrom('letter_lanes').execute()
    const { email, home } = await anAccount()
    const ten = networks(10)
    for (let turn = 0; turn < 3; turn += 1) for (const from of ten) await askCode(email, from)
    expect(await waitsOf(email)).toEqual([0, 0, 0, 0, 0, 0, 10 * minutesMs])
    expect((await askCode(email, home)).raw).toEqual({ success: true })
    const code = (await codesTo(email)).at(-1) ?? ''
    expect(await codesTo(email)).toHaveLength(7)
    expect((await tryCode(email, code, home)).status).toBe(400)
    provider.now = new Date(open.now.getTime() + 10 * minutesMs)
    for (const from of [home, ten[9] ?? '']) expect((await tryCode(email, code, from)).status).toBe(200)
    provider.now = open.now
  })

  it('is sent its owner’s within ten minutes on each of ten days of strangers’ asking', async () => {
    await open.world.db.deleteFrom('letter_lanes').execute()
    const { email } = await anAccount()
    const ten = networks(10)
    for (let day = 0; day < 10; day += 1) {
      provider.now = new Date(open.now.getTime() + day * 86_400_000)
      for (let turn = 0; turn < 3; turn += 1) for (const from of ten) await askCode(email, from)
      const owners = network()
      await askCode(email, owners)
      provider.now = new Date(provider.now.getTime() + 10 * minutesMs)
      expect((await tryCode(email, (await codesTo(email)).at(-1) ?? '', owners)).status).toBe(200)
    }
    provider.now = open.now
    await open.world.db.deleteFrom('letter_lanes').execute()
  })

  it('leaves a good code to who asks again while another would have to wait', async () => {
    await open.world.db.deleteFrom('letter_lanes').execute()
    const { email, home } = await anAccount()
    await askCode(email, home)
    const [code = ''] = await codesTo(email)
    for (const from of networks(5)) await askCode(email, from)
    await askCode(email, home)
    expect(await waitsOf(email)).toEqual([0, 0, 0, 0, 0, 0])
    expect((await tryCode(email, code, home)).status).toBe(200)
  })

  it('is sent always the one of a device that it signed in on, at once', async () => {
    const { email } = await anAccount()
    const mark = await markOf(email)
    for (const from of networks(8)) await askCode(email, from)
    for (let turn = 0; turn < 3; turn += 1) await askCode(email, network(), mark)
    expect((await waitsOf(email)).slice(-3)).toEqual([0, 0, 0])
    expect((await tryCode(email, (await codesTo(email)).at(-1) ?? '', network(), mark)).status).toBe(200)
  })

  it('has one letter’s code tried five times by networks that tried a wrong one before, and five times by others, however many asked', async () => {
    await open.world.db.deleteFrom('letter_lanes').execute()
    const { email, home } = await anAccount()
    const many = networks(16)
    for (let turn = 0; turn < 2; turn += 1) for (const from of many.slice(0, 3)) await askCode(email, from)
    for (const from of [...many, home]) await askCode(email, from)
    provider.now = new Date(open.now.getTime() + 10 * minutesMs)
    const { compared, where } = await counting(email)
    const wrong = wrongFor((await codesTo(email)).at(-1) ?? '')
    for (let turn = 0; turn < 3; turn += 1)
      for (const from of many) await call(where, 'verifyResetCode', { body: { email, code: wrong }, from })
    expect(compared()).toBe(10)
    provider.now = open.now
  })

  it('takes 330 tries of codes on the first day and thirty on each other, however many networks they come from; to one that tried no wrong code it opens by the right one', async () => {
    const small = {
      resetCodeByEmail: { burst: 2, everyMs: minutesMs },
      firstResetCodeByEmail: { burst: 6, everyMs: minutesMs },
    } satisfies Partial<Rates>
    const shut = await openProvider({ beside: open, rates: { ...rates, ...small } })
    const { email, home } = await anAccount()
    await askCode(email, home)
    const code = (await codesTo(email)).at(-1) ?? ''
    const [guesser, other] = networks(2) as [string, string]
    const tryFrom = (from: string, tried: string) =>
      call(shut, 'verifyResetCode', { body: { email, code: tried }, from })
    expect(await statuses(Array.from({ length: 4 }, () => () => tryFrom(guesser, wrongFor(code))))).toEqual({
      400: 3,
      429: 1,
    })
    expect((await tryFrom(home, code)).status).toBe(200)
    expect(
      (await call(shut, 'verifyResetCode', { body: { email: 'personne@exemple.fr', code }, from: other })).status,
    ).toBe(400)
    const { resetCodeByEmail: later, firstResetCodeByEmail: first } = rates
    expect([later.burst + first.burst, 86_400_000 / later.everyMs + 86_400_000 / first.everyMs]).toEqual([300, 30])
  })

  it('answers tries at an address without account in the same way, and waits as long', async () => {
    const { email } = await anAccount()
    const answers = async (address: string) => {
      const all = []
      for (const from of Array.from({ length: 3 }, () => network()))
        for (let turn = 0; turn < 40; turn += 1)
          all.push(
            (({ status, raw, headers }) => ({ status, raw, wait: headers.get('Retry-After') }))(
              await tryCode(address, 'AAAA', from),
            ),
          )
      return all
    }
    expect(await answers('personne@exemple.fr')).toEqual(await answers(email))
  })

  it('has codes that a stranger’s guesses do not use up', async () => {
    const { email, home } = await anAccount()
    await askCode(email, home)
    const code = (await codesTo(email)).at(-1) ?? ''
    for (const from of networks(8)) await tryCode(email, wrongFor(code), from)
    expect((await tryCode(email, code, home)).status).toBe(200)
  })

  it('can be opened by a code from another network, after two wrong tries there no more', async () => {
    const { email, home } = await anAccount()
    await askCode(email, home)
    const code = (await codesTo(email)).at(-1) ?? ''
    const [train] = networks(1)
    expect((await tryCode(email, code, train ?? '')).status).toBe(200)
    for (let turn = 0; turn < 2; turn += 1) await tryCode(email, wrongFor(code), train ?? '')
    expect((await tryCode(email, code, train ?? '')).status).toBe(400)
    expect((await tryCode(email, code, home)).status).toBe(200)
  })
})

describe('letters that everybody has sent at once', () => {
  it('leave one after the other, and none is refused; the code of one that waits is good from when it leaves', async () => {
    await open.world.db.deleteFrom('letter_lanes').execute()
    const accounts = await Promise.all(Array.from({ length: 62 }, () => anAccount()))
    // Each is answered after a tenth of a second: only the last ones need to come in turn.
    const asked = await Promise.all(accounts.slice(0, -4).map(({ email, home }) => askCode(email, home)))
    for (const { email, home } of accounts.slice(-4)) asked.push(await askCode(email, home))
    expect(asked.map(({ status }) => status)).toEqual(Array(62).fill(200))
    const due = async (email: string) =>
      (await letterRows(open)).find(({ to_address: to }) => to === email)?.next_try_at
    const waits = []
    for (const { email } of accounts.slice(-4)) waits.push(Number(await due(email)) - open.now.getTime())
    expect(waits).toEqual([0, 0, 30_000, 60_000])
    const last = accounts[61]!
    const code = (await codesTo(last.email)).at(-1) ?? ''
    expect((await tryCode(last.email, code, last.home)).status).toBe(400)
    for (const [later, status] of [
      [minutesMs, 200],
      [11 * minutesMs - 1, 200],
      [11 * minutesMs, 400],
    ] as const) {
      provider.now = new Date(open.now.getTime() + later)
      expect((await tryCode(last.email, code, last.home)).status).toBe(status)
    }
    provider.now = open.now
    const known = accounts[60]!
    await askCode(known.email, network(), await markOf(known.email))
    expect(
      Number((await letterRows(open)).findLast(({ to_address: to }) => to === known.email)?.next_try_at) -
        open.now.getTime(),
    ).toBe(0)
  }, 180_000)

  it('bring messages later that are all kept at once', async () => {
    await open.world.db.deleteFrom('letter_lanes').execute()
    const write = (from: string) => {
      const body = new FormData()
      for (const [name, value] of Object.entries({
        nom: 'Élise',
        email: 'elise@exemple.fr',
        message: `Bonjour de ${from}`,
      }))
        body.append(name, value)
      return call(provider, 'contact', { body, from })
    }
    const from = networks(63)
    for (const each of from) expect((await write(each)).status).toBe(200)
    const waits = (await letterRows(open))
      .filter(({ subject }) => subject === 'Contact : Élise')
      .map(({ next_try_at: at }) => Number(at) - open.now.getTime())
    expect([waits.length, waits.slice(-4)]).toEqual([63, [0, 60_000, 120_000, 180_000]])
  })
})
