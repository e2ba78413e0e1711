import { describe, expect, it } from 'vitest'
import { sweep } from '#server/housekeeping.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { bringOrder } from '#tests/server/fixtures/bring-order.ts'
import { paidOrder, pdfPages, unpaidOrder } from '#tests/server/fixtures/invoiced.ts'
import { invoiceBytes } from '#server/invoices/invoice-bytes.ts'
import { anOrganisation, invited, newColleague, withOrganisation } from '#tests/server/fixtures/organisation.ts'
import { openProvider, wednesdayMorning } from '#tests/server/fixtures/provider.ts'
import { aRegistration, newSupplier, type Supplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const { db } = provider.world
const read = async ({ token }: Supplier) => (await call(provider, 'readOrganisation', { token })).reply
const newOwner = async () => await withOrganisation(provider, await newSupplier(provider))
const ordersOf = async ({ token }: Supplier, query: { de?: 'entreprise' } = {}) =>
  (await call(provider, 'myOrders', { token, query })).reply.orders.map(({ id }) => id)

describe('An organisation', () => {
  it('is none until somebody makes one, who owns it', async () => {
    const owner = await newSupplier(provider)
    expect(await read(owner)).toBeNull()
    const { reply } = await call(provider, 'createOrganisation', { token: owner.token, body: anOrganisation() })
    expect(reply).toMatchObject({
      name: 'Toitures Modèle',
      siren: '732 829 320',
      demandsReference: false,
      role: 'owner',
      members: [{ id: owner.id, name: 'Élise Martin', email: owner.email, role: 'owner', isMe: true }],
      invitations: [],
    })
    const twice = await call(provider, 'createOrganisation', { token: owner.token, body: anOrganisation() })
    expect([twice.status, twice.refusal.message]).toEqual([
      409,
      'Tu es déjà dans une entreprise : quitte-la d’abord, dans ton compte.',
    ])
  })

  it('is changed by its owners alone', async () => {
    const owner = await newOwner()
    const member = await newColleague(provider, owner)
    const renamed = await call(provider, 'updateOrganisation', {
      token: owner.token,
      body: anOrganisation('Autre nom'),
    })
    expect(renamed.reply?.name).toBe('Autre nom')
    for (const who of [member, await newColleague(provider, owner, 'accountant')]) {
      const refused = await call(provider, 'updateOrganisation', { token: who.token, body: anOrganisation() })
      expect([refused.status, refused.refusal.message]).toEqual([
        403,
        'Seul un propriétaire de l’entreprise peut le faire.',
      ])
    }
    expect((await read(member))?.name).toBe('Autre nom')
  })
})

describe('An invitation', () => {
  it('leads into the organisation, once, within seven days', async () => {
    const owner = await newOwner()
    const [first, late] = [await newSupplier(provider), await newSupplier(provider)]
    const token = await invited(provider, owner, first.email, 'accountant')
    expect((await call(provider, 'readInvitation', { params: { token } })).reply).toEqual({
      organisation: 'Toitures Modèle',
      role: 'accountant',
    })
    expect((await read(owner))?.invitations).toEqual([
      expect.objectContaining({ email: first.email, role: 'accountant', until: new Date('2026-11-25T09:00:00Z') }),
    ])
    expect((await accept(first, token)).reply.role).toBe('accountant')
    expect((await read(owner))?.invitations).toEqual([])
    for (const used of [token, 'A'.repeat(43)]) expect((await accept(late, used)).status).toBe(404)

    const over = await invited(provider, owner, late.email)
    provider.now = new Date(wednesdayMorning.getTime() + 7 * 86_400_000)
    expect((await call(provider, 'readInvitation', { params: { token: over } })).refusal.message).toBe(
      'Cette invitation a déjà servi, ou son lien a expiré : demande-en une autre.',
    )
    await sweep(provider.world)
    expect(await db.selectFrom('invitations').select('id').where('email', '=', late.email).execute()).toEqual([])
    provider.now = wednesdayMorning
  })

  it('takes the place of an earlier one to the same address, and may be withdrawn', async () => {
    const owner = await newOwner()
    const guest = await newSupplier(provider)
    const [before, after] = [await invited(provider, owner, guest.email), await invited(provider, owner, guest.email)]
    expect((await call(provider, 'readInvitation', { params: { token: before } })).status).toBe(404)
    const [{ id } = { id: 0 }] = (await read(owner))?.invitations ?? []
    await call(provider, 'withdrawInvitation', { token: owner.token, params: { id }, body: {} })
    expect((await accept(guest, after)).status).toBe(404)
  })

  it('is taken by one of two who come at the same time', async () => {
    const owner = await newOwner()
    const two = [await newSupplier(provider), await newSupplier(provider)]
    const token = await invited(provider, owner, 'noa@exemple.fr')
    const answers = await Promise.all(two.map((each) => accept(each, token)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect((await read(owner))?.members).toHaveLength(2)
  })

  it('is not for a member, nor for one who has an organisation', async () => {
    const [owner, other] = [await newOwner(), await newOwner()]
    const member = await newColleague(provider, owner)
    const again = await call(provider, 'inviteMember', {
      token: owner.token,
      body: { email: member.email, role: 'member' },
    })
    expect([again.status, again.refusal.message]).toEqual([409, 'Cette personne est déjà membre.'])
    expect((await accept(member, await invited(provider, other, member.email))).status).toBe(409)
  })
})

describe('The orders of an organisation', () => {
  it('are read by all of its members, with who placed them, and by nobody else', async () => {
    const owner = await newSupplier(provider)
    const before = await unpaidOrder(provider, owner)
    await withOrganisation(provider, owner)
    const member = await newColleague(provider, owner, 'member', { prenom: 'Dominique', nom: 'Spécimen' })
    const accountant = await newColleague(provider, owner, 'accountant')
    const stranger = await newOwner()
    const [one, two] = [await unpaidOrder(provider, owner), await unpaidOrder(provider, member)]
    for (const who of [owner, member, accountant])
      expect((await ordersOf(who, { de: 'entreprise' })).toSorted()).toEqual([one.id, two.id].toSorted())
    expect((await ordersOf(owner)).toSorted()).toEqual([before.id, one.id].toSorted())
    expect(await ordersOf(accountant)).toEqual([])
    expect(await ordersOf(stranger, { de: 'entreprise' })).toEqual([])
    const statusOf = async (who: Supplier, id: number) =>
      (await call(provider, 'podImages', { token: who.token, params: { id } })).status
    expect([
      await statusOf(accountant, two.id),
      await statusOf(member, before.id),
      await statusOf(stranger, one.id),
    ]).toEqual([200, 404, 404])
    const { raw } = await call(provider, 'myOrders', { token: owner.token, query: { de: 'entreprise' } })
    const named = (raw as { data: { id: number; commande_par?: string }[] }).data
    expect(named.map(({ id, commande_par: by }) => [id, by])).toEqual([
      [two.id, 'Dominique Spécimen'],
      [one.id, 'Élise Martin'],
    ])
  })

  it('say who may only read them', async () => {
    const owner = await newOwner()
    const [member, other] = [await newColleague(provider, owner), await newColleague(provider, owner)]
    const accountant = await newColleague(provider, owner, 'accountant')
    await unpaidOrder(provider, member)
    const isReadOnly = async ({ token }: Supplier) =>
      (await call(provider, 'myOrders', { token, query: { de: 'entreprise' } })).reply.orders.map(
        ({ readOnly }) => readOnly,
      )
    expect([
      await isReadOnly(owner),
      await isReadOnly(member),
      await isReadOnly(other),
      await isReadOnly(accountant),
    ]).toEqual([[false], [false], [true], [true]])
  })

  it('are cancelled by who placed them, and by an owner', async () => {
    const owner = await newOwner()
    const [member, other] = [await newColleague(provider, owner), await newColleague(provider, owner)]
    const order = await unpaidOrder(provider, member)
    const cancel = async (who: Supplier) =>
      (await call(provider, 'cancelOrder', { token: who.token, params: { id: order.id }, body: {} })).status
    expect([await cancel(other), await cancel(owner)]).toEqual([404, 200])
  })

  it('are not made by an accountant', async () => {
    const accountant = await newColleague(provider, await newOwner(), 'accountant')
    await expect(unpaidOrder(provider, accountant)).rejects.toThrow(/Comptable de ton entreprise/)
  })

  it('are billed to it, in the name of who placed them', async () => {
    const owner = await newOwner()
    const member = await newColleague(provider, owner, 'member', { prenom: 'Dominique', nom: 'Spécimen' })
    const { id } = await paidOrder(provider, member)
    const { invoice_file: file } = await bringOrder(id, provider.world)
    const [text = ''] = await pdfPages((await invoiceBytes(file ?? '', provider.world)) ?? new Uint8Array())
    expect(text).toContain('Toitures Modèle\nDominique Spécimen\n3 rue du Modèle\n06250 Mougins\nSIREN 732 829 320')
  })
})

describe('Who leaves an organisation', () => {
  it('loses its orders, which go on as an owner’s, and his sessions; who is taken out likewise', async () => {
    const owner = await newOwner()
    const [leaving, taken] = [await newColleague(provider, owner), await newColleague(provider, owner)]
    const orders = [await paidOrder(provider, leaving), await paidOrder(provider, taken)]
    const remove = async (by: Supplier, { id }: Supplier) =>
      await call(provider, 'removeMember', { token: by.token, params: { id }, body: {} })
    expect((await remove(leaving, leaving)).reply).toBeNull()
    expect((await remove(owner, taken)).reply?.members).toHaveLength(1)
    for (const { token } of [leaving, taken]) expect((await call(provider, 'myOrders', { token })).status).toBe(401)
    expect((await ordersOf(owner)).toSorted()).toEqual(orders.map(({ id }) => id).toSorted())
    const slips = await db
      .selectFrom('slips')
      .select('supplier_id')
      .where(
        'path',
        'in',
        orders.map((order) => order.slip_path ?? ''),
      )
      .execute()
    expect(slips.map(({ supplier_id: id }) => id)).toEqual([owner.id, owner.id])
    expect(
      (await call(provider, 'downloadSlip', { token: owner.token, params: { id: orders[0]?.id ?? 0 } })).status,
    ).toBe(200)
  })

  it('hands over first where he owns it alone, and takes it with him where he is the last', async () => {
    const owner = await newOwner()
    const member = await newColleague(provider, owner)
    const leave = async (who: Supplier) =>
      await call(provider, 'removeMember', { token: who.token, params: { id: who.id }, body: {} })
    const role = async (of: Supplier, given: 'owner' | 'member') =>
      await call(provider, 'changeMemberRole', { token: owner.token, params: { id: of.id }, body: { role: given } })
    const sentence = 'Ton entreprise a besoin d’un propriétaire : donne d’abord ce rôle à quelqu’un d’autre.'
    expect([(await leave(owner)).refusal.message, (await role(owner, 'member')).refusal.message]).toEqual([
      sentence,
      sentence,
    ])
    expect((await role(member, 'owner')).status).toBe(200)
    expect((await leave(owner)).status).toBe(200)
    expect((await read(member))?.members).toHaveLength(1)
    expect((await leave(member)).reply).toBeNull()
    expect(await db.selectFrom('organisations').select('id').where('name', '=', 'Personne').execute()).toEqual([])
  })

  it('is one of two owners who take each other out at the same time', async () => {
    const owner = await newOwner()
    const other = await newColleague(provider, owner, 'owner')
    const remove = (by: Supplier, { id }: Supplier) =>
      call(provider, 'removeMember', { token: by.token, params: { id }, body: {} })
    const answers = await Promise.all([remove(owner, other), remove(other, owner)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('may be an account that is erased: its orders stay, its name goes from them', async () => {
    const owner = await newOwner()
    const erased = await newColleague(provider, owner)
    const order = await paidOrder(provider, erased)
    await bringOrder(order.id, provider.world)
    const body = { password: aRegistration().password }
    expect((await call(provider, 'deleteAccount', { token: owner.token, body })).refusal.message).toBe(
      'Ton entreprise a besoin d’un propriétaire : donne d’abord ce rôle à quelqu’un d’autre.',
    )
    expect((await call(provider, 'deleteAccount', { token: erased.token, body })).status).toBe(200)
    const { raw } = await call(provider, 'myOrders', { token: owner.token, query: { de: 'entreprise' } })
    expect((raw as { data: unknown[] }).data).toEqual([
      expect.objectContaining({ id: order.id, commande_par: '', telephone: '0611223344' }),
    ])
  })
})

async function accept({ token: session }: Supplier, token: string) {
  return await call(provider, 'acceptInvitation', { token: session, params: { token }, body: {} })
}
