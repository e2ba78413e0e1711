import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { readSettings } from '#contract/settings.ts'

describe("The provider's settings", () => {
  it.each([{ kind: 'embedded' }, { kind: 'stripe', publishableKey: 'pk_test' }])('name the processor: %j', (processor) => {
    expect(v.parse(readSettings.reply, { processor })).toEqual({ processor })
  })

  it.each([{ kind: 'stripe' }, { kind: 'autre' }, null])('refuse the processor %j', (processor) => {
    expect(v.is(readSettings.reply, { processor })).toBe(false)
  })
})
