import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { textSentences } from '#contract/wire/sentences.ts'
import { credentialsSchema, login, register, registrationSchema } from '#contract/account/account.ts'
import { userRecordSchema } from '#contract/account/user-record.ts'
import { refusals, without } from '#tests/contract/refusals.ts'

const linkInName = 'Un nom seulement, sans lien ni adresse e-mail'
const registration = {
  email: 'camille@exemple.fr',
  password: 'Abcdef1!',
  prenom: 'Camille',
  nom: 'Martin',
  telephone: '0612345678',
  adresse: '12 rue des Oliviers, 06400 Cannes',
  latitude: 43.5512,
  longitude: 7.0128,
  societe: 'Exemple Bâtiment',
  tva: 'FR12345678901',
  siret: '123456789',
}

describe('A registration', () => {
  it('is taken as the specification names it', () => {
    expect(v.parse(registrationSchema, registration)).toEqual(registration)
  })

  it('needs no company', () => {
    const { societe: _societe, tva: _tva, siret: _siret, ...person } = registration
    expect(v.parse(registrationSchema, person)).toMatchObject({ societe: '', tva: '', siret: '' })
  })

  it('needs no coordinates', () => {
    const { latitude: _latitude, longitude: _longitude, ...unlocated } = registration
    expect(v.parse(registrationSchema, unlocated)).toMatchObject({ latitude: null, longitude: null })
  })

  it('is kept trimmed, its e-mail in small letters, its phone and VAT number without spaces', () => {
    const typed = {
      ...registration,
      email: ' Camille@Exemple.FR ',
      prenom: ' Camille ',
      telephone: '+33 6 12 34 56 78',
      tva: 'fr 12 345 678 901',
    }
    expect(v.parse(registrationSchema, typed)).toEqual(registration)
  })

  it('keeps the password as it was typed', () => {
    expect(v.parse(registrationSchema, { ...registration, password: ' Abcdef1! ' }).password).toBe(' Abcdef1! ')
  })

  it.each(['x', 'é', '🧱', ' '])('may have a password of 128 characters, « %s » among them', (character) => {
    const password = `aA1!${character.repeat(124)}`
    expect(v.parse(registrationSchema, { ...registration, password }).password).toBe(password)
  })

  const required = [
    ['email', 'Email requis'],
    ['password', 'Mot de passe requis'],
    ['prenom', 'Prénom requis'],
    ['nom', 'Nom requis'],
    ['telephone', 'Numéro de téléphone requis'],
    ['adresse', 'Adresse de facturation requise'],
  ] as const

  it.each(required)('without %s is told « %s »', (field, sentence) => {
    expect(refusals(registrationSchema, without(registration, field))).toEqual({ [field]: sentence })
  })

  it.each(required)('with an empty %s is told « %s »', (field, sentence) => {
    expect(refusals(registrationSchema, { ...registration, [field]: '' })).toEqual({ [field]: sentence })
  })

  it.each(required)('with null for %s is told « %s »', (field, sentence) => {
    expect(refusals(registrationSchema, { ...registration, [field]: null })).toEqual({ [field]: sentence })
  })

  it.each(required)('with a number for %s is told « %s »', (field, sentence) => {
    expect(refusals(registrationSchema, { ...registration, [field]: 12 })).toEqual({ [field]: sentence })
  })

  it.each(required.filter(([field]) => field !== 'password'))(
    'with blanks for %s is told « %s »',
    (field, sentence) => {
      expect(refusals(registrationSchema, { ...registration, [field]: '  \t' })).toEqual({ [field]: sentence })
    },
  )

  it.each([
    ['email', 'camille', 'Email invalide'],
    ['email', 'camille@', 'Email invalide'],
    ['email', 'camille@exemple', 'Email invalide'],
    ['email', 'a@exemple.fr, b@exemple.fr', 'Email invalide'],
    ['email', 'a@exemple.fr\r\nBcc: b@exemple.fr', 'Email invalide'],
    [
      'password',
      'abcdefgh',
      'Le mot de passe doit contenir au moins 8 caractères, une majuscule, un chiffre et un caractère spécial.',
    ],
    [
      'password',
      'Abcde1!',
      'Le mot de passe doit contenir au moins 8 caractères, une majuscule, un chiffre et un caractère spécial.',
    ],
    ['telephone', '0493000000', 'Numéro de téléphone invalide (format: 06/07 + 8 chiffres)'],
    ['telephone', '061234567', 'Numéro de téléphone invalide (format: 06/07 + 8 chiffres)'],
    ['tva', 'FR123', 'TVA invalide (format: FR + 11 chiffres)'],
    ['tva', 'BE0123456789', 'TVA invalide (format: FR + 11 chiffres)'],
    ['prenom', 'a'.repeat(201), 'Texte trop long (200 caractères au plus)'],
    ['password', `aA1!${'x'.repeat(125)}`, 'Mot de passe trop long (128 caractères au plus)'],
    ['nom', 'Mar\u0000tin', textSentences.untyped],
    ['nom', 'Gagne sur https://evil.example', linkInName],
    ['prenom', 'www.evil.example', linkInName],
    ['societe', 'martin@exemple.fr', linkInName],
  ])('with %s « %s » is told « %s »', (field, value, sentence) => {
    expect(refusals(registrationSchema, { ...registration, [field]: value })).toEqual({ [field]: sentence })
  })

  it.each([
    ['latitude', 90.1],
    ['latitude', -90.1],
    ['longitude', 180.1],
    ['longitude', '7,0128 Est'],
    ['longitude', Number.NaN],
  ])('with %s %s is refused', (field, value) => {
    expect(Object.keys(refusals(registrationSchema, { ...registration, [field]: value }))).toEqual([field])
  })

  it('that is empty is told of all six fields at once', () => {
    expect(refusals(registrationSchema, {})).toEqual(Object.fromEntries(required))
  })

  it.each([null, undefined, 'nom=Martin', 5])('that is %s is refused', (body) => {
    expect(v.is(registrationSchema, body)).toBe(false)
  })
})

