import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { contactMessageSchema } from '#contract/account/contact-message.ts'
import { refusals, without } from '#tests/contract/refusals.ts'

const message = { nom: 'Camille Martin', email: 'camille@exemple.fr', message: 'Bonjour à toute votre équipe' }

describe('A contact message', () => {
  it('needs no attachment', () => {
    expect(v.parse(contactMessageSchema, message)).toEqual(message)
  })

  it.each([
    ['nom', 'Le nom est obligatoire'],
    ['email', "L'email est obligatoire"],
    ['message', 'Le message est obligatoire'],
  ])('without %s is told « %s »', (field, sentence) => {
    expect(refusals(contactMessageSchema, without(message, field))).toEqual({ [field]: sentence })
  })

  it.each([
    ['email', 'camille', 'Email invalide'],
    ['message', '', 'Le message est obligatoire'],
    ['message', 'Bonjour !', 'Le message doit contenir au moins 10 caractères'],
    ['message', '   Bonjour    ', 'Le message doit contenir au moins 10 caractères'],
  ])('with %s « %s » is told « %s »', (field, value, sentence) => {
    expect(refusals(contactMessageSchema, { ...message, [field]: value })).toEqual({ [field]: sentence })
  })

  it('of ten characters is long enough', () => {
    expect(refusals(contactMessageSchema, { ...message, message: '0123456789' })).toEqual({})
  })

  it.each([
    ['1 byte', 1, {}],
    ['5,000,001 bytes', 5_000_001, {}],
    ['5,242,880 bytes', 5_242_880, {}],
    ['5,242,881 bytes', 5_242_881, { fichier: 'Le fichier ne doit pas dépasser 5 Mo' }],
  ])('with an attachment of %s', (_, size, told) => {
    expect(
      refusals(contactMessageSchema, { ...message, fichier: new File([new Uint8Array(size)], 'plan.pdf') }),
    ).toEqual(told)
  })

  it('with text for an attachment is refused', () => {
    expect(refusals(contactMessageSchema, { ...message, fichier: 'plan.pdf' })).toEqual({
      fichier: 'Fichier illisible',
    })
  })
})
