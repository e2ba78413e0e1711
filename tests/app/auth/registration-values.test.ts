import { describe, expect, it } from 'vitest'
import { begunValues, blankRegistration, keepable } from '#app/auth/registration-values.ts'

const typed = {
  ...blankRegistration,
  email: 'camille@exemple.fr',
  password: 'Exemple-2026!',
  latitude: 43.6,
  longitude: 7,
}

describe('What is kept of a registration', () => {
  it('is everything but the password', () => {
    expect(JSON.stringify(keepable(typed))).not.toContain('Exemple-2026!')
    expect(begunValues(JSON.parse(JSON.stringify(keepable(typed))))).toEqual({ ...typed, password: '' })
  })

  it('is nothing while nothing but a password is typed', () => {
    expect(keepable({ ...blankRegistration, password: 'Exemple-2026!', nom: ' ' })).toBeNull()
  })

  it.each([null, 'texte', {}, { ...typed, nom: 7 }, { ...typed, latitude: '43' }])('is none in %j', (kept) => {
    expect(begunValues(kept)).toBeNull()
  })
})
