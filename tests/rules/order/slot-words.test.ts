import { describe, expect, it } from 'vitest'
import { askedSlot } from '#rules/order/delivery-times.ts'
import type { Moment } from '#rules/moment/moment.ts'
import { slotInShort } from '#rules/order/slot-words.ts'

const orderedAt = new Date('2026-11-20T10:00:00+01:00')
const afternoon: Moment = { type: 'flex', slot: { day: '2026-11-23', halfDay: 'PM' } }
const planned: Moment = { type: 'planifiee', at: new Date('2026-11-24T15:00:00+01:00') }

describe('When a delivery comes, in one line', () => {
  it.each([
    [afternoon, 'Lundi 23 nov., entre 13 h et 17 h'],
    [planned, 'Mardi 24 nov. à 15 h'],
    [{ type: 'urgent' }, 'Retrait vendredi 20 nov. vers 10 h 30'],
  ] satisfies [Moment, string][])('%j is « %s »', (moment, words) => {
    expect(slotInShort(askedSlot(moment, orderedAt)).replaceAll(/\s/g, ' ')).toBe(words)
  })

  it('is the next working morning when it was urgent late on a Friday', () => {
    expect(
      slotInShort(askedSlot({ type: 'urgent' }, new Date('2026-11-20T18:20:00+01:00'))).replaceAll(/\s/g, ' '),
    ).toBe('Retrait lundi 23 nov. vers 8 h')
  })
})
