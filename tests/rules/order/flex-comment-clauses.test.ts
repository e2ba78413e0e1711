import { describe, expect, it } from 'vitest'
import { mentionsMoment } from '#rules/order/flex-comment.ts'

/** Section 5, flex comment detection, clause by clause; flex-comment.test.ts holds the doubtful cases. */
describe('The words of a moment', () => {
  it.each(['avant', 'apres', 'urgent', 'vite', 'rapidement', 'matin', 'soir', 'midi', 'demain'])(
    'are found: %s',
    (word) => {
      expect(mentionsMoment(`Livrer ${word}`)).toBe(true)
    },
  )

  it.each(['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'])(
    'are the weekday names: %s',
    (day) => {
      expect(mentionsMoment(`Livrer ${day}`)).toBe(true)
    },
  )

  it.each([
    'janvier',
    'février',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'août',
    'septembre',
    'octobre',
    'novembre',
    'décembre',
  ])('are the month names: %s', (month) => {
    expect(mentionsMoment(`Livrer en ${month}`)).toBe(true)
  })

  it.each(['DEMAIN', 'Lundi', 'AOÛT', 'Avant'])('are found whatever their case: %s', (word) => {
    expect(mentionsMoment(`Livrer ${word}`)).toBe(true)
  })

  it.each(['après', 'fevrier', 'aout', 'decembre'])('are found with and without their accents: %s', (word) => {
    expect(mentionsMoment(`Livrer ${word}`)).toBe(true)
  })

  it.each(['maison', 'bonsoir', 'lendemain', 'avantage', 'vitesse'])(
    'are whole words: %s holds one and is none',
    (word) => {
      expect(mentionsMoment(`Livrer ${word}`)).toBe(false)
    },
  )
})

describe('The patterns of a moment', () => {
  it.each(['14h', '14h30', '14:30'])('are hours: %s', (hour) => {
    expect(mentionsMoment(`Livrer à ${hour}`)).toBe(true)
  })

  it.each(['25/12', '25-12', '25/12/2026', '25-12-2026'])(
    'are dates, day and month with an optional year: %s',
    (date) => {
      expect(mentionsMoment(`Livrer le ${date}`)).toBe(true)
    },
  )
})
