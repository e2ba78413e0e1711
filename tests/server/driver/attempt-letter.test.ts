import { describe, expect, it } from 'vitest'
import { attemptLetter, attemptText } from '#server/driver/attempt-letter.ts'
import { renderLetter } from '#server/letters/render-letter.ts'
import { paidOrder } from '#tests/server/fixtures/invoiced.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const order = { ...(await paidOrder(provider, await newSupplier(provider))), attempts: 1 }
const link = 'https://colibat.example/suivi/aaaaaaaaaaaaaaaaaaaaaa'
const at = provider.now
const mailOf = (changes: Partial<typeof order>, by: string | null = link) => {
  const { title, parts } = attemptLetter({ ...order, ...changes }, { why: 'absent', at, link: by }, null)
  return renderLetter(title, parts).text
}

describe('A delivery that was missed', () => {
  it('is told with who chooses another moment, and where', () => {
    expect(mailOf({})).toContain('Ton client choisit un autre moment sur sa page de suivi.')
    expect(mailOf({})).toContain(`Choisir un autre moment : ${link}`)
    expect(mailOf({}, null)).not.toContain('Choisir un autre moment')
    expect(attemptText(order, at, link)?.text).toMatch(/Un autre moment : https/)
    expect(attemptText(order, at, link)?.text.length).toBeLessThanOrEqual(160)
  })

  it.each([{ delivery_type: 'urgent' as const }, { attempts: 3 }])(
    'offers nobody what the page does not: %j',
    (changes) => {
      expect(mailOf(changes)).toContain('on t’appelle pour décider de la suite')
      expect(mailOf(changes)).not.toContain(link)
      expect(attemptText({ ...order, ...changes }, at, link)?.text).toMatch(/Appelle le 0/)
    },
  )
})
