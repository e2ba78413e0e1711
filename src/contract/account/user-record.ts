import * as v from 'valibot'
import { identifier } from '#contract/wire/identifier.ts'

const text = v.pipe(v.nullish(v.union([v.string(), v.number()]), ''), v.transform(String))

/** The user record, `userData` in the browser (section 3). Its names are the wire's. */
export const userRecordSchema = v.looseObject({
  id: identifier,
  nom: text,
  prenom: text,
  email: text,
  telephone: text,
  token: v.optional(v.string()),
  /** Ours: false until the account has shown that it reads its letters; not there where the provider does not ask. */
  email_confirme: v.optional(v.boolean()),
  user_profil: v.nullish(
    v.looseObject({
      nom: text,
      prenom: text,
      telephone: text,
      RaisonSocial: text,
      adresseFacturation: text,
      codePostal: text,
      ville: text,
    }),
  ),
})
export type UserRecord = v.InferOutput<typeof userRecordSchema>
