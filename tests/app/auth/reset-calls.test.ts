import { describe, expect, it } from 'vitest'
import { askForCode, checkCode, setNewPassword } from '#app/auth/reset/reset-calls.ts'
import { wordsOf, type CallOutcome } from '#state/connection/call-outcome.ts'
import { givenCaller, refusal } from '#tests/builders/given-caller.ts'

const email = 'camille@exemple.fr'
const done = Response.json({ success: true })
const change = { email, code: 'K7Q2', password: 'Grue-jaune-42' }

/** What a screen says of a call that ended. */
const words = (end: CallOutcome) => (end.ok ? null : wordsOf(end))

describe('A code for a new password', () => {
  it('is asked for by the e-mail alone', async () => {
    const { call, asked } = givenCaller([done])
    expect(await askForCode({ call }, email)).toEqual({ ok: true })
    expect(asked.map(({ url, body }) => [url, JSON.parse(String(body))])).toEqual([['/api/reset', { email }]])
  })

  it.each([
    [
      'the server’s errors before its message',
      { message: 'Non.', errors: { email: ['Adresse inconnue.', 'Écris-nous.'] } },
      'Adresse inconnue. Écris-nous.',
    ],
    ['the server’s message', { message: 'Compte fermé.' }, 'Compte fermé.'],
    ['« Email introuvable » when the server has no words', {}, 'Email introuvable'],
  ])('that is refused says %s', async (_, body, sentence) => {
    expect(words(await askForCode(givenCaller([refusal(404, body)]), email))).toBe(sentence)
  })

  it('is checked with the e-mail', async () => {
    const { call, asked } = givenCaller([done])
    expect(await checkCode({ call }, email, 'K7Q2')).toEqual({ ok: true })
    expect(asked.map(({ url, body }) => [url, JSON.parse(String(body))])).toEqual([
      ['/api/verify-reset-code', { email, code: 'K7Q2' }],
    ])
  })

  it.each([
    ['the server’s errors', refusal(422, { message: 'Non.', errors: { code: ['Code expiré.'] } }), 'Code expiré.'],
    ['the server’s message', refusal(400, { message: 'Trop tard.' }), 'Trop tard.'],
    ['« Code invalide » when the server has no words', refusal(400), 'Code invalide'],
    ['« Code invalide » when a success is none', Response.json({ success: false }), 'Code invalide'],
    [
      'the message of a success that is none',
      Response.json({ success: false, message: 'Code expiré.' }),
      'Code expiré.',
    ],
  ])('that is wrong says %s', async (_, answer, sentence) => {
    expect(words(await checkCode(givenCaller([answer]), email, 'K7Q2'))).toBe(sentence)
  })

  it('that is refused by a 401 ends no session', async () => {
    const { call, signedOutTimes } = givenCaller([refusal(401)])
    expect(words(await checkCode({ call }, email, 'K7Q2'))).toBe('Code invalide')
    expect(signedOutTimes()).toBe(0)
  })
})

describe('A new password by a code', () => {
  it('goes with the e-mail and the code', async () => {
    const { call, asked } = givenCaller([done])
    expect(await setNewPassword({ call }, change)).toEqual({ ok: true })
    expect(asked.map(({ url, body }) => [url, JSON.parse(String(body))])).toEqual([['/api/update-password', change]])
  })

  it.each([
    ['the server’s errors', { errors: { code: ['Code invalide'] } }, 'Code invalide'],
    ['the server’s message', { message: 'Trop tard.' }, 'Trop tard.'],
    [
      '« Erreur lors de la modification du mot de passe » when the server has no words',
      {},
      'Erreur lors de la modification du mot de passe',
    ],
  ])('that is refused says %s', async (_, body, sentence) => {
    expect(words(await setNewPassword(givenCaller([refusal(400, body)]), change))).toBe(sentence)
  })
})
