import { describe, expect, it } from 'vitest'
import { brokenRules, createCheckedForm, problemsOf } from '#state/form/checked-form.ts'
import { credentialsSchema, registrationSchema } from '#contract/account/account.ts'

const loginForm = () => createCheckedForm({ email: '', password: '', remember: false })
const problems = (form: ReturnType<typeof loginForm>) => problemsOf(credentialsSchema, form.state)

describe('A sign-in form', () => {
  it('says nothing before a field was left', () => {
    expect(problems(loginForm())).toEqual({})
  })

  it('says what is wrong with a field once it was left', () => {
    const form = loginForm()
    form.leave('email')
    expect(problems(form)).toEqual({ email: "L'email est obligatoire" })
    form.type({ email: 'camille' })
    expect(problems(form)).toEqual({ email: 'Email invalide' })
    form.type({ email: 'camille@exemple.fr' })
    expect(problems(form)).toEqual({})
  })

  it('says nothing of a field that was gone past empty, until something was typed in it', () => {
    const form = loginForm()
    form.pass('email')
    expect(problems(form)).toEqual({})
    form.type({ email: 'c' })
    form.type({ email: '' })
    form.pass('email')
    expect(problems(form)).toEqual({ email: "L'email est obligatoire" })
  })

  it('says what is wrong with what was filled in before', () => {
    const form = createCheckedForm({ email: 'camille', password: '', remember: false })
    form.pass('email')
    form.pass('password')
    expect(problems(form)).toEqual({ email: 'Email invalide' })
  })

  it('has forgotten everything once it is cleared', () => {
    const form = loginForm()
    form.type({ email: 'camille' })
    form.leave('email', 'password')
    form.refuse({ message: null, errors: { email: ['Compte fermé.'] } })
    form.clear({ email: '', password: '', remember: false })
    form.pass('email')
    expect([problems(form), form.state.values.email]).toEqual([{}, ''])
  })

  it('shows the server’s sentence until the field is typed again', () => {
    const form = loginForm()
    form.type({ email: 'camille@exemple.fr' })
    form.refuse({ message: null, errors: { email: ['Compte fermé.', 'Écris-nous.'] } })
    expect(problems(form)).toEqual({ email: 'Compte fermé. Écris-nous.' })
    form.type({ email: 'autre@exemple.fr' })
    expect(problems(form)).toEqual({})
  })

  it('is sent once, however often it is submitted', async () => {
    const form = loginForm()
    let sent = 0
    let arrive: () => void = () => {}
    const send = () =>
      new Promise<void>((resolve) => {
        sent += 1
        arrive = resolve
      })
    const first = form.once(send)
    await form.once(send)
    expect([sent, form.state.busy]).toEqual([1, true])
    arrive()
    await first
    expect(form.state.busy).toBe(false)
  })

  it('can be sent again after it failed', async () => {
    const form = loginForm()
    await expect(form.once(() => Promise.reject(new Error('cut')))).rejects.toThrow('cut')
    expect(form.state.busy).toBe(false)
  })
})

describe('A register form', () => {
  it('says the sentences of section 5, in the order of its fields', () => {
    expect(brokenRules(registrationSchema, { tva: 'FR12', telephone: '0493000000' })).toEqual({
      email: 'Email requis',
      password: 'Mot de passe requis',
      prenom: 'Prénom requis',
      nom: 'Nom requis',
      telephone: 'Numéro de téléphone invalide (format: 06/07 + 8 chiffres)',
      adresse: 'Adresse de facturation requise',
      tva: 'TVA invalide (format: FR + 11 chiffres)',
    })
  })
})