describe('A login', () => {
  const credentials = { email: 'camille@exemple.fr', password: 'Abcdef1!', remember: true }

  it('is taken as the specification names it, with the remember-me flag', () => {
    expect(v.parse(credentialsSchema, credentials)).toEqual(credentials)
  })

  it('is not remembered unless it says so', () => {
    expect(v.parse(credentialsSchema, without(credentials, 'remember')).remember).toBe(false)
  })

  it.each(['a', 'x'.repeat(5000)])('does not judge the strength or the length of the password', (password) => {
    expect(v.parse(credentialsSchema, { ...credentials, password }).password).toBe(password)
  })

  const required = [
    ['email', "L'email est obligatoire"],
    ['password', 'Le mot de passe est obligatoire'],
  ] as const

  it.each(required)('without %s is told « %s »', (field, sentence) => {
    expect(refusals(credentialsSchema, without(credentials, field))).toEqual({ [field]: sentence })
  })

  it.each(
    required.flatMap(([field, sentence]) =>
      ['', null, 12, {}, ['a']].map((value) => [field, JSON.stringify(value), sentence, value] as const),
    ),
  )('with %s %s is told « %s »', (field, _, sentence, value) => {
    expect(refusals(credentialsSchema, { ...credentials, [field]: value })).toEqual({ [field]: sentence })
  })

  it('with a malformed e-mail is told « Email invalide »', () => {
    expect(refusals(credentialsSchema, { ...credentials, email: 'camille' })).toEqual({ email: 'Email invalide' })
  })
})

describe('The user record', () => {
  const record = {
    id: 7,
    nom: 'Martin',
    prenom: 'Camille',
    email: 'camille@exemple.fr',
    telephone: '0612345678',
    token: 'jeton',
    user_profil: {
      nom: 'Martin',
      prenom: 'Camille',
      telephone: '0612345678',
      RaisonSocial: 'Exemple Bâtiment',
      adresseFacturation: '12 rue des Oliviers',
      codePostal: '06400',
      ville: 'Cannes',
    },
  }

  it('is read by the names of the specification', () => {
    expect(v.parse(userRecordSchema, record)).toEqual(record)
  })

  it('may have no profile', () => {
    expect(v.parse(userRecordSchema, { ...record, user_profil: null }).user_profil).toBeNull()
  })

  it('may have numeric text for id', () => {
    expect(v.parse(userRecordSchema, { ...record, id: '7' }).id).toBe(7)
  })

  it('reads a missing or null text as empty', () => {
    expect(v.parse(userRecordSchema, { id: 7, nom: null })).toMatchObject({
      nom: '',
      prenom: '',
      email: '',
      telephone: '',
    })
  })

  it('reads a number where text is meant', () => {
    const { user_profil } = v.parse(userRecordSchema, { ...record, user_profil: { codePostal: 98000 } })
    expect(user_profil).toMatchObject({ codePostal: '98000', ville: '' })
  })

  it('keeps what it does not know', () => {
    expect(v.parse(userRecordSchema, { ...record, role: 'fo' })).toMatchObject({ role: 'fo' })
  })

  it.each(['', ' ', 'abc', '7.5', null, undefined])('with the id %j is none', (id) => {
    expect(v.is(userRecordSchema, { ...record, id })).toBe(false)
  })
})

describe('The reply to a login or a registration', () => {
  const user = { id: 7, nom: 'Martin' }

  it.each([
    ['in data', { data: { token: 'jeton', user } }, 'jeton'],
    ['directly', { token: 'jeton', user }, 'jeton'],
    ['partly in data', { token: 'jeton', data: { user } }, 'jeton'],
    ['without a token', { success: true, data: { user } }, null],
  ])('gives the token and the user %s', (_, body, token) => {
    const session = v.parse(login.reply, body)
    expect([session.token, session.user?.id]).toEqual([token, 7])
  })

  it.each([{}, { success: true, message: 'Inscription réussie' }, { data: null }])('may give neither: %j', (body) => {
    expect(v.parse(register.reply, body)).toEqual({ token: null, user: null, mark: null, step: null })
  })

  it('is refused when its user is unreadable', () => {
    expect(v.is(login.reply, { data: { token: 'jeton', user: { nom: 'Martin' } } })).toBe(false)
  })
})
