import { describe, expect, it } from 'vitest'
import { accessWords, hasAccessWords, longestComment, toggleAccessWords } from '#app/order/model/access-words.ts'
import { withoutAccessWords } from '#app/order/model/flex-warning.ts'

describe('The access words', () => {
  it.each([
    ['', 'hayon'],
    ['  ', 'hayon'],
    ['Portail bleu', 'Portail bleu, hayon'],
    ['Portail bleu ', 'Portail bleu, hayon'],
    ['Portail bleu,', 'Portail bleu, hayon'],
    ['Portail bleu\n', 'Portail bleu\nhayon'],
    ['hayon de 2 m', 'hayon de 2 m, hayon'],
  ])('come after what was typed: %j → %j', (comment, more) => {
    expect(toggleAccessWords(comment, 'hayon')).toBe(more)
  })

  it.each([
    ['hayon', ''],
    ['Hayon', ''],
    ['Portail bleu, hayon', 'Portail bleu'],
    ['hayon, portail bleu', 'portail bleu'],
    ['Portail bleu, hayon, étage', 'Portail bleu, étage'],
    ['Portail bleu\nhayon', 'Portail bleu\n'],
    ['hayon\nPortail bleu', '\nPortail bleu'],
    ['hayon de 2 m, hayon', 'hayon de 2 m'],
  ])('go alone: %j → %j', (comment, rest) => {
    expect(toggleAccessWords(comment, 'hayon')).toBe(rest)
  })

  it.each(accessWords)('leave the comment as it was once they are taken back: %s', (words) => {
    const others = accessWords.filter((each) => each !== words).join(', ')
    const added = toggleAccessWords(others, words)
    expect(hasAccessWords(added, words)).toBe(true)
    expect(toggleAccessWords(added, words)).toBe(others)
  })

  it.each(['hayon de 2 m', 'sans hayon', 'hayons', 'Le hayon, cassé'])(
    'are not found in a sentence of somebody: %j',
    (comment) => {
      expect(hasAccessWords(comment, 'hayon')).toBe(false)
    },
  )

  it('are not added to a comment that has no room left', () => {
    const full = 'x'.repeat(longestComment - 3)
    expect(toggleAccessWords(full, 'hayon')).toBe(full)
  })

  it.each([
    [accessWords.join(', '), ''],
    ['Demain, appeler 15 min avant', 'demain'],
    ['hayon, Demain, étage, matin', 'demain, matin'],
    ['Appeler 15 min avant midi', 'midi'],
    ['Merci d’appeler 15 min avant.', 'merci d’ .'],
    ['10-12 étage', '10-12 etage'],
  ])('apart, a comment says: %j → %j', (comment, rest) => {
    expect(withoutAccessWords(comment)).toBe(rest)
  })
})
