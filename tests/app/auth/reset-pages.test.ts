import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import ChangePasswordPage from '#app/auth/reset/change-password-page.tsx'
import { CodeStep } from '#app/auth/reset/code-step.tsx'
import ForgotPasswordPage from '#app/auth/reset/forgot-password-page.tsx'
import { NewPasswordForm } from '#app/auth/reset/new-password-form.tsx'
import { drawnScreen } from '#tests/builders/drawn-screen.tsx'
import { friday10h, pretendWorld } from '#tests/builders/pretend-world.ts'

const draw = (screen: Parameters<typeof drawnScreen>[2]) => drawnScreen(pretendWorld(fetch), '/forgot-password', screen)
const names = (html: string) => Array.from(html.matchAll(/<input [^>]*?name="([^"]*)"/g), ([, name]) => name)
const codeStep = (sentAt: number | null) => draw(createElement(CodeStep, { email: 'camille@exemple.fr', sentAt }))
const newPassword = () => draw(createElement(NewPasswordForm, { email: 'camille@exemple.fr', code: 'K7Q2' }))

describe('The page of a forgotten password', () => {
  it('asks for the e-mail first', () => {
    expect(names(draw(createElement(ForgotPasswordPage)).html)).toEqual(['email'])
  })

  it('asks for the code in one real field, drawn as four boxes, which phones fill in', () => {
    const { html } = codeStep(friday10h.getTime())
    expect(names(html)).toEqual(['code'])
    expect(html).toMatch(/<input [^>]*autoComplete="one-time-code"/i)
    expect(html.match(/class="code-box"/g)).toHaveLength(4)
  })

  it('says where the code went, though not that there is an account', () => {
    expect(codeStep(friday10h.getTime()).text).toContain(
      'S’il y a un compte à cette adresse, le code est parti à camille@ exemple.fr',
    )
    expect(codeStep(null).text).toContain('Recopie le code reçu à camille@ exemple.fr')
  })

  it('sends another code once the last one had a minute to arrive', () => {
    expect(codeStep(friday10h.getTime()).text).toContain('Renvoyer le code (dans 60 s)')
    expect(codeStep(friday10h.getTime() - 41_500).text).toContain('Renvoyer le code (dans 19 s)')
    expect(codeStep(friday10h.getTime() - 60_000).text).toContain('Renvoyer le code Changer')
  })
})

describe('The page of the new password', () => {
  it('leads to /forgot-password without an e-mail and a code in navigation state', () => {
    expect(draw(createElement(ChangePasswordPage)).redirectTo).toBe('/forgot-password')
  })

  it('asks for it twice, each with its own toggle', () => {
    const { html, text } = newPassword()
    expect(names(html)).toEqual(['email', 'new_password', 'confirmPassword'])
    expect(text.match(/Afficher/g)).toHaveLength(2)
  })

  it('says what is asked of it to who enters the field by ear', () => {
    const { html } = newPassword()
    const list = /<input (?=[^>]*name="new_password")[^>]*aria-describedby="([^"]*)"/.exec(html)?.[1]
    expect(html).toMatch(new RegExp(`<div id="${list}"><ul [^>]*aria-label="Ton mot de passe contient"`))
  })

  it('tells password managers whose it is, that it is new, and what it must have', () => {
    const { html } = newPassword()
    expect(html).toMatch(
      /<input (?=[^>]*name="email")(?=[^>]*autocomplete="username")(?=[^>]*readonly)[^>]*value="camille@exemple.fr"/i,
    )
    expect(html.match(/autocomplete="new-password"/gi)).toHaveLength(2)
    expect(html).toContain('passwordrules="minlength: 12;')
  })
})
