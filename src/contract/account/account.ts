import * as v from 'valibot'
import { call } from '#contract/wire/call.ts'
import { isVatNumber, normalizeVatNumber } from '#rules/text/company.ts'
import { isStrongPassword } from '#rules/text/password.ts'
import { isMobilePhone, normalizePhone } from '#rules/text/phone.ts'
import { loginSentences, registerSentences } from './account-sentences.ts'
import {
  emailText,
  optionalName,
  optionalText,
  passwordLength,
  passwordText,
  requiredName,
  requiredText,
} from '#contract/wire/text.ts'
import { userRecordSchema } from './user-record.ts'

const say = registerSentences

const sessionEntries = {
  token: v.nullish(v.string()),
  user: v.nullish(userRecordSchema),
  appareil: v.nullish(v.string()),
  etape: v.nullish(v.string()),
}

/**
 * A token and its user, wherever the reply put them: in `data` or directly (R30). Ours: `appareil`, a mark of the
 * device, which it shows when it signs in again; `etape`, in place of a token, where a code of the team is asked for.
 */
export const sessionReply = v.pipe(
  v.looseObject({ ...sessionEntries, data: v.nullish(v.looseObject(sessionEntries)) }),
  v.transform((body) => ({
    token: body.data?.token ?? body.token ?? null,
    user: body.data?.user ?? body.user ?? null,
    mark: body.data?.appareil ?? null,
    step: body.data?.etape ?? null,
  })),
)

/** What a company is registered by. */
export const companyNumbers = {
  tva: v.pipe(
    optionalText(30),
    v.check((value) => value === '' || isVatNumber(value), say.vatInvalid),
    v.transform(normalizeVatNumber),
  ),
  siret: optionalText(30),
}

/** What the register form holds and the registration payload is (sections 3 and 5). */
export const registrationSchema = v.object({
  email: emailText(say.emailRequired, say.emailInvalid),
  password: v.pipe(passwordText(say.passwordRequired), passwordLength, v.check(isStrongPassword, say.passwordWeak)),
  prenom: requiredName(say.firstNameRequired),
  nom: requiredName(say.lastNameRequired),
  telephone: v.pipe(
    requiredText(say.phoneRequired, 30),
    v.check(isMobilePhone, say.phoneInvalid),
    v.transform(normalizePhone),
  ),
  adresse: requiredText(say.addressRequired, 300),
  latitude: degrees(90),
  longitude: degrees(180),
  societe: optionalName(),
  ...companyNumbers,
})

export const register = call({
  method: 'POST',
  path: '/register',
  audience: 'nobody',
  alsoForm: true,
  body: registrationSchema,
  reply: sessionReply,
})

/** A coordinate, which form data have as text: '43.6' → 43.6; nothing written is none. */
function degrees(most: number) {
  return v.nullish(
    v.pipe(
      v.union([v.number(), v.string()]),
      v.transform((value) => (typeof value === 'string' && value.trim() === '' ? null : Number(value))),
      v.nullable(v.pipe(v.number(), v.minValue(-most), v.maxValue(most))),
    ),
    null,
  )
}

/** The login form and payload; `remember` keeps the session 30 days instead of 12 hours (R34). */
export const credentialsSchema = v.object({
  email: emailText(loginSentences.emailRequired, loginSentences.emailInvalid),
  password: passwordText(loginSentences.passwordRequired),
  remember: v.optional(v.boolean(), false),
})

export const login = call({
  method: 'POST',
  path: '/login',
  audience: 'nobody',
  body: credentialsSchema,
  reply: sessionReply,
  deviceMark: 'shown and given',
})
