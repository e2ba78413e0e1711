import { describe, expect, it } from 'vitest'
import { dateHint } from '#app/staff/dialogs/date-hint.ts'
import { askedSlot } from '#rules/order/delivery-times.ts'
import { friday10h } from '#tests/builders/pretend-world.ts'

const said = (hint: string) => hint.replaceAll('\u00A0', ' ')

describe('The field of another date', () => {
  it('says from which hour on an urgent order may come on the day of its pickup', () => {
    expect(said(dateHint(askedSlot({ type: 'urgent' }, friday10h)))).toBe(
      'Heure de Paris ; le jour du retrait, après 11 h',
    )
  })

  it('says of any other order whose hours they are', () => {
    expect([dateHint(askedSlot({ type: 'planifiee', at: friday10h }, friday10h)), dateHint(null)]).toEqual([
      'Heure de Paris',
      'Heure de Paris',
    ])
  })
})
