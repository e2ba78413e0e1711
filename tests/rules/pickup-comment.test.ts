import { describe, expect, it } from 'vitest'
import { pickupLine, readPickupWords, withPickupWords } from '#rules/pickup-comment.ts'

describe('What a driver needs at the pickup', () => {
  it.each([
    [{ contact: 'Ali Petit, 06 12 34 56 78', number: '4512' }, 'Au retrait : contact Ali Petit, 06 12 34 56 78, n° de retrait 4512\nPortail bleu'],
    [{ contact: 'Ali Petit', number: '' }, 'Au retrait : contact Ali Petit\nPortail bleu'],
    [{ contact: '', number: 'BL-4512' }, 'Au retrait : n° de retrait BL-4512\nPortail bleu'],
    [{ contact: ' ', number: '' }, 'Portail bleu'],
  ])('stands on the first line of the comment, and is read back: %j', (pickup, comment) => {
    expect(withPickupWords('Portail bleu', pickup)).toBe(comment)
    expect(readPickupWords(comment)).toEqual({ contact: pickup.contact.trim(), number: pickup.number, comment: 'Portail bleu' })
  })

  it('is the whole comment where nothing else is said', () => {
    const comment = withPickupWords('', { contact: 'Ali', number: '4512' })
    expect(comment).toBe('Au retrait : contact Ali, n° de retrait 4512')
    expect(readPickupWords(comment)).toEqual({ contact: 'Ali', number: '4512', comment: '' })
  })

  it('stays on one line', () => {
    expect(pickupLine({ contact: ' Ali\n06 12  34 ', number: '45\t12' })).toBe('contact Ali 06 12 34, n° de retrait 45 12')
  })

  it.each(['Portail bleu', '', 'Au retrait : sonner deux fois', 'Portail bleu\nAu retrait : contact Ali'])('is not read where it is not said: « %s »', (comment) => {
    expect(readPickupWords(comment)).toEqual({ contact: '', number: '', comment })
  })
})
