import { beforeEach, describe, expect, it } from 'vitest'
import { accountData } from '#server/account/account-data.ts'
import { deviceHeader } from '#contract/wire/headers.ts'
import { eraseAccount } from '#server/account/erase-account.ts'
import { rates } from '#server/limits/rates.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { commandLine } from '#tests/server/fixtures/command-line.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { codeAt, passwordStep, setUpFactor } from '#tests/server/fixtures/second-factor.ts'
import { newStaff, staffPassword } from '#tests/server/fixtures/staff.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const { factorByAccount, factorByAccountAndAddress, factorByMark, factorByMember } = rates
const provider = await openProvider({
  rates: { factorByAccount, factorByAccountAndAddress, factorByMark, factorByMember },
})
const { db } = provider.world
const start = provider.now

beforeEach(async () => {
  provider.now = start
  await provider.forgetRates()
})

const pass = (seconds: number) => void (provider.now = new Date(provider.now.getTime() + seconds * 1000))
const enter = (etape: string, code: string, asked: { headers?: Record<string, string>; from?: string } = {}) =>
  call(provider, 'enterLoginCode', { body: { etape, code }, ...asked })

/** One of the desk with a second factor, half a minute after it was set up. */
async function secured() {
  const member = await newStaff(provider, 'dispatcher')
  const factor = await setUpFactor(provider, member)
  pass(30)
  return { member, ...factor, now: () => codeAt(factor.secret, provider.now) }
}

describe('A member with a second factor', () => {
  it('gets no session and no mark by the password, and both by the code', async () => {
    const { member, now } = await secured()
    const { raw } = await call(provider, 'login', { body: { email: member.email, password: staffPassword } })
    expect(raw).toEqual({ success: true, data: { etape: expect.any(String) } })
    const { reply } = await enter((raw as { data: { etape: string } }).data.etape, now())
    expect([reply.user?.email, reply.mark]).toEqual([member.email, expect.any(String)])
    expect((await call(provider, 'staffOrders', { token: reply.token ?? '' })).status).toBe(200)
  })

  it('is not told from others by who does not know the password', async () => {
    const { member } = await secured()
    const answers = []
    for (const email of [member.email, (await newStaff(provider)).email, 'personne@exemple.fr'])
      answers.push((await call(provider, 'login', { body: { email, password: 'Parpaing-43' } })).raw)
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  })

  it('types a code once, whichever step it is for, and no older one after it', async () => {
    const { member, secret, now } = await secured()
    const before = codeAt(secret, new Date(provider.now.getTime() - 30_000))
    const code = now()
    expect((await enter(await passwordStep(provider, member), code)).status).toBe(200)
    for (const used of [code, before]) {
      const { status, refusal } = await enter(await passwordStep(provider, member), used)
      expect([status, refusal.errors]).toEqual([422, { code: ['Ce code n’est pas le bon, ou il a déjà servi.'] }])
    }
  })

  it('wins once when two type the same code at the same moment', async () => {
    const { member, now } = await secured()
    const step = await passwordStep(provider, member)
    const answers = await Promise.all([enter(step, now()), enter(step, now())])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })

  it('has five minutes for it, and is asked for the password again after them, or after another password', async () => {
    const { member, now } = await secured()
    const late = await passwordStep(provider, member)
    pass(301)
    const { status, refusal } = await enter(late, now())
    expect([status, refusal.message]).toEqual([
      401,
      'Cette connexion a trop attendu : saisis de nouveau ton mot de passe.',
    ])
    const step = await passwordStep(provider, member)
    await db
      .updateTable('users')
      .set((set) => ({ session_version: set('session_version', '+', 1) }))
      .where('id', '=', member.id)
      .execute()
    expect((await enter(step, now())).status).toBe(401)
    expect((await enter('rien', now())).status).toBe(401)
  })

  it('guesses ten codes from a network, and a device that signed in before guesses on its own account', async () => {
    const { member, now } = await secured()
    const step = await passwordStep(provider, member)
    const mark = (await enter(step, now())).reply.mark ?? ''
    const statuses = []
    for (let turn = 0; turn < 11; turn += 1) statuses.push((await enter(step, '000000')).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429])
    pass(30)
    expect((await enter(step, now())).status).toBe(429)
    expect((await enter(step, now(), { headers: { [deviceHeader]: mark } })).status).toBe(200)
  })

  it('guesses thirty codes from however many networks', async () => {
    const { member } = await secured()
    const step = await passwordStep(provider, member)
    const statuses = []
    for (let turn = 0; turn < 31; turn += 1)
      statuses.push((await enter(step, '000000', { from: `198.51.100.${turn}` })).status)
    expect(statuses.filter((status) => status === 429)).toEqual([429])
  })

  it('keeps it through another password', async () => {
    const { member } = await secured()
    await call(provider, 'requestReset', { body: { email: member.email } })
    const body = { current_password: staffPassword, new_password: 'Grue-verte-sur-4-pieds' }
    await call(provider, 'updateUser', { params: { id: member.id }, token: member.token, body })
    const { reply } = await call(provider, 'login', { body: { email: member.email, password: body.new_password } })
    expect([reply.token, typeof reply.step]).toEqual([null, 'string'])
  })
})

