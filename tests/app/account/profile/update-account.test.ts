import { describe, expect, it } from 'vitest'
import { profileOf } from '#app/account/profile/profile-values.ts'
import { changePassword, confirmAddress, saveProfile, sendCodeAgain } from '#app/account/profile/update-account.ts'
import type { UserRecord } from '#contract/account/user-record.ts'
import { createSession } from '#state/session/session.ts'
import { givenCaller, refusal, type GivenAnswer } from '#tests/builders/given-caller.ts'
import { memoryStore } from '#tests/builders/memory-store.ts'
import { camille, friday10h } from '#tests/builders/pretend-world.ts'

const edited = {
  ...profileOf(camille),
  nom: ' Modèle ',
  telephone: '+33 6 98 76 54 32',
  societe: 'Modèle SARL',
  adresseFacturation: '3 rue du Modèle',
  codePostal: '06250',
  ville: 'Mougins',
}
const change = { current_password: 'Exemple-2026!', new_password: 'Grue-jaune-42', confirmPassword: 'Grue-jaune-42' }

function account(...answers: GivenAnswer[]) {
  const store = memoryStore()
  const session = createSession(store, () => friday10h)
  session.open('jeton', camille)
  const given = givenCaller(answers)
  const world = { call: given.call, session }
  return { ...given, session, world, stored: () => JSON.parse(store.getItem('userData') ?? 'null') as UserRecord }
}

describe('A profile that is saved', () => {
  it('goes to the account by the names of the payload, tidied', async () => {
    const { world, asked } = account(Response.json({ success: true }))
    expect(await saveProfile(world, edited)).toEqual({ ok: true })
    expect(asked.map(({ method, url }) => [method, url])).toEqual([['POST', '/api/users/update/7']])
    const { siret, tva, ...named } = edited
    expect(JSON.parse(String(asked[0]?.body))).toEqual({ ...named, nom: 'Modèle', telephone: '0698765432' })
  })

  it('has the numbers of its company where the provider tells them', async () => {
    const { world, session, asked } = account(Response.json({ success: true }))
    session.open('jeton', { ...camille, user_profil: { ...camille.user_profil!, siret: '900000001', tva: '' } })
    expect(await saveProfile(world, { ...edited, siret: '900 000 001', tva: 'fr 68 900000001' })).toEqual({ ok: true })
    expect(JSON.parse(String(asked[0]?.body))).toMatchObject({ siret: '900 000 001', tva: 'FR68900000001' })
    expect(session.state.user?.user_profil).toMatchObject({ siret: '900 000 001', tva: 'FR68900000001' })
  })

  it('is in the stored record and the session as the server answers it', async () => {
    const answered = { ...camille, nom: 'MODÈLE' }
    const { world, session, stored } = account(Response.json({ data: { user: answered } }))
    await saveProfile(world, edited)
    expect([session.state.user?.nom, stored().nom, session.state.token]).toEqual(['MODÈLE', 'MODÈLE', 'jeton'])
  })

  it.each([
    ['answers the record', { data: { user: { ...camille, nom: 'MODÈLE' } } }],
    ['answers none', { success: true }],
  ])('leaves the token in the stored record where the server %s', async (_, body) => {
    const { world, session, stored } = account(Response.json(body))
    session.open('jeton', { ...camille, token: 'jeton' })
    await saveProfile(world, edited)
    expect(stored().token).toBe('jeton')
  })

  it('is there also when the server answers no record', async () => {
    const { world, session, stored } = account(Response.json({ success: true }))
    await saveProfile(world, edited)
    expect(stored()).toMatchObject({ nom: 'Modèle', user_profil: { RaisonSocial: 'Modèle SARL', ville: 'Mougins' } })
    session.open('autre', { ...session.state.user!, prenom: 'Dominique' })
    expect(session.state.user?.prenom).toBe('Dominique')
  })

  it.each([
    ['the server’s message', { message: 'Téléphone déjà pris.' }, 'Téléphone déjà pris.'],
    [
      '« Erreur lors de la mise à jour du profil » when the server has no words',
      {},
      'Erreur lors de la mise à jour du profil',
    ],
  ])('that is refused says %s, and changes nothing', async (_, body, sentence) => {
    const { world, stored } = account(refusal(422, body))
    expect(await saveProfile(world, edited)).toMatchObject({ ok: false, message: sentence })
    expect(stored()).toEqual(camille)
  })

  it('opens no session that was closed meanwhile', async () => {
    const { world, session } = account(Response.json({ data: { token: 'frais', user: camille } }))
    const saving = saveProfile(world, edited)
    session.close()
    expect(await saving).toEqual({ ok: true })
    expect(session.state).toMatchObject({ token: null, user: null })
  })
})

describe('A password that is changed', () => {
  it('goes to the account without its confirmation', async () => {
    const { world, asked } = account(Response.json({ success: true }))
    await changePassword(world, change)
    expect(asked.map(({ url, body }) => [url, JSON.parse(String(body))])).toEqual([
      ['/api/users/update/7', { current_password: 'Exemple-2026!', new_password: 'Grue-jaune-42' }],
    ])
  })

  it('goes on with the fresh token of the reply, else with the one it had', async () => {
    const fresh = account(Response.json({ data: { token: 'frais', user: camille } }))
    await changePassword(fresh.world, change)
    expect(fresh.session.state.token).toBe('frais')
    const other = account(Response.json({ message: 'ok' }))
    await changePassword(other.world, change)
    expect(other.session.state).toMatchObject({ token: 'jeton', user: { email: camille.email } })
  })

  it.each([
    ['the server’s message', { message: 'Mot de passe actuel incorrect.' }, 'Mot de passe actuel incorrect.'],
    ['the sentence in data', { data: 'Mot de passe actuel incorrect.' }, 'Mot de passe actuel incorrect.'],
    [
      '« Erreur lors de la modification du mot de passe » when the server has no words',
      {},
      'Erreur lors de la modification du mot de passe',
    ],
  ])('that is refused says %s', async (_, body, sentence) => {
    const { world } = account(refusal(422, body))
    expect(await changePassword(world, change)).toMatchObject({ ok: false, message: sentence })
  })
})

describe('An address that is confirmed', () => {
  const confirmed = { ...camille, email_confirme: true }

  it('is so in the stored record, by its code', async () => {
    const { world, asked, stored } = account(Response.json({ success: true, data: { user: confirmed } }))
    expect(await confirmAddress(world, 'k7q2')).toEqual({ ok: true })
    expect([asked[0]?.url, JSON.parse(String(asked[0]?.body)), stored().email_confirme]).toEqual([
      '/api/account/confirm-email',
      { code: 'k7q2' },
      true,
    ])
  })

  it('on another device is known here once another code is asked for', async () => {
    const { world, asked, stored } = account(Response.json({ success: true, data: { user: confirmed } }))
    expect(await sendCodeAgain(world)).toEqual({ ok: true })
    expect([asked[0]?.url, stored().email_confirme]).toEqual(['/api/account/confirmation-code', true])
  })

  it.each([
    [refusal(400, { message: 'Code invalide' }), 'Code invalide'],
    [refusal(500, {}), 'Code invalide'],
  ])('is not by a code that is refused', async (answer, message) => {
    const { world, stored } = account(answer)
    expect(await confirmAddress(world, 'AAAA')).toMatchObject({ ok: false, message })
    expect(stored()).toEqual(camille)
  })
})
