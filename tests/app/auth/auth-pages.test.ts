import { UnsecuredJWT } from 'jose'
import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import LoginPage from '#app/auth/login-page.tsx'
import RegisterPage from '#app/auth/register-page.tsx'
import { drawnScreen, linksOf } from '#tests/builders/drawn-screen.tsx'
import { camille, friday10h, pretendWorld } from '#tests/builders/pretend-world.ts'

const login = () => drawnScreen(pretendWorld(fetch), '/login', createElement(LoginPage))
const register = () => drawnScreen(pretendWorld(fetch), '/register', createElement(RegisterPage))
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
    expect(linksOf(login().html)).toEqual({ 'Mot de passe oublié ?': '/forgot-password', 'Créer un compte': '/register' })
  })
})

describe('What a password manager finds', () => {
  const tokens = (html: string) =>
    Object.fromEntries(Array.from(html.matchAll(/<input [^>]*>/g), ([input]) => [/name="([^"]*)"/.exec(input)?.[1], /autocomplete="([^"]*)"/i.exec(input)?.[1]]))

  it('is the account and its password on the login page', () => {
    expect(tokens(login().html)).toMatchObject({ email: 'username', password: 'current-password' })
  })

  it('is the account, a new password and who one is on the register page', () => {
    expect(tokens(register().html)).toMatchObject({ email: 'username', password: 'new-password', prenom: 'given-name', nom: 'family-name', telephone: 'tel', societe: 'organization', tva: 'off', siret: 'off' })
  })
})

describe('Somebody who is signed in already', () => {
  const inAnHour = new UnsecuredJWT({}).setExpirationTime(new Date(friday10h.getTime() + 3_600_000)).encode()
  const over = new UnsecuredJWT({}).setExpirationTime(friday10h).encode()
  const loginOf = (token: string) => {
    const world = pretendWorld(fetch)
    world.session.open(token, camille)
    return drawnScreen(world, '/login', createElement(LoginPage))
  }

  it('is greeted by name on /login, with the way on', () => {
    const { text, html } = loginOf(inAnHour)
    expect(text).toContain('Tu es déjà connecté : Camille Exemple, camille@exemple.fr.')
    expect(linksOf(html)['Continuer']).toBe('/commande')
  })

  it('is offered no way on with a token that is over', () => {
    expect(loginOf(over).text).not.toContain('Continuer')
  })
})

describe('The register page', () => {
  it('asks for the login, the person and the company, in three sections', () => {
    const { html } = register()
    expect(names(html)).toEqual(['email', 'password', 'prenom', 'nom', 'telephone', 'adresse', 'societe', 'tva', 'siret'])
    expect(html.match(/<h2/g)).toHaveLength(3)
  })

  it('calls the company optional, and its field « siret » SIREN', () => {
    const { html, text } = register()
    expect(text).toContain('facultatif')
    const id = /<input [^>]*?id="([^"]*)"[^>]*name="siret"/.exec(html)?.[1]
    expect(new RegExp(`<label[^>]*for="${id}"[^>]*>.*?</label>`, 's').exec(html)?.[0]).toContain('SIREN')
  })

  it('leads to the login, the terms and the privacy page', () => {
    expect(Object.values(linksOf(register().html))).toEqual(['/cgu', '/cgv', '/politique', '/login'])
  })
})
