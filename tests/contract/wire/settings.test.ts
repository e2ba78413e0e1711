import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { readSettings } from '#contract/wire/settings.ts'

describe("The provider's settings", () => {
  it.each([{ kind: 'embedded' }, { kind: 'stripe', publishableKey: 'pk_test' }])(
    'name the processor: %j',
    (processor) => {
      expect(v.parse(readSettings.reply, { processor })).toMatchObject({ processor })
    },
  )

  it('say what each delivery option adds, in euros, when the provider says it', () => {
    const processor = { kind: 'embedded' }
    const read = (supplements: unknown) => v.parse(readSettings.reply, { processor, supplements }).supplements
    expect(read({ flex: 0, planifiee: 12.5, urgent: '24,90' })).toEqual({ flex: 0, planifiee: 1250, urgent: 2490 })
    expect([undefined, null, {}, 'aucun'].map(read)).toEqual([null, null, null, null])
  })

  it('say the VAT when the provider does', () => {
    const read = (vatPercent: unknown) =>
      v.parse(readSettings.reply, { processor: { kind: 'embedded' }, vatPercent }).vatPercent
    expect([20, 5.5, undefined, null, '20', -1, 101].map(read)).toEqual([20, 5.5, null, null, null, null, null])
  })

  it.each([{ kind: 'stripe' }, { kind: 'autre' }, null])('refuse the processor %j', (processor) => {
    expect(v.is(readSettings.reply, { processor })).toBe(false)
  })
})