describe('The recovery codes', () => {
  it('are ten, each opens one session, and what is kept of them opens none', async () => {
    const { member, codes } = await secured()
    expect([codes.length, new Set(codes).size]).toEqual([10, 10])
    for (const code of codes) expect(code).toMatch(/^[A-Z2-7]{5}-[A-Z2-7]{5}$/)
    const [first = '', second = ''] = codes
    expect((await enter(await passwordStep(provider, member), first)).status).toBe(200)
    expect((await enter(await passwordStep(provider, member), first)).status).toBe(422)
    expect((await enter(await passwordStep(provider, member), second.toLowerCase().replace('-', ' '))).status).toBe(200)
    const kept = await db.selectFrom('recovery_codes').selectAll().where('user_id', '=', member.id).execute()
    expect(kept).toHaveLength(8)
    expect(JSON.stringify(kept)).not.toContain(codes[2])
  })

  it('are made anew by a code, and those before open nothing', async () => {
    const { member, codes, now } = await secured()
    const renew = (code: string) => call(provider, 'renewRecoveryCodes', { token: member.token, body: { code } })
    expect((await renew('000000')).status).toBe(422)
    const fresh = (await renew(now())).reply
    expect(fresh.filter((code) => codes.includes(code))).toEqual([])
    expect((await enter(await passwordStep(provider, member), codes[0] ?? '')).status).toBe(422)
    expect((await enter(await passwordStep(provider, member), fresh[0] ?? '')).status).toBe(200)
    expect((await call(provider, 'staffFactor', { token: member.token })).reply).toEqual({
      since: start,
      codesLeft: 9,
      isDemanded: false,
    })
  })

  it('are another account’s nowhere', async () => {
    const [{ member }, { codes }] = [await secured(), await secured()]
    expect((await enter(await passwordStep(provider, member), codes[0] ?? '')).status).toBe(422)
  })
})

describe('Setting a second factor up', () => {
  it('wants the password and a code of the secret, keeps nothing before, and is done once', async () => {
    const member = await newStaff(provider)
    const { token } = member
    const prepare = (password: string) => call(provider, 'prepareFactor', { token, body: { password } })
    expect((await prepare('Parpaing-43')).refusal.errors).toEqual({ password: ['Mot de passe incorrect.'] })
    const { secret, etape } = (await prepare(staffPassword)).reply
    expect((await call(provider, 'staffFactor', { token })).reply.since).toBeNull()
    const activate = (body: { etape: string; code: string }, as = token) =>
      call(provider, 'activateFactor', { token: as, body })
    expect((await activate({ etape, code: '000000' })).status).toBe(422)
    const right = { etape, code: codeAt(secret, provider.now) }
    expect((await activate(right, (await newStaff(provider)).token)).status).toBe(409)
    expect((await activate(right)).status).toBe(200)
    expect((await activate(right)).status).toBe(409)
    expect((await prepare(staffPassword)).refusal.message).toBe('Ton compte a déjà un second facteur.')
    const { secret: kept } = await db
      .selectFrom('second_factors')
      .selectAll()
      .where('user_id', '=', member.id)
      .executeTakeFirstOrThrow()
    expect(kept).not.toContain(secret)
  })

  it('begins anew after half an hour', async () => {
    const { token } = await newStaff(provider)
    const body = { password: staffPassword }
    const { secret, etape } = (await call(provider, 'prepareFactor', { token, body })).reply
    pass(1801)
    const code = codeAt(secret, provider.now)
    expect((await call(provider, 'activateFactor', { token, body: { etape, code } })).status).toBe(409)
  })

  it('is undone by a code', async () => {
    const { member, now } = await secured()
    const remove = (code: string) => call(provider, 'removeFactor', { token: member.token, body: { code } })
    expect((await remove('000000')).status).toBe(422)
    expect((await remove(now())).status).toBe(200)
    expect(await passwordStep(provider, member)).toBe('')
  })
})

