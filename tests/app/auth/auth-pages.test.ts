import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import LoginPage from '#app/auth/login-page.tsx'
import RegisterPage from '#app/auth/register-page.tsx'
import { drawnScreen, linksOf } from '#tests/builders/drawn-screen.tsx'
import { pretendWorld } from '#tests/builders/pretend-world.ts'

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
