import { dayInFigures } from '#rules/price/invoice.ts'
import { centsFromEuros, formatEuros, type Cents } from '#rules/price/money.ts'
import { utcMidnight } from '#rules/moment/paris-time.ts'
import { HttpError } from '#server/log/http-error.ts'
import { findOrganisation, type OrganisationRow } from '#server/organisations/organisations.ts'
import { billAccount } from '#server/trade-account/bill-account.ts'
import { bookTransfer } from '#server/trade-account/book-transfer.ts'
import { grantAccount } from '#server/trade-account/grant-account.ts'
import { listAccounts } from '#server/trade-account/list-accounts.ts'
import { readStanding } from '#server/organisations/account-standing.ts'
import { Misused, type Act, type Command, type CommandWorld } from './command.ts'

/** `npm run bo -- compte …`: who pays once a month, and what came in. */
export const compte: Command = {
  async run([act = 'liste', ...words], world) {
    const run = acts[act]
    if (run === undefined) throw new Misused('Un compte : liste, ouvrir, fermer, facturer ou virement ?')
    return await run(words, world)
  },
}

const acts: Readonly<Record<string, Act>> = {
  async liste(_, world) {
    const accounts = await listAccounts(world)
    return accounts.length === 0
      ? ['Aucune entreprise n’a de compte.']
      : await Promise.all(accounts.map(({ organisation }) => standingLine(organisation, world)))
  },
  async ouvrir([name, ceiling, days = '30'], world) {
    const organisation = await named(name, world)
    await grantAccount(organisation.id, { ceiling: amountIn(ceiling), days: Number(days) }, world.by, world)
    return await told(organisation, world)
  },
  async fermer([name], world) {
    const organisation = await named(name, world)
    await grantAccount(organisation.id, null, world.by, world)
    return await told(organisation, world)
  },
  async facturer([name], world) {
    const organisation = await named(name, world)
    const facts = await billAccount(organisation.id, world.now(), world)
    return facts === null
      ? ['Rien à facturer : aucune livraison faite ne manque à ses factures.']
      : [`Facture ${facts.number} : ${facts.deliveries.length} livraisons, ${formatEuros(facts.totalTTC)} TTC.`]
  },
  async virement([name, amount, day = '', ...reference], world) {
    const organisation = await named(name, world)
    if (Number.isNaN(utcMidnight(day))) throw new Misused('Quel jour est-il arrivé ? AAAA-MM-JJ')
    if (reference.length === 0) throw new Misused('Il manque le libellé du virement.')
    const received = { cents: amountIn(amount), day, reference: reference.join(' ') }
    await bookTransfer(organisation.id, received, world.by, world)
    return await told(organisation, world)
  },
}

/** The organisation of that number, or of that SIREN where one alone has it. */
async function named(word: string | undefined, { db }: CommandWorld): Promise<OrganisationRow> {
  const digits = (word ?? '').replaceAll(/[\s#]/g, '')
  if (!/^\d{1,14}$/.test(digits)) throw new Misused('Il manque l’entreprise : son SIREN, ou son numéro ici.')
  const all = await db.selectFrom('organisations').selectAll().orderBy('id').execute()
  const found = all.filter(({ id, siren }) =>
    digits.length < 9 ? id === Number(digits) : siren.replaceAll(/\D/g, '').startsWith(digits.slice(0, 9)),
  )
  const [only, ...others] = found
  if (only === undefined) throw new HttpError(404, 'Aucune entreprise de ce SIREN ou de ce numéro.')
  if (others.length > 0)
    throw new HttpError(409, `Plusieurs ont ce SIREN : n° ${found.map(({ id }) => id).join(', ')}. Donne le numéro.`)
  return only
}

async function told({ id }: OrganisationRow, world: CommandWorld): Promise<string[]> {
  return [await standingLine(await findOrganisation(world.db, id), world)]
}

/** 'n° 3 Toitures Modèle (732 829 320) : plafond 3 000,00 €, …'. */
async function standingLine(organisation: OrganisationRow, { db, now }: CommandWorld): Promise<string> {
  const { ceiling, closedBy, days, invoices, left, owed, unbilled } = await readStanding(db, organisation, now())
  const due = invoices.filter(({ settled_at: settledAt }) => settledAt === null).toReversed()
  const terms = ceiling === null ? 'compte fermé' : `plafond ${formatEuros(ceiling)}, ${days} jours`
  return [
    `n° ${organisation.id} ${organisation.name} (${organisation.siren}) : ${terms}`,
    `reste ${formatEuros(left)}`,
    `à facturer ${formatEuros(unbilled)}`,
    `dû ${formatEuros(owed)}`,
    ...due.map((each) => `${each.number} avant le ${dayInFigures(new Date(`${each.due_day}T12:00:00Z`))}`),
    ...(closedBy === null ? [] : [`FERMÉ par ${closedBy.number}`]),
  ].join(' ; ')
}

/** '1 500,50' → 150050. */
function amountIn(word: string | undefined): Cents {
  const cents = centsFromEuros((word ?? '').replaceAll(/\s/g, ''))
  if (!Number.isSafeInteger(cents) || cents === 0) throw new Misused('Il manque le montant, en euros : 47,88.')
  return cents
}
