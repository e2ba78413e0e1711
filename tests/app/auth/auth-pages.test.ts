import { UnsecuredJWT } from 'jose'
import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import DoorPage from '#app/auth/door-page.tsx'
import { drawnScreen, linksOf } from '#tests/builders/drawn-screen.tsx'
import { camille, friday10h, pretendWorld } from '#tests/builders/pretend-world.ts'

const login = () => drawnScreen(pretendWorld(fetch), '/login', createElement(DoorPage))
const register = () => drawnScreen(pretendWorld(fetch), '/register', createElement(DoorPage))
const names = (html: string) => Array.from(html.matchAll(/<input [^>]*?name="([^"]*)"/g), ([, name]) => name)

describe('The login page', () => {
  it('asks for the e-mail, the password and whether to be remembered', () => {
    const { html, text } = login()
    expect(names(html)).toEqual(['email', 'password', 'remember'])
    expect(text).toContain('Se souvenir de moi')
    expect(text).toContain('Se connecter')
  })

  it('hides the password behind a toggle', () => {
    const { html, text } = login()
    expect(html).toMatch(/<input [^>]*type="password"[^>]*name="password"/)
    expect(text).toContain('Afficher')
  })

  it('leads to a forgotten password and to an account', () => {
    expect(linksOf(login().html)).toMatchObject({
      'Mot de passe oublié ?': '/forgot-password',
      'Créer un compte': '/register',
    })
  })
})

describe('The two ways in', () => {
  it.each([
    ['/login', login],
    ['/register', register],
  ])('stand side by side, each at its address, the present one marked: %s', (here, draw) => {
    const { html } = draw()
    expect(linksOf(html)).toMatchObject({ 'Se connecter': '/login', 'Créer un compte': '/register' })
    expect(
      Array.from(html.matchAll(/<a [^>]*aria-current="page"[^>]*>/g), ([link]) => /href="([^"]*)"/.exec(link)?.[1]),
    ).toEqual([here])
  })
})

describe('What a password manager finds', () => {
  const tokens = (html: string) =>
    Object.fromEntries(
      Array.from(html.matchAll(/<input [^>]*>/g), ([input]) => [
        /name="([^"]*)"/.exec(input)?.[1],
        /autocomplete="([^"]*)"/i.exec(input)?.[1],
      ]),
    )

  it('is the account and its password on the login page', () => {
    expect(tokens(login().html)).toMatchObject({ email: 'username', password: 'current-password' })
  })

  it('is the account, a new password and who one is on the register page', () => {
    expect(tokens(register().html)).toMatchObject({
      email: 'username',
      password: 'new-password',
      prenom: 'given-name',
      nom: 'family-name',
      telephone: 'tel',
      societe: 'organization',
      tva: 'off',
      siret: 'off',
    })
  })
})

describe('Somebody who is signed in already', () => {
  const inAnHour = new UnsecuredJWT({}).setExpirationTime(new Date(friday10h.getTime() + 3_600_000)).encode()
  const over = new UnsecuredJWT({}).setExpirationTime(friday10h).encode()
  const loginOf = (token: string) => {
    const world = pretendWorld(fetch)
    world.session.open(token, camille)
    return drawnScreen(world, '/login', createElement(DoorPage))
  }

  it('is greeted by name on /login, with the way on', () => {
    const { text, html } = loginOf(inAnHour)
    expect(text).toContain('Content de te revoir, Camille.')
    expect(text).toContain('Tu es déjà connecté : Camille Exemple, camille@exemple.fr.')
    expect(linksOf(html)['Continuer']).toBe('/commande')
  })

  it('has one orange action, the form being folded', () => {
    const { html } = loginOf(inAnHour)
    expect(html.match(/button-primary/g)).toHaveLength(1)
    expect(names(html)).toEqual([])
    expect(html).toContain('<summary>Utiliser un autre compte</summary>')
  })

  it('is offered no way on with a token that is over', () => {
    expect(loginOf(over).text).not.toContain('Continuer')
  })
})

describe('The register page', () => {
  it('asks for the login, the person and the company, in three sections', () => {
    const { html } = register()
    expect(names(html)).toEqual([
      'email',
      'password',
      'prenom',
      'nom',
      'telephone',
      'adresse',
      'siret',
      'societe',
      'tva',
    ])
    expect(html.match(/<h2/g)).toHaveLength(3)
  })

  it('calls the company optional, and its field « siret » SIREN', () => {
    const { html, text } = register()
    expect(text).toContain('facultatif')
    const id = /<input [^>]*?id="([^"]*)"[^>]*name="siret"/.exec(html)?.[1]
    expect(new RegExp(`<label[^>]*for="${id}"[^>]*>.*?</label>`, 's').exec(html)?.[0]).toContain('SIREN')
  })

  it('leads to the login, the terms and the privacy page', () => {
    expect(Object.values(linksOf(register().html))).toEqual([
      '/login',
      '/register',
      '/cgu',
      '/cgv',
      '/politique',
      '/contact',
    ])
  })

  it('has the company folded until somebody has one', () => {
    expect(register().html).toMatch(/<details class="card fold-card"><summary[^>]*>.*?Facturer une société/)
  })

  it('has what was begun in this tab again, its company too, but no password', () => {
    const world = pretendWorld(fetch)
    const begun = {
      email: 'camille@exemple.fr',
      prenom: 'Camille',
      nom: 'Exemple',
      telephone: '06',
      adresse: '3 rue',
      latitude: null,
      longitude: null,
      societe: 'Exemple SARL',
      tva: '',
      siret: '',
    }
    const { html, text } = drawnScreen(
      { ...world, begunRegistration: { ...world.begunRegistration, read: () => begun } },
      '/register',
      createElement(DoorPage),
    )
    expect(Array.from(html.matchAll(/<input [^>]*?value="([^"]*)"/g), ([, value]) => value)).toEqual([
      'camille@exemple.fr',
      '',
      'Camille',
      'Exemple',
      '06',
      '3 rue',
      '',
      'Exemple SARL',
      '',
    ])
    expect(text).toContain('Ta saisie t’attendait ici.')
    expect(html).toContain('<details class="card fold-card" open="">')
  })
})
