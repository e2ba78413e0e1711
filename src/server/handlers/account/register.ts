import type { Api } from '#contract/api.ts'
import type { ParsedBody } from '#contract/endpoint.ts'
import { registerSentences } from '#contract/account/account-sentences.ts'
import { readAddressLabel } from '#rules/text/address-label.ts'
import { confirmationBuckets, newConfirmationCode, writeConfirmation } from '#server/account/confirmation.ts'
import { isCompanyAddress } from '#server/users/company-addresses.ts'
import { insertUser } from '#server/users/users.ts'
import type { Handler } from '#server/http/handler.ts'
import { refusedField } from '#server/log/http-error.ts'

/** Opens an account, and has the code sent that confirms its address. Sends no token: the user signs in next (R33), confirmed or not. */
export const register: Handler<Api['register']> = async ({ body, visit }, world) => {
  const { companyAddresses, db, letters, limiter, passwords } = world
  if (isCompanyAddress(body.email, companyAddresses)) throw refusedField('email', registerSentences.emailOfCompany)
  const account = { ...accountOf(body, world.now()), password_hash: await passwords.hash(body.password) }
  const code = await newConfirmationCode(world)
  const buckets = confirmationBuckets(body.email, visit)
  const maySend = (await limiter.takeAll(buckets)) === 0
  const id = await db.transaction().execute(async (transaction) => {
    const inserted = await insertUser(transaction, account)
    if (inserted !== null && maySend)
      await writeConfirmation(transaction, { id: inserted, email: body.email }, code, world)
    return inserted
  })
  if (id === null) {
    // Who tries an address that is taken uses up nothing of its owner's.
    if (maySend) await limiter.giveBack(buckets)
    throw refusedField('email', 'Un compte existe déjà avec cette adresse e-mail.', 409)
  }
  letters.wake()
  return { success: true, message: 'Inscription réussie ! Tu peux maintenant te connecter.' }
}

function accountOf(body: ParsedBody<Api['register']>, at: Date) {
  const { postcode, city } = readAddressLabel(body.adresse)
  return {
    email: body.email,
    last_name: body.nom,
    first_name: body.prenom,
    phone: body.telephone,
    company: body.societe,
    vat_number: body.tva,
    siren: body.siret,
    billing_address: body.adresse,
    postal_code: postcode ?? '',
    city: city ?? '',
    latitude: body.latitude,
    longitude: body.longitude,
    role: 'supplier',
    session_version: 1,
    created_at: at.getTime(),
  } as const
}
