import { describe, expect, it } from 'vitest'
import { frenchSpaces } from '#rules/text/french-spaces.ts'

describe('The spaces of a French sentence', () => {
  it('are narrow before ; ! ? and do not break beside : and guillemets', () => {
    expect(frenchSpaces('Prêt ? Oui ; vite ! Il dit : « non ».')).toBe(
      'Prêt\u202F? Oui\u202F; vite\u202F! Il dit\u00A0: «\u00A0non\u00A0».',
    )
  })

  it('keep a number with its unit and with « n° »', () => {
    expect(frenchSpaces('n° 12 : 1200 kg en 24 h, 5 Mo, 20 %, 19,99 €')).toBe(
      'n°\u00A012\u00A0: 1200\u00A0kg en 24\u00A0h, 5\u00A0Mo, 20\u00A0%, 19,99\u00A0€',
    )
  })

  it('stay where no number or mark is meant', () => {
    const plain = 'a b, 5 hommes, 3 mois, .card :hover'
    expect(frenchSpaces(plain)).toBe(plain)
  })
})
