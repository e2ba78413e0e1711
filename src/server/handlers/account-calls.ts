import { registerSentences } from '#contract/account/account-sentences.ts'
import type { Api } from '#contract/api.ts'
import type { ParsedBody } from '#contract/endpoint.ts'
import { readAddressLabel } from '#rules/text/address-label.ts'
import { accountData } from '#server/account/account-data.ts'
import { confirmationBuckets, newConfirmationCode, writeConfirmation } from '#server/account/confirmation.ts'
import { eraseAccount } from '#server/account/erase-account.ts'
import { sessionOver } from '#server/guards/audience.ts'
import { checkAccount } from '#server/guards/own-account.ts'
import { wrongCode } from '#server/guards/reset-code.ts'
import { checkNewPassword } from '#server/guards/staff-password.ts'
import { forgetCustomers } from '#server/payment/forget-customers.ts'
import { checkRate, checkRates } from '#server/guards/within-rate.ts'
import type { Caller, Handlers } from '#server/http/handler.ts'
import { readLetterChoices, writeLetterChoices } from '#server/letters/letters-off.ts'
import { refusedField, wrongPassword } from '#server/log/http-error.ts'
import { isCompanyAddress } from '#server/users/company-addresses.ts'
import { confirmationAsker, forgetResetCodes, tryResetCode, useUpConfirmationCode } from '#server/users/reset-codes.ts'
import { userDataOf } from '#server/users/user-data.ts'
import {
  confirmAddress,
  findUser,
  insertUser,
  replacePassword,
  updateProfile,
  type UserRow,
} from '#server/users/users.ts'
import type { World } from '#server/world.ts'

export const accountCalls = {
  /**
   * Opens an account, and sends the code that confirms its address. Answers no token: the user signs in next (R33),
   * confirmed or not.
   */
  register: async ({ body, visit }, world) => {
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
      // A try with an address that is taken uses up nothing of its owner's.
      if (maySend) await limiter.giveBack(buckets)
      throw refusedField('email', 'Un compte existe déjà avec cette adresse e-mail.', 409)
    }
    letters.wake()
    return { success: true, message: 'Inscription réussie ! Tu peux maintenant te connecter.' }
  },

  /** Confirms the address of the caller's account by the code that was sent there; once confirmed, any code will do. */
  confirmEmail: async ({ body, caller }, world) => {
    const user = await findUser(world.db, caller.id)
    return {
      success: true,
      data: { user: userDataOf(user.confirmed_at === null ? await confirm(user.id, body.code, world) : user) },
    }
  },

  /** Sends another code to the address of the caller's account; none where it is confirmed, as the answer then says. */
  sendConfirmation: async ({ caller, visit }, world) => {
    const { db, letters, limiter } = world
    const user = await findUser(db, caller.id)
    if (user.confirmed_at === null) {
      await checkRates(limiter, confirmationBuckets(user.email, visit))
      const code = await newConfirmationCode(world)
      await db.transaction().execute((transaction) => writeConfirmation(transaction, user, code, world))
      letters.wake()
    }
    return { success: true, data: { user: userDataOf(user) } }
  },

  /**
   * Saves the profile, or the password, of the caller's account (section 7). The e-mail stays as it is; so does what a
   * company is registered by, unless it is named.
   */
  updateUser: async ({ params, body, caller }, world) => {
    checkAccount(params.id, caller)
    return {
      success: true,
      data: 'new_password' in body ? await changePassword(body, caller, world) : await saveProfile(body, caller, world),
    }
  },

  /** Which letters the caller is sent. */
  letterChoices: async ({ caller }, { db }) => ({ success: true, data: await readLetterChoices(db, caller.id) }),

  /** Chooses which letters the caller is sent from now on; what is written already still leaves. */
  chooseLetters: async ({ body, caller }, { db }) => {
    await db.transaction().execute((transaction) => writeLetterChoices(transaction, caller.id, body))
    return { success: true, message: 'Tes choix sont enregistrés.' }
  },

  /** All that is kept of the caller's account (R48). */
  exportAccount: async ({ caller }, { db, now }) => await accountData(db, caller.id, now()),

  /** Deletes the caller's account at once, with all that no law keeps (R48). */
  deleteAccount: async ({ body, caller }, world) => {
    const { password_hash: hash } = await findUser(world.db, caller.id)
    if (!(await world.passwords.verify(hash, body.password))) throw wrongPassword('password', 'Mot de passe incorrect.')
    await eraseAccount(caller.id, 'asked', world)
    await forgetCustomers(world)
    return { success: true, message: 'Ton compte est supprimé.' }
  },
} satisfies Partial<Handlers>

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

/** The try counts before anything is compared, as with a code for a new password (R35). */
async function confirm(userId: number, code: string, { db, now, passwords }: World): Promise<UserRow> {
  const tried = await tryResetCode(db, { userId, asker: confirmationAsker }, now())
  if (!(await passwords.verify(tried?.hash ?? null, code)) || tried === null) throw wrongCode()
  return await db.transaction().execute(async (transaction) => {
    if (!(await useUpConfirmationCode(transaction, userId, tried.hash))) throw wrongCode()
    return await confirmAddress(transaction, userId, now())
  })
}

type PasswordChange = Extract<ParsedBody<Api['updateUser']>, { readonly new_password: string }>
type Profile = Exclude<ParsedBody<Api['updateUser']>, PasswordChange>

async function saveProfile(profile: Profile, { id }: Caller, { db }: World) {
  const user = await updateProfile(db, id, {
    last_name: profile.nom,
    first_name: profile.prenom,
    phone: profile.telephone,
    company: profile.societe,
    billing_address: profile.adresseFacturation,
    postal_code: profile.codePostal,
    city: profile.ville,
    ...(profile.tva !== undefined && { vat_number: profile.tva }),
    ...(profile.siret !== undefined && { siren: profile.siret }),
  })
  if (user === null) throw sessionOver()
  return { user: userDataOf(user) }
}

/** Ends every other session and a code that is on its way; this session gets a token for what was left of its time. */
async function changePassword(
  { current_password, new_password }: PasswordChange,
  { id, role, teamRole, token }: Caller,
  { db, deviceMarks, limiter, now, passwords, tokens }: World,
) {
  await checkRate(limiter, 'passwordByAccount', String(id))
  const user = await findUser(db, id)
  if (!(await passwords.verify(user.password_hash, current_password)))
    throw wrongPassword('current_password', 'Mot de passe actuel incorrect.')
  checkNewPassword(role, new_password, 'new_password')
  const hash = await passwords.hash(new_password)
  const sessionVersion = await db.transaction().execute(async (transaction) => {
    await forgetResetCodes(transaction, id)
    return await replacePassword(transaction, user, hash)
  })
  if (sessionVersion === null) throw sessionOver()
  const secondsLeft = token.expiresAt.getTime() / 1000 - Math.floor(now().getTime() / 1000)
  const fresh = await tokens.issue({ userId: id, role, teamRole, sessionVersion }, secondsLeft, now())
  return {
    token: fresh,
    user: { ...userDataOf(user), token: fresh },
    appareil: deviceMarks.make({ id, session_version: sessionVersion }, now()),
  }
}
