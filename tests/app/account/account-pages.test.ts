import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import AccountPage from '#app/account/account-page.tsx'
import PreferencesPage from '#app/account/preferences-page.tsx'
import { ProfileForm } from '#app/account/profile/profile-form.tsx'
import { profileOf, type ProfileValues } from '#app/account/profile/profile-values.ts'
import { unsavedProfile } from '#app/account/profile/unsaved-profile.ts'
import type { UserRecord } from '#contract/account/user-record.ts'
import type { World } from '#app/world.ts'
import { BeginSignOutContext } from '#state/leaving/use-begin-sign-out.ts'
import { drawnScreen, linksOf } from '#tests/builders/drawn-screen.tsx'
import { camille, pretendWorld } from '#tests/builders/pretend-world.ts'

const names = (html: string) => [
  ...new Set(Array.from(html.matchAll(/<input [^>]*?name="([^"]*)"/g), ([, name]) => name)),
]

function account(prepare: (world: World) => void = () => {}) {
  const world = pretendWorld(fetch)
  world.session.open('jeton', camille)
  prepare(world)
  return drawnScreen(world, '/account', createElement(AccountPage))
}

function profileForm(user: UserRecord, edits: ProfileValues) {
  const world = pretendWorld(fetch)
  world.session.open('jeton', user)
  const unsaved = unsavedProfile(world, user.id)
  unsaved.keep(edits)
  return drawnScreen(world, '/account', createElement(ProfileForm, { user, unsaved, onClose() {} }))
}

describe('The account page', () => {
  it('shows the profile to read, with nothing to type in', () => {
    const { html, text } = account()
    expect(text).toContain('CE Camille Exemple Exemple Matériaux')
    expect(text).toContain('camille@exemple.fr C’est ton identifiant : il ne change pas.')
    expect(text).toContain('Modifier mes informations')
    expect(text).toContain('Changer mon mot de passe')
    expect(names(html)).toEqual(['theme'])
  })

  it('has a part for each: information, security, named addresses, preferences, data', () => {
    expect(Array.from(account().html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g), ([, words]) => words)).toEqual([
      'Tes informations',
      'Tes cartes',
      'À plusieurs',
      'Sécurité',
      'Tes adresses et modèles',
      'Mes préférences',
      'Tes données',
    ])
  })

  it('asks to confirm the address until it is confirmed, and not where the provider does not ask', () => {
    const asks = (email_confirme?: boolean) =>
      account((world) =>
        world.session.open('jeton', { ...camille, ...(email_confirme !== undefined && { email_confirme }) }),
      ).text.includes('Confirme ton adresse e-mail')
    expect([asks(false), asks(true), asks()]).toEqual([true, false, false])
  })

  it('ends with the way out that its frame gives it', () => {
    const world = pretendWorld(fetch)
    world.session.open('jeton', camille)
    const framed = drawnScreen(
      world,
      '/account',
      createElement(BeginSignOutContext, { value: () => {} }, createElement(AccountPage)),
    )
    expect(framed.text).toMatch(/Supprimer mon compte.*Se déconnecter$/)
    expect(account().text).not.toContain('Se déconnecter')
  })

  it('is open on edits that were begun and left, for their author alone', () => {
    const edits = { ...profileOf(camille), nom: 'Modèle' }
    const isOpenOnThoseOf = (id: number) =>
      !account((world) => unsavedProfile(world, id).keep(edits)).text.includes('Modifier mes informations')
    expect([isOpenOnThoseOf(camille.id), isOpenOnThoseOf(8)]).toEqual([true, false])
    const { html, text } = profileForm(camille, edits)
    expect(text).toContain('Tes modifications n’étaient pas enregistrées : les revoici.')
    expect(names(html)).toEqual(['prenom', 'nom', 'telephone', 'societe', 'adresseFacturation', 'codePostal', 'ville'])
    expect(html).toMatch(/<input (?=[^>]*name="nom")[^>]*value="Modèle"/)
  })

  it('does without a session, on the way to /login', () => {
    expect(drawnScreen(pretendWorld(fetch), '/account', createElement(AccountPage)).html).toBe('')
  })
})

describe('The preferences of an account', () => {
  it('lead from it to the letters and notifications, and to this device; and back', () => {
    const links = linksOf(account().html)
    expect(Object.entries(links).filter(([, path]) => path.startsWith('/preferences'))).toEqual([
      [expect.stringMatching(/^E-mails et notifications/), '/preferences#par-mail'],
      [expect.stringMatching(/^Cet appareil/), '/preferences#cet-appareil'],
    ])
    const { html } = drawnScreen(pretendWorld(fetch), '/preferences', createElement(PreferencesPage))
    expect([html.includes('id="cet-appareil"'), html.includes('id="par-mail"'), linksOf(html)['Mon compte']]).toEqual([
      true,
      true,
      '/account',
    ])
  })
})

describe('The company of an account', () => {
  const registered = { ...camille, user_profil: { ...camille.user_profil!, siret: '732829320', tva: 'FR44732829320' } }
  const signedIn = (world: World) => world.session.open('jeton', registered)

  it('is shown with its numbers', () => {
    expect(account(signedIn).text.replaceAll('\u00A0', ' ')).toMatch(
      /Société Exemple Matériaux\s*SIREN 732 829 320\s*N° TVA FR44732829320/,
    )
    expect(account().text).not.toContain('SIREN')
  })

  it('is mended where the registration asked for it, folded with all its fields', () => {
    const { html } = profileForm(registered, { ...profileOf(registered), nom: 'Modèle' })
    expect(html).toMatch(/<details class="card fold-card" open=""><summary[^>]*>.*?Facturer une société/)
    for (const [name, value] of [
      ['siret', '732829320'],
      ['societe', 'Exemple Matériaux'],
      ['tva', 'FR44732829320'],
    ])
      expect(html).toMatch(
        new RegExp(`<input[^>]*name="${name}"[^>]*value="${value}"|<input[^>]*value="${value}"[^>]*name="${name}"`),
      )
  })
})

describe('The preferences page', () => {
  it('offers Auto, Clair and Sombre, and says which theme is shown', () => {
    const world = pretendWorld(fetch)
    const draw = () => drawnScreen(world, '/preferences', createElement(PreferencesPage)).text
    expect(draw()).toContain('En ce moment : Clair Auto Clair Sombre')
    world.theme.choose('dark')
    expect(draw()).toContain('En ce moment : Sombre')
  })
})
