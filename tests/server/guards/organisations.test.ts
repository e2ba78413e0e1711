import { describe, expect, it } from 'vitest'
import { api, type CallName } from '#contract/api.ts'
import { organisationRoles, type OrganisationRole } from '#rules/text/organisation-roles.ts'
import { accessMatrix, type Scene } from '#tests/server/guards/access-matrix.ts'
import { call, type Asked } from '#tests/server/fixtures/call.ts'
import { pay, readyOrder } from '#tests/server/fixtures/order.ts'
import { anOrganisation, newColleague } from '#tests/server/fixtures/organisation.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { newSupplier, type Supplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const { db } = provider.world

type Firm = Readonly<Record<OrganisationRole, Supplier>>

async function newFirm(nom: string): Promise<Firm> {
  const owner = await newSupplier(provider)
  await call(provider, 'createOrganisation', { token: owner.token, body: anOrganisation(nom) })
  return {
    owner,
    member: await newColleague(provider, owner),
    accountant: await newColleague(provider, owner, 'accountant'),
  }
}

const others = [await newFirm('Charpentes Modèle'), await newFirm('Carrelages Modèle')]
/** What only the first firm knows. */
const marks = ['Toitures à Part', 'REF-A-PART', 'Villa à Part', 'Portail à part']

/** A firm whose owner has an order that waits for its card, told by marks of its own. */
async function setFirm(): Promise<{ readonly scene: Scene; readonly firm: Firm }> {
  const firm = await newFirm('Toitures à Part')
  const order = await readyOrder(provider, firm.owner, {
    reference: 'REF-A-PART',
    site: 'Villa à Part',
    comment: 'Portail à part',
  })
  return { firm, scene: { provider, owner: firm.owner, order, intent: (await pay(provider, firm.owner, order)).reply } }
}

/** All that is a firm's, as it is stored. */
async function kept({ owner }: Firm) {
  const { organisation_id: id } = await db
    .selectFrom('users')
    .select('organisation_id')
    .where('id', '=', owner.id)
    .executeTakeFirstOrThrow()
  return {
    organisation: await db.selectFrom('organisations').selectAll().where('id', '=', id).execute(),
    members: await db
      .selectFrom('users')
      .select(['id', 'organisation_role'])
      .where('organisation_id', '=', id)
      .orderBy('id')
      .execute(),
    invitations: await db
      .selectFrom('invitations')
      .selectAll()
      .where('organisation_id', '=', id)
      .orderBy('id')
      .execute(),
    orders: await db.selectFrom('orders').selectAll().where('organisation_id', '=', id).orderBy('id').execute(),
  }
}

const send = async (name: CallName, asked: Asked<CallName>, { token }: Supplier) =>
  await call(provider, name, { ...asked, token } as Asked<CallName>)

/** What changes an asker's own firm and names no other. */
const ofOnesOwnFirm: readonly CallName[] = ['updateOrganisation', 'inviteMember']
/** What of a colleague's order every member may look at. */
const readings: readonly CallName[] = ['downloadSlip', 'downloadWaybill', 'podImages']
/** What orders, pays, moves or cancels. */
const purchases: readonly CallName[] = [
  'createPaymentIntent',
  'requestOrderByMail',
  'payOrder',
  'cancelOrder',
  'changeMoment',
]
const calls = Object.keys(api) as CallName[]
const answersOf = (name: CallName) => accessMatrix[name][0]
/** Those that end the session of who makes them. */
const endsSession = (name: CallName) => name === 'logout' || name === 'deleteAccount'

/** What somebody of another firm may be answered. */
function answersToAnother(name: CallName, role: OrganisationRole): readonly number[] {
  const { stranger } = answersOf(name)
  if (ofOnesOwnFirm.includes(name)) return [role === 'owner' ? 200 : 403]
  if (stranger === 404) return [403, 404]
  return stranger === 403 ? [403] : everyStatus
}

/** Of what is his own, or nobody's in particular, whatever there is. */
const everyStatus = [200, 400, 401, 402, 403, 404, 409, 410, 422, 429, 503]

describe('Between three firms', () => {
  it.each(calls)('nothing crosses, whatever the role: %s', async (name) => {
    const { firm, scene } = await setFirm()
    const asked = (await accessMatrix[name][1](scene)) as Asked<CallName>
    const before = await kept(firm)
    for (const other of others)
      for (const role of organisationRoles) {
        const asker = endsSession(name) ? await newColleague(provider, other.owner, role) : other[role]
        const { status, raw } = await send(name, asked, asker)
        expect(answersToAnother(name, role), `${role} is answered ${status}`).toContain(status)
        // Whoever has the link, or the words, of what is open to nobody in particular is told.
        const told = marks.filter((mark) => answersOf(name).nobody === 401 && JSON.stringify(raw).includes(mark))
        expect(told).toEqual([])
      }
    expect(await kept(firm)).toEqual(before)
  })
})

describe('Within a firm', () => {
  it.each(calls.filter((name) => answersOf(name).stranger === 404))(
    'a colleague’s order is read, and nobody but its owners changes it or the firm: %s',
    async (name) => {
      const { firm, scene } = await setFirm()
      const asked = (await accessMatrix[name][1](scene)) as Asked<CallName>
      const before = await kept(firm)
      for (const role of ['member', 'accountant'] as const) {
        const { status } = await send(name, asked, firm[role])
        expect(readings.includes(name) ? [200] : [403, 404], `${role} is answered ${status}`).toContain(status)
      }
      expect(await kept(firm)).toEqual(before)
    },
  )

  it.each(purchases)('an accountant buys nothing, not even what he once ordered: %s', async (name) => {
    const { firm, scene } = await setFirm()
    await newColleague(provider, firm.owner, 'owner')
    await db.updateTable('users').set({ organisation_role: 'accountant' }).where('id', '=', firm.owner.id).execute()
    const asked = (await accessMatrix[name][1](scene)) as Asked<CallName>
    const before = await kept(firm)
    const { status, refusal } = await send(name, asked, firm.owner)
    expect([status, refusal.message]).toEqual([403, expect.stringContaining('Comptable de ton entreprise')])
    expect(await kept(firm)).toEqual(before)
  })
})
