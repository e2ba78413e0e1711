import { describe, expect, it } from 'vitest'
import { bannerWords, hoursWord, publicWords } from '#rules/moment/opening-words.ts'

describe('The hours in a sentence', () => {
  it('are the banner’s', () => {
    expect(bannerWords).toEqual({ weekdays: '8h-17h', saturday: '9h-12h' })
  })

  it('are the public ones', () => {
    expect(publicWords).toBe('de 8h à 18h')
  })

  it('keep their minutes', () => {
    expect(hoursWord({ from: '7:30', to: '17:00' })).toBe('7h30-17h')
  })
})
