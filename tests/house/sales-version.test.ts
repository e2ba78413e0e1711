import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { render } from '#app/site/render.tsx'
import { salesVersion } from '#content/sales-version.ts'
import { termsDate } from '#rules/order/sales-terms.ts'
import { textOf } from '#tests/builders/drawn-screen.tsx'

const html = render('sales')

describe('The terms of sale', () => {
  it('have a new day, and the mark of their text, when their text changes: orders keep them by it', () => {
    const [, terms = ''] = /<div class="legal-text">(.*?)<\/div>/s.exec(html) ?? []
    expect(terms).toContain('<h2>Nous joindre</h2>')
    // Spaces are bound by the build, and part elements.
    const words = textOf(terms).replaceAll(/\s/g, '')
    const mark = createHash('sha256').update(words).digest('hex').slice(0, 16)
    expect(salesVersion.mark, `the text of ${salesVersion.since}; give a changed one its own day`).toBe(mark)
  })

  it('say which they are', () => {
    expect(textOf(html)).toContain(`Version du ${termsDate(salesVersion.since)}.`)
  })
})
