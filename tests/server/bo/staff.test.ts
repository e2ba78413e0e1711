import { userInfo } from 'node:os'
import { describe, expect, it } from 'vitest'
import { accountData } from '#server/account/account-data.ts'
import { whoRuns } from '#server/bo/open-world.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { commandLine } from '#tests/server/fixtures/command-line.ts'
import { paidOrder } from '#tests/server/fixtures/invoiced.ts'
import { letterRows, sentLetters } from '#tests/server/fixtures/outbox-folder.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { newStaff, staffPassword } from '#tests/server/fixtures/staff.ts'
import { aRegistration, newcomer, newSupplier, signIn, type Supplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const bo = commandLine(provider)
const roleOf = async ({ id }: Supplier) =>
  (await provider.world.db.selectFrom('users').select('role').where('id', '=', id).executeTakeFirstOrThrow()).role
const listFor = async (token: string) => (await call(provider, 'staffOrders', { token })).status
const codeOf = async () =>
  /^Ton code de vérification : ([A-Z0-9]{4})$/m.exec((await sentLetters(provider)).at(-1)?.text ?? '')?.[1] ?? ''
const withoutNarrowSpaces = (lines: readonly string[]) => lines.map((line) => line.replaceAll('\u00A0', ' '))

const lastManager = 'L’équipe garde au moins un responsable : donne d’abord ce rôle à quelqu’un d’autre.'

describe('An account that is to be of the team', () => {
  it('is shown first, and left as it is', async () => {
    const supplier = await newSupplier(provider, { prenom: 'Marie', nom: 'Durand' })
    await paidOrder(provider, supplier)
    const { lines, ok } = await bo('staff', 'add', supplier.email.toUpperCase())
    expect(ok).toBe(true)
    expect(withoutNarrowSpaces(lines)).toEqual([
      `${supplier.email}  Marie Durand (compte n° ${supplier.id})`,
      expect.stringMatching(/^Compte ouvert .+, une commande ; son adresse est confirmée depuis .+\.$/),
      expect.stringMatching(/^Rien n’est changé\. npm run bo -- staff add \S+ --role manager --yes /),
    ])
    expect(await roleOf(supplier)).toBe('supplier')
    expect((await call(provider, 'myOrders', { token: supplier.token })).status).toBe(200)
  })

  it('is doubted when nobody has shown to read its address', async () => {
    const stranger = await newcomer(provider)
    expect((await bo('staff', 'add', stranger.email)).lines[1]).toMatch(
      /, aucune commande ; son adresse n’est pas confirmée : qui l’a ouvert \?$/,
    )
  })

  it('opens to who reads its address, and to the stranger who registered it no more', async () => {
    const { email, password } = aRegistration()
    const stranger = await newcomer(provider, { email, password })
    await call(provider, 'requestReset', { body: { email } })
    const early = await codeOf()
    expect((await bo('staff', 'add', email ?? '', '--yes')).ok).toBe(true)
    expect(await listFor(stranger.token)).toBe(401)
    expect((await call(provider, 'login', { body: { email, password } })).status).toBe(401)
    expect(
      (await call(provider, 'updatePassword', { body: { email, code: early, password: staffPassword } })).status,
    ).toBe(400)

    const letter = (await letterRows(provider)).at(-1)
    expect([
      letter?.kind,
      letter?.to_address,
      letter?.to_name,
      letter?.text.includes('https://colibat.example/forgot-password'),
    ]).toEqual(['code', email, '', true])
    expect(
      (await call(provider, 'updatePassword', { body: { email, code: await codeOf(), password: staffPassword } }))
        .status,
    ).toBe(200)
    expect(await listFor((await signIn(provider, { email, password: staffPassword })).token)).toBe(200)
  })

  it('is there, and no member yet', async () => {
    expect((await bo('staff', 'add', 'personne@exemple.fr', '--yes')).lines[0]).toMatch(
      /^Aucun compte pour personne@exemple.fr/,
    )
    const erased = await newSupplier(provider)
    await call(provider, 'deleteAccount', { token: erased.token, body: { password: 'Parpaing-42' } })
    expect((await bo('staff', 'add', `compte-${erased.id}`, '--yes')).ok).toBe(false)
    const member = await newStaff(provider)
    expect((await bo('staff', 'add', member.email, '--yes')).lines[0]).toMatch(/ est déjà de l’équipe\./)
    expect(await listFor(member.token)).toBe(200)
    const supplier = await newSupplier(provider)
    expect(await bo('staff', 'remove', supplier.email)).toEqual({
      ok: false,
      lines: [`${supplier.email} n’est pas de l’équipe.`],
    })
    expect((await bo('staff', 'add', supplier.email, '--oui')).ok).toBe(false)
  })
})

describe('The team', () => {
  it('is told by who took whom in and out, and when; sessions end each time', async () => {
    const here = await openProvider()
    const run = commandLine(here)
    expect((await run('staff', 'list')).lines).toEqual(['Personne.'])
    expect((await run('staff', 'journal')).lines).toEqual(['Personne n’est entré dans l’équipe, ni sorti.'])
    const member = await newSupplier(here)
    await run('staff', 'add', member.email, '--yes')
    expect((await run('staff')).lines).toEqual([
      `${member.email}  Élise Martin (compte n° ${member.id})  responsable (manager), sans second facteur`,
    ])
    const { token } = await newStaff(here, 'dispatcher')
    const [other = ''] = (await run('staff', 'list')).lines.filter((line) => !line.startsWith(member.email))
    for (const email of [other.split(' ')[0] ?? '', member.email]) await run('staff', 'remove', email)
    expect((await call(here, 'staffOrders', { token })).status).toBe(401)
    expect((await run('staff', 'list')).lines).toEqual(['Personne.'])
    const journal = (await run('staff', 'journal')).lines
    expect(journal.map((line) => line.split(') : ')[1])).toEqual([
      'sort de l’équipe, par essai',
      'sort de l’équipe, par essai',
      'devient responsable, par essai',
      'entre dans l’équipe, par essai',
    ])
    expect(journal[3]).toContain(`${member.email} (compte n° ${member.id})`)
    expect(await accountData(here.world.db, member.id, here.now)).toMatchObject({
      equipe: [{ fait: 'entre dans l’équipe' }, { fait: 'devient responsable' }, { fait: 'sort de l’équipe' }],
    })
  })

  it('has a manager first, then dispatchers, or whom it is told; a role ends the sessions of the one before', async () => {
    const here = await openProvider()
    const run = commandLine(here)
    const [first, second, third] = [await newSupplier(here), await newSupplier(here), await newSupplier(here)]
    expect((await run('staff', 'add', first.email, '--role', 'driver', '--yes')).lines).toEqual([lastManager])
    expect((await run('staff', 'add', first.email)).lines[2]).toContain(' --role manager --yes ')
    await run('staff', 'add', first.email, '--yes')
    await run('staff', 'add', second.email, '--yes')
    expect((await run('staff', 'add', third.email, '--yes', '--role', 'driver')).ok).toBe(true)
    const rolesOf = async () => (await run('staff')).lines.map((line) => /\((\w+)\)/.exec(line)?.[1]).toSorted()
    expect(await rolesOf()).toEqual(['dispatcher', 'driver', 'manager'])

    const member = await newStaff(here, 'dispatcher')
    expect((await run('staff', 'role', member.email, 'manager')).ok).toBe(true)
    expect((await call(here, 'staffOrders', { token: member.token })).status).toBe(401)
    const token = (await signIn(here, { email: member.email, password: staffPassword })).token
    expect((await call(here, 'staffState', { token })).status).toBe(200)
    expect((await run('staff', 'role', member.email, 'chef')).lines[0]).toBe('Un rôle est manager, dispatcher, driver.')
  })

  it('is never left without a manager, by a role, by leaving, nor by an erased account', async () => {
    const here = await openProvider()
    const run = commandLine(here)
    const [manager, other] = [await newStaff(here), await newStaff(here, 'dispatcher')]
    for (const words of [
      ['role', manager.email, 'driver'],
      ['remove', manager.email],
    ])
      expect(await run('staff', ...words)).toEqual({ ok: false, lines: [lastManager] })
    const erase = () => call(here, 'deleteAccount', { token: manager.token, body: { password: staffPassword } })
    expect((await erase()).refusal.message).toBe(lastManager)
    expect((await call(here, 'staffState', { token: manager.token })).status).toBe(200)
    await run('staff', 'role', other.email, 'manager')
    expect((await erase()).status).toBe(200)
    expect((await run('staff')).lines).toHaveLength(1)
  })

  it('is changed under the name that the machine has for who does it', () => {
    expect([whoRuns({}), whoRuns({ SUDO_USER: 'marie' })]).toEqual([
      userInfo().username,
      `${userInfo().username}, par sudo de marie`,
    ])
  })
})
