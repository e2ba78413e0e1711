import { eurosFromCents } from '#rules/price/money.ts'
import type { Handlers } from '#server/http/handler.ts'
import { HttpError } from '#server/log/http-error.ts'
import { accountOnWire } from '#server/organisations/account-on-wire.ts'
import type { Standing } from '#server/organisations/account-standing.ts'
import type { OrganisationRow } from '#server/organisations/organisations.ts'
import { nameOfMember } from '#server/staff/name-of-member.ts'
import { billAccount } from '#server/trade-account/bill-account.ts'
import { bookTransfer } from '#server/trade-account/book-transfer.ts'
import { grantAccount } from '#server/trade-account/grant-account.ts'
import { listAccounts, listWithoutAccount } from '#server/trade-account/list-accounts.ts'
import type { World } from '#server/world.ts'

export const staffAccountCalls = {
  /** Who pays once a month, and who might. */
  staffAccounts: async (_, world) => await accountsOnWire(world),

  grantAccount: async ({ params, body: { jours: days, plafond: ceiling }, caller }, world) => {
    await checkThere(params.id, world)
    await grantAccount(
      params.id,
      ceiling === null ? null : { ceiling, days },
      await nameOfMember(caller.id, world),
      world,
    )
    return await accountsOnWire(world)
  },

  bookTransfer: async ({ params, body: { jour: day, libelle: reference, montant: cents }, caller }, world) => {
    await checkThere(params.id, world)
    await bookTransfer(params.id, { cents, day, reference }, await nameOfMember(caller.id, world), world)
    return await accountsOnWire(world)
  },

  billAccount: async ({ params }, world) => {
    await checkThere(params.id, world)
    if ((await billAccount(params.id, world.now(), world)) === null)
      throw new HttpError(409, 'Rien à facturer : aucune livraison faite ne manque à ses factures.')
    return await accountsOnWire(world)
  },
} satisfies Partial<Handlers>

async function accountsOnWire(world: Pick<World, 'db' | 'now'>) {
  const accounts = await listAccounts(world)
  const others = await listWithoutAccount(world, accounts, mostOthers)
  const members = await countMembers(world)
  const onWire = ({ id, name, siren }: OrganisationRow, standing: Standing | null) => ({
    id,
    nom: name,
    siren,
    membres: members.get(id) ?? 0,
    du: eurosFromCents(standing?.owed ?? 0),
    compte: standing && accountOnWire(standing),
  })
  return {
    success: true as const,
    nombre: accounts.length + others.count,
    data: [
      ...accounts.map(({ organisation, standing }) => onWire(organisation, standing)),
      ...others.rows.map((row) => onWire(row, null)),
    ],
  }
}

const mostOthers = 200

async function countMembers({ db }: Pick<World, 'db'>): Promise<ReadonlyMap<number | null, number>> {
  const rows = await db
    .selectFrom('users')
    .select(({ fn }) => ['organisation_id', fn.countAll<number>().as('count')])
    .where('organisation_id', 'is not', null)
    .groupBy('organisation_id')
    .execute()
  return new Map(rows.map(({ count, organisation_id: id }) => [id, count]))
}

async function checkThere(id: number, { db }: Pick<World, 'db'>): Promise<void> {
  if ((await db.selectFrom('organisations').select('id').where('id', '=', id).executeTakeFirst()) === undefined)
    throw new HttpError(404, 'Entreprise introuvable.')
}