describe('Where a second factor is demanded', () => {
  it('the team’s calls are refused to who has none, but those that set it up', async () => {
    const strict = await openProvider({ beside: provider, world: { demandsFactor: true } })
    const member = await newStaff(strict, 'dispatcher')
    const { token } = member
    expect((await call(strict, 'staffOrders', { token })).refusal).toMatchObject({
      message: 'L’équipe se connecte ici avec un second facteur : ajoute d’abord le tien.',
      code: 'second_factor_needed',
    })
    expect((await call(strict, 'myOrders', { token })).status).toBe(200)
    expect((await call(strict, 'staffFactor', { token })).reply.isDemanded).toBe(true)
    const { codes } = await setUpFactor(strict, member)
    expect((await call(strict, 'staffOrders', { token })).status).toBe(200)
    const remove = await call(strict, 'removeFactor', { token, body: { code: codes[0] ?? '' } })
    expect([remove.status, remove.refusal.message]).toEqual([
      409,
      'Ici le second facteur est demandé à toute l’équipe.',
    ])
  })
})

describe('A lost second factor', () => {
  it('is taken off at the command line, which ends the member’s sessions and is journaled', async () => {
    const { member } = await secured()
    const bo = commandLine(provider)
    expect((await bo('staff')).lines.find((line) => line.startsWith(member.email))).toContain(
      'exploitant (dispatcher), avec second facteur',
    )
    expect((await bo('staff', 'reset-factor', member.email)).ok).toBe(true)
    expect((await call(provider, 'staffOrders', { token: member.token })).status).toBe(401)
    const { reply } = await call(provider, 'login', { body: { email: member.email, password: staffPassword } })
    expect(reply.token).not.toBeNull()
    expect((await bo('staff', 'journal')).lines[0]).toMatch(/ : n’a plus de second facteur, par essai$/)
    expect((await bo('staff', 'reset-factor', member.email)).lines).toEqual([
      `${member.email} n’a pas de second facteur.`,
    ])
  })

  it('ends with the place in the team, and with the account, whose file names it without its secret', async () => {
    const { member, secret } = await secured()
    const file = await accountData(db, member.id, provider.now)
    expect(file['second_facteur']).toEqual({ depuis_le: '2026-11-18T09:00:00.000Z', codes_de_secours: 10 })
    expect(JSON.stringify(file)).not.toContain(secret)
    const rows = async (userId: number) =>
      (await db.selectFrom('second_factors').selectAll().where('user_id', '=', userId).execute()).length +
      (await db.selectFrom('recovery_codes').selectAll().where('user_id', '=', userId).execute()).length
    expect(await rows(member.id)).toBe(11)
    await newStaff(provider)
    await eraseAccount(member.id, 'asked', provider.world)
    expect(await rows(member.id)).toBe(0)

    const { member: other } = await secured()
    await commandLine(provider)('staff', 'remove', other.email)
    expect(await rows(other.id)).toBe(0)
    expect((await accountData(db, (await newSupplier(provider)).id, provider.now))['second_facteur']).toBeNull()
  })
})
