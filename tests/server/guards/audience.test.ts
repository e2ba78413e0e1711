import { describe, expect, it } from 'vitest'
import { api, type CallName } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { call, type Asked } from '#tests/server/fixtures/call.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { newStaff } from '#tests/server/fixtures/staff.ts'
import { newSupplier, type Supplier } from '#tests/server/fixtures/supplier.ts'
import { accessMatrix, setScene, type Scene } from './access-matrix.ts'
import { askers, type Asker } from './answers.ts'

const provider = await openProvider()
const { db } = provider.world
const calls = Object.entries(api) as [CallName, Endpoint][]
const cells = calls.flatMap(([name, { audience }]) => askers.map((asker) => ({ name, asker, audience })))
const isGuarded = ({ audience }: Pick<Endpoint, 'audience'>) => audience !== 'nobody'
const admits = (audience: Endpoint['audience'], asker: Asker) =>
  typeof audience !== 'string' && audience.some((role) => role === asker)

describe('The access matrix', () => {
  it(`has a cell for each of ${calls.length} calls and each of six who ask, ${cells.length} in all`, () => {
    expect(Object.keys(accessMatrix).sort()).toEqual(Object.keys(api).sort())
    expect(cells).toHaveLength(6 * calls.length)
  })

  it.each(cells)('answers $name to $asker', async ({ name, asker }) => {
    expect((await ask(name, asker, await setScene(provider))).status).toBe(accessMatrix[name][0][asker])
  })

  it.each(cells.filter(isGuarded).filter(({ asker, audience }) => asker !== 'owner' && !admits(audience, asker)))(
    'leaves what is the owner’s as it was, and tells nothing of it: $name, $asker',
    async ({ name, asker }) => {
      const scene = await setScene(provider)
      const asked = await accessMatrix[name][1](scene)
      const before = await booksOf(scene.owner)
      const { raw } = await send(name, asked, await tokenOf(asker, scene))
      expect(await booksOf(scene.owner)).toEqual(before)
      expect(JSON.stringify(raw)).not.toMatch(new RegExp(`Jean Médecin|${scene.owner.email}`))
    },
  )
})

describe('A call that needs a session', () => {
  it.each(calls.filter(([, endpoint]) => isGuarded(endpoint)).map(([name]) => name))(
    'is refused to nobody in French: %s',
    async (name) => {
      const { refusal, headers } = await ask(name, 'nobody', await setScene(provider))
      expect(refusal).toMatchObject({ success: false, message: 'Session expirée ou absente : connecte-toi.' })
      expect(headers.get('WWW-Authenticate')).toBe('Bearer')
    },
  )

  it.each(calls.map(([name]) => name).filter((name) => accessMatrix[name][0].stranger === 404))(
    'says to a stranger that there is no such thing: %s',
    async (name) => {
      expect((await ask(name, 'stranger', await setScene(provider))).refusal.message).toMatch(/introuvable/)
    },
  )
})

async function ask(name: CallName, asker: Asker, scene: Scene) {
  return await send(name, await accessMatrix[name][1](scene), await tokenOf(asker, scene))
}

async function send<N extends CallName>(name: N, asked: Asked<N>, token: string | null) {
  return await call(provider, name, { ...asked, ...(token !== null && { token }) })
}

async function tokenOf(asker: Asker, { owner }: Scene): Promise<string | null> {
  if (asker === 'nobody') return null
  if (asker === 'owner') return owner.token
  return (await (asker === 'stranger' ? newSupplier(provider) : newStaff(provider, asker))).token
}

/** All that the database says of somebody. */
async function booksOf({ id }: Supplier) {
  return {
    account: await db.selectFrom('users').selectAll().where('id', '=', id).execute(),
    orders: await db.selectFrom('orders').selectAll().where('supplier_id', '=', id).orderBy('id').execute(),
    slips: await db.selectFrom('slips').selectAll().where('supplier_id', '=', id).orderBy('id').execute(),
  }
}
