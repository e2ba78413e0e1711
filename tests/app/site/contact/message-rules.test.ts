import { describe, expect, it } from 'vitest'
import { type Message, messageErrors } from '#app/site/contact/message-rules.ts'

const good: Message = {
  nom: 'Camille Exemple',
  email: 'camille@exemple.fr',
  message: 'Livrez-vous à Monaco ?',
  fichier: null,
}
const file = (bytes: number) => new File([new Uint8Array(bytes)], 'plan.pdf')

describe('A message to the company', () => {
  it('is fine with a name, an e-mail and ten characters', () => {
    expect(messageErrors({ ...good, message: '0123456789' })).toEqual({})
  })

  it.each<[Partial<Message>, object]>([
    [{ nom: '   ' }, { nom: 'Le nom est obligatoire' }],
    [{ email: '' }, { email: "L'email est obligatoire" }],
    [{ email: 'camille@' }, { email: 'Email invalide' }],
    [{ message: '' }, { message: 'Le message est obligatoire' }],
    [{ message: '012345678' }, { message: 'Le message doit contenir au moins 10 caractères' }],
    [{ fichier: file(5_242_881) }, { fichier: 'Le fichier ne doit pas dépasser 5 Mo' }],
  ])('is told in the words of the specification: %j', (changes, errors) => {
    expect(messageErrors({ ...good, ...changes })).toEqual(errors)
  })

  it('may bring a file of exactly 5 Mo', () => {
    expect(messageErrors({ ...good, fichier: file(5_242_880) })).toEqual({})
  })

  it('names its wrong fields in the order of the form', () => {
    expect(Object.keys(messageErrors({ nom: '', email: '', message: '', fichier: file(5_242_881) }))).toEqual([
      'nom',
      'email',
      'message',
      'fichier',
    ])
  })
})
