import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  emailText,
  optionalLines,
  optionalName,
  optionalText,
  requiredLines,
  requiredName,
  requiredText,
} from '#contract/wire/text.ts'
import { refusals } from '#tests/contract/refusals.ts'

const untyped = 'Un caractère invisible s’est glissé dans ce texte : efface-le et retape-le.'

describe('A required text', () => {
  const name = requiredText('Nom requis', 10)

  it('is kept trimmed', () => {
    expect(v.parse(name, '  Martin\n')).toBe('Martin')
  })

  it.each(['', '   ', null, undefined, 5, true, {}, []])('that is %j is told its sentence', (value) => {
    expect(refusals(name, value)).toEqual({ '': 'Nom requis' })
  })

  it('may be as long as its limit', () => {
    expect(refusals(name, 'a'.repeat(10))).toEqual({})
  })

  it('is told its limit beyond it', () => {
    expect(refusals(name, 'a'.repeat(11))).toEqual({ '': 'Texte trop long (10 caractères au plus)' })
  })

  it('holds no NUL', () => {
    expect(refusals(name, 'a\u0000b')).toEqual({ '': untyped })
  })
})

describe('A text of one line', () => {
  it.each([
    'Dupont\n\nTotal TTC : 0,00 €',
    'a\rb',
    'a\tb',
    'a\u2028b',
    'a\u0085b',
    '\u202Egnp.exe',
    'a\u2066b',
    'a\u001B]52;c;x\u0007',
  ])('that holds what nobody types is told so: %j', (value) => {
    for (const schema of [requiredText('Requis'), optionalText(), requiredName('Requis'), optionalName()])
      expect(refusals(schema, value)).toEqual({ '': untyped })
  })
})

describe('A text of several lines', () => {
  const [required, optional] = [requiredLines('Requis', 21), optionalLines(21)]

  it.each([
    ['Portail bleu\r\n\tcode 42\r\n', 'Portail bleu\n\tcode 42'],
    ['a\rb', 'a\nb'],
    [`${'a\r\n'.repeat(10)}b`, `${'a\n'.repeat(10)}b`],
  ])('ends them as one does here, and is counted so: %j', (value, kept) => {
    expect([v.parse(required, value), v.parse(optional, value)]).toEqual([kept, kept])
  })

  it.each(['a\u001B[1A', 'a\u0000', 'a\u2028b', 'a\u202Eb'])('that holds what nobody types is told so: %j', (value) => {
    expect([refusals(required, value), refusals(optional, value)]).toEqual([{ '': untyped }, { '': untyped }])
  })

  it('may be absent, or not', () => {
    expect([refusals(required, undefined), refusals(required, ' \r\n'), v.parse(optional, null)]).toEqual([
      { '': 'Requis' },
      { '': 'Requis' },
      '',
    ])
  })
})

describe('A name', () => {
  it.each(['https://evil.example', 'Ali http://x', 'WWW.evil.example', 'ali@exemple.fr', 'Martin @ Nice'])(
    'like « %s » is told that it is no name',
    (value) => {
      const sentence = 'Un nom seulement, sans lien ni adresse e-mail'
      expect([refusals(requiredName('Nom requis'), value), refusals(optionalName(), value)]).toEqual([
        { '': sentence },
        { '': sentence },
      ])
    },
  )

  it.each(['Élise-Anne', "O'Brien", 'Martin & Fils : toiture', 'Bât. 3 / cour', '2B Travaux (Nice)', 'Dupont.fr'])(
    'like « %s » is one',
    (value) => {
      expect([refusals(requiredName('Nom requis'), value), refusals(optionalName(), value)]).toEqual([{}, {}])
    },
  )

  it('is required or not in the words of its field', () => {
    expect([refusals(requiredName('Nom requis'), ' '), refusals(optionalName(), ' ')]).toEqual([
      { '': 'Nom requis' },
      {},
    ])
  })
})

describe('A free text', () => {
  it.each([null, undefined, '', '  '])('that is %j reads as empty', (value) => {
    expect(v.parse(optionalText(), value)).toBe('')
  })

  it.each([
    [5, 'Texte attendu'],
    ['a'.repeat(201), 'Texte trop long (200 caractères au plus)'],
    ['a\u0000', untyped],
    ['a\nb', untyped],
  ])('that is %j is told « %s »', (value, sentence) => {
    expect(refusals(optionalText(), value)).toEqual({ '': sentence })
  })
})

describe('An e-mail address', () => {
  const email = emailText('Email requis', 'Email invalide')

  it.each([
    ['camille@exemple.fr', 'camille@exemple.fr'],
    [' Camille.Martin@Exemple.FR ', 'camille.martin@exemple.fr'],
    ['a+b@sous.exemple.fr', 'a+b@sous.exemple.fr'],
  ])('%s is kept as %s', (typed, kept) => {
    expect(v.parse(email, typed)).toBe(kept)
  })

  it.each([
    'camille',
    '@exemple.fr',
    'camille@',
    'camille@exemple',
    'a b@exemple.fr',
    'a@exemple..fr',
    'a@exemple.fr;b@exemple.fr',
    '<a@exemple.fr>',
  ])('« %s » is invalid', (typed) => {
    expect(refusals(email, typed)).toEqual({ '': 'Email invalide' })
  })

  it('that is empty is told to be required first', () => {
    expect(refusals(email, '')).toEqual({ '': 'Email requis' })
  })
})
