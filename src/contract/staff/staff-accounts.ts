import * as v from 'valibot'
import { managersOnly } from '#contract/team-roles.ts'
import { accountFromWire, accountOnWire } from '#contract/organisation/trade-account.ts'
import { call } from '#contract/wire/call.ts'
import { calendarDay } from '#contract/wire/day.ts'
import { identifier, identifierParam } from '#contract/wire/identifier.ts'
import { requiredText } from '#contract/wire/text.ts'
import { euros } from '#contract/wire/wire.ts'
import { mostAccountCeiling, mostAccountDays } from '#rules/order/on-account.ts'
import { formatEuros } from '#rules/price/money.ts'

/** An organisation as the team sees it; `account`: null where it pays at once, and owes nothing. */
const organisation = v.pipe(
  v.object({
    id: identifier,
    nom: v.string(),
    siren: v.string(),
    membres: v.number(),
    /** Invoices less transfers. */
    du: euros,
    compte: v.nullable(accountOnWire),
  }),
  v.transform(({ compte, du, membres, nom, ...each }) => ({
    ...each,
    name: nom,
    members: membres,
    owed: du,
    account: compte && accountFromWire(compte),
  })),
)
export type StaffAccount = v.InferOutput<typeof organisation>

/** Those that owe or may owe first, by their name; two hundred at most, of `nombre`. */
const reply = v.pipe(
  v.object({ success: v.literal(true), nombre: v.number(), data: v.array(organisation) }),
  v.transform(({ data, nombre }) => ({ count: nombre, accounts: data })),
)

export const staffAccounts = call({ method: 'GET', path: '/bo/comptes', audience: managersOnly, reply })

const organisationParam = v.object({ id: identifierParam('Entreprise introuvable') })

const ceilingWords = `Un plafond de 0,01 € à ${formatEuros(mostAccountCeiling)}.`
const daysWords = `De 0 à ${mostAccountDays} jours : la loi n’en permet pas plus.`

/** Gives an organisation an account, or other terms; `plafond` null: nothing new goes on it. Journaled. */
export const grantAccount = call({
  method: 'POST',
  path: '/bo/comptes/:id',
  audience: managersOnly,
  params: organisationParam,
  body: v.object({
    plafond: v.nullable(v.pipe(euros, v.minValue(1, ceilingWords), v.maxValue(mostAccountCeiling, ceilingWords))),
    jours: v.pipe(
      v.number(daysWords),
      v.integer(daysWords),
      v.minValue(0, daysWords),
      v.maxValue(mostAccountDays, daysWords),
    ),
  }),
  reply,
})

/** Enters a transfer that arrived; below zero takes back one that was entered wrongly. 409: it is entered already. */
export const bookTransfer = call({
  method: 'POST',
  path: '/bo/comptes/:id/virements',
  audience: managersOnly,
  params: organisationParam,
  body: v.object({
    montant: v.pipe(
      euros,
      v.check((cents) => cents !== 0, 'Montant requis'),
    ),
    jour: calendarDay('Jour requis'),
    libelle: requiredText('Libellé requis', 140),
  }),
  reply,
})

/** Bills what was delivered, without waiting for the month's end. 409: nothing is to be billed. */
export const billAccount = call({
  method: 'POST',
  path: '/bo/comptes/:id/facturer',
  audience: managersOnly,
  params: organisationParam,
  reply,
})
