import { describe, expect, it } from 'vitest'
import { accessNotes, withoutDoorCodes } from '#rules/order/access-notes.ts'

describe('What a driver is to know of a place', () => {
  it.each([
    ['Portail bleu, hayon', ['hayon']],
    ['Hayon de 2 m', ['hayon']],
    ['Digicode : 4512B puis à droite', ['code 4512B']],
    ['Code d’entrée A12', ['code A12']],
    ['camion 3,5 t max, étage', ['3,5 t max', 'étage']],
    ['Au 3e étage sans ascenseur', ['étage 3']],
    ['appeler 15 min avant', ['appeler']],
    ['code 1234, hayon, appeler 15 min avant', ['code 1234', 'hayon', 'appeler']],
  ])('is read off the comment: %s', (comment, notes) => {
    expect(accessNotes(comment)).toEqual(notes)
  })

  it.each([
    '',
    'Portail bleu',
    'pas de hayon',
    'Pas besoin de hayon',
    'code postal 06250',
    'Code client 4512',
    'Livrer avant 10 h',
    '12 Chemin de l’Exemple',
  ])('is nothing where the comment says nothing of it: %s', (comment) => {
    expect(accessNotes(comment)).toEqual([])
  })
})

describe('A note for a paper that others read', () => {
  it.each([
    ['Portail vert, code 0000A. Camion 3,5 t max.', 'Portail vert. Camion 3,5 t max.'],
    ['Digicode : 4512B puis à droite', 'puis à droite'],
    ['code 1234, hayon, code d’entrée A12', 'hayon'],
    ['Code postal 06250, sonner deux fois', 'Code postal 06250, sonner deux fois'],
    ['', ''],
  ])('opens no door: %s', (note, told) => {
    expect(withoutDoorCodes(note)).toBe(told)
  })
})
