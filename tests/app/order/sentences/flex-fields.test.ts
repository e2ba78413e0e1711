import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { restore } from '#app/order/model/order-actions.ts'
import { FlexFields } from '#app/order/fields/moment/flex-fields.tsx'
import { OrderContext } from '#app/order/model/order-context.ts'
import { createOrderStore } from '#app/order/order-store.ts'
import type { OrderValues } from '#app/order/model/order-values.ts'
import { WorldContext } from '#app/world.ts'
import { camille, friday10h, pretendWorld } from '#tests/builders/pretend-world.ts'
import { filledValues } from '../filled-values.ts'

const friday1230 = new Date('2026-11-20T12:30:00+01:00')

/** Section 2, card 3, Flex, as it is drawn at a given moment. */
describe('The fields of a Flex delivery', () => {
  it("say when today has no slot left: « Aucun créneau disponible aujourd'hui, choisissez le prochain jour ouvré. »", () => {
    expect(drawn(friday1230)).toContain('Aucun créneau disponible aujourd&#x27;hui, choisissez le prochain jour ouvré.')
  })

  it('do not say so while this afternoon can be had', () => {
    expect(drawn(friday10h)).not.toContain('Aucun créneau disponible')
  })

  it('put Sundays out of reach, and not the other days', () => {
    expect(isDisabled(drawn(friday10h), '2026-11-22')).toBe(true)
    expect(isDisabled(drawn(friday10h), '2026-11-23')).toBe(false)
  })

  it('leave a Saturday its morning alone', () => {
    const saturday = drawn(friday10h, { flexDate: '2026-11-21', flexHalfDay: 'AM' })
    expect([isDisabled(saturday, 'AM'), isDisabled(saturday, 'PM')]).toEqual([false, true])
  })

  it('put the half-day of today that is gone out of reach', () => {
    const today = drawn(friday10h, { flexDate: '2026-11-20', flexHalfDay: 'PM' })
    expect([isDisabled(today, 'AM'), isDisabled(today, 'PM')]).toEqual([true, false])
  })
})

function drawn(now: Date, changes: Partial<OrderValues> = {}): string {
  const world = pretendWorld(fetch, now)
  const visit = createOrderStore(world, camille)
  restore(visit.state, filledValues(changes))
  return renderToStaticMarkup(
    createElement(
      WorldContext,
      { value: world },
      createElement(OrderContext, { value: { ...visit, now } }, createElement(FlexFields)),
    ),
  )
}

function isDisabled(html: string, value: string): boolean {
  const [input = ''] = new RegExp(`<input[^>]* value="${value}"[^>]*>`).exec(html) ?? []
  if (input === '') throw new Error(`There is no choice ${value}`)
  return / disabled=/.test(input)
}
