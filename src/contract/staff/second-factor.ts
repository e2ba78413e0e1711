import * as v from 'valibot'
import { sessionReply } from '#contract/account/account.ts'
import { call } from '#contract/wire/call.ts'
import { acknowledgement } from '#contract/wire/replies.ts'
import { passwordText, requiredText } from '#contract/wire/text.ts'
import { dateOrNull } from '#contract/wire/tolerant.ts'
import { atTheDesk } from '#contract/team-roles.ts'

/** The six digits of the member's app, or a recovery code, as they are typed: '123 456' → '123456'. */
const typedCode = v.pipe(
  requiredText('Saisis le code', 40),
  v.transform((text) => text.replaceAll(/[\s-]/g, '').toUpperCase()),
  v.regex(/^(?:\d{6}|[A-Z2-7]{10})$/, 'Le code a 6 chiffres, un code de secours 10 signes'),
)

const codeBody = v.object({ code: typedCode })

/** What an earlier answer gave, to be given back. */
const handedOut = v.pipe(v.string(), v.maxLength(600, 'Inconnu'))

/** The second step of a login: what the first one handed out, and a code. Only our own page asks. */
export const enterLoginCode = call({
  method: 'POST',
  path: '/login/code',
  audience: 'nobody',
  body: v.object({ etape: handedOut, code: typedCode }),
  reply: sessionReply,
  deviceMark: 'shown and given',
})

/**
 * The member's second factor: since when, null without one, how many recovery codes are left, whether it is demanded.
 */
export const staffFactor = call({
  method: 'GET',
  path: '/bo/second-facteur',
  audience: atTheDesk,
  needsNoFactor: true,
  reply: v.pipe(
    v.looseObject({ depuis: dateOrNull, codes: v.number(), exige: v.boolean() }),
    v.transform(({ depuis: since, codes: codesLeft, exige: isDemanded }) => ({ since, codesLeft, isDemanded })),
  ),
})

/** Begins to set one up: a secret for the member's app. Nothing is kept of it before its first code. */
export const prepareFactor = call({
  method: 'POST',
  path: '/bo/second-facteur/preparer',
  audience: atTheDesk,
  needsNoFactor: true,
  body: v.object({ password: passwordText('Mot de passe requis') }),
  reply: v.looseObject({ secret: v.string(), adresse: v.string(), etape: v.string() }),
})

const codesReply = v.pipe(
  v.looseObject({ codes: v.array(v.string()) }),
  v.transform(({ codes }) => codes),
)

/** Sets it up by the first code; answers the recovery codes, this once. */
export const activateFactor = call({
  method: 'POST',
  path: '/bo/second-facteur/activer',
  audience: atTheDesk,
  needsNoFactor: true,
  body: v.object({ etape: handedOut, code: typedCode }),
  reply: codesReply,
})

/** Other recovery codes in the place of those before. */
export const renewRecoveryCodes = call({
  method: 'POST',
  path: '/bo/second-facteur/codes',
  audience: atTheDesk,
  body: codeBody,
  reply: codesReply,
})

/** Takes it off, unless it is demanded. */
export const removeFactor = call({
  method: 'POST',
  path: '/bo/second-facteur/retirer',
  audience: atTheDesk,
  body: codeBody,
  reply: acknowledgement,
})
