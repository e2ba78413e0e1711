import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pickupLine, readPickupWords, withPickupWords } from '#rules/order/pickup-comment.ts'

const nothing = { contact: '', number: '', reference: '' }

describe('What a driver needs at the pickup', () => {
  it.each([
    [
      { contact: 'Ali Petit, 06 12 34 56 78', number: '4512', reference: '' },
      'Au retrait : contact Ali Petit, 06 12 34 56 78, n° de retrait 4512\nPortail bleu',
    ],
    [{ contact: 'Ali Petit', number: '', reference: '' }, 'Au retrait : contact Ali Petit\nPortail bleu'],
    [{ contact: '', number: 'BL-4512', reference: '' }, 'Au retrait : n° de retrait BL-4512\nPortail bleu'],
    [
      { contact: 'Ali Petit', number: '4512', reference: 'BL-26-118204' },
      'Au retrait : contact Ali Petit, n° de retrait 4512, réf. BL-26-118204\nPortail bleu',
    ],
    [
      { contact: 'Ali Petit', number: '', reference: 'BL 204117' },
      'Au retrait : contact Ali Petit, réf. BL 204117\nPortail bleu',
    ],
    [{ contact: '', number: '', reference: 'BL204117' }, 'Au retrait : réf. BL204117\nPortail bleu'],
    [{ contact: ' ', number: '', reference: '' }, 'Portail bleu'],
  ])('stands on the first line of the comment, and is read back: %j', (pickup, comment) => {
    expect(withPickupWords('Portail bleu', pickup)).toBe(comment)
    expect(readPickupWords(comment)).toEqual({ ...pickup, contact: pickup.contact.trim(), comment: 'Portail bleu' })
  })

  it('is the whole comment where nothing else is said', () => {
    const comment = withPickupWords('', { contact: 'Ali', number: '4512', reference: '' })
    expect(comment).toBe('Au retrait : contact Ali, n° de retrait 4512')
    expect(readPickupWords(comment)).toEqual({ contact: 'Ali', number: '4512', reference: '', comment: '' })
  })

  it('stays on one line', () => {
    expect(pickupLine({ contact: ' Ali\n06 12  34 ', number: '45\t12', reference: 'BL\n1204' })).toBe(
      'contact Ali 06 12 34, n° de retrait 45 12, réf. BL 1204',
    )
  })

  it.each([
    'Portail bleu',
    '',
    'Au retrait : ',
    'Au retrait : sonner deux fois',
    'Portail bleu\nAu retrait : contact Ali',
  ])('is not read where it is not said: « %s »', (comment) => {
    expect(readPickupWords(comment)).toEqual({ ...nothing, comment })
  })
})

describe('The reference of a slip, on a line of the comment as it was written before it had a place of its own', () => {
  it.each([
    ['Sonner deux fois\nRéf. BL-26-118204', 'BL-26-118204', 'Sonner deux fois'],
    ['Réf. BL204117', 'BL204117', ''],
    ['Au retrait : n° de retrait 4512\nPortail bleu\nRéf. BL 204117\nHayon', 'BL 204117', 'Portail bleu\nHayon'],
    ['Réf. CB1234\nRéf. CB5678', 'CB1234', 'Réf. CB5678'],
    ['Réf. 0612345678\nRéf. CB5678', 'CB5678', 'Réf. 0612345678'],
  ])('is read: %j', (text, reference, comment) => {
    expect(readPickupWords(text)).toMatchObject({ reference, comment })
  })

  it.each([
    'Réf. chantier Martin',
    'Réf. devis 12 rue haute',
    'Voir réf. BL204117',
    'Réf. 12',
    'Réf. 0612345678',
    'Réf. 06.12.34.56.78',
    'Réf. BL204117, appeler avant',
  ])('is not taken for one in words of its author: « %s »', (comment) => {
    expect(readPickupWords(comment)).toEqual({ ...nothing, comment })
  })
})

describe('The words of a comment', () => {
  const words = fc.constantFrom(
    'Au retrait : ',
    'contact ',
    'n° de retrait ',
    'réf. ',
    'Réf. ',
    ', ',
    '\n',
    ' ',
    'Ali',
    'CB1234',
    'BL-26-118204',
    '0612345678',
    '4512',
    'Portail bleu',
  )
  const texts = fc
    .array(fc.oneof({ weight: 9, arbitrary: words }, { weight: 1, arbitrary: fc.string() }), { maxLength: 16 })
    .map((parts) => parts.join(''))
  const spelled = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

  it('are all shown to the driver, however they are written', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { contact, number, reference, comment } = readPickupWords(text)
        const shown = spelled([pickupLine({ contact, number, reference }), comment].join('\n'))
        const left = spelled(text).filter((word) => !takeOne(shown, word))
        // « Au retrait » is the label under which they are shown.
        expect(left.filter((word) => word !== 'au' && word !== 'retrait')).toEqual([])
      }),
      { seed: 26, numRuns: 3000 },
    )
  })
})

function takeOne(words: string[], word: string): boolean {
  const at = words.indexOf(word)
  if (at !== -1) words.splice(at, 1)
  return at !== -1
}
