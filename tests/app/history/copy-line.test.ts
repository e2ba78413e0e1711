import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { CopyLine } from '#app/history/copy-line.tsx'
import { WorldContext } from '#app/world.ts'
import { createConnection } from '#state/connection/connection.ts'
import { drawn } from '#tests/app/payment/drawn.tsx'
import { pretendWorld } from '#tests/builders/pretend-world.ts'

const yesterday = new Date('2026-11-19T14:02:00+01:00')
const today = new Date('2026-11-20T09:12:00+01:00')

describe('The age of what is shown without a network', () => {
  it.each([
    ['liste', yesterday, 'Hors ligne : ta liste telle qu’elle était jeudi 19 novembre à 14:02.'],
    ['commande', today, 'Hors ligne : ta commande telle qu’elle était à 09:12.'],
  ] as const)('is told: %s', (what, at, words) => {
    expect(line(false, what, at)).toContain(words)
  })

  it('is nothing to say while the provider can be asked, or before anything came', () => {
    expect([line(true, 'liste', today), line(false, 'liste', null)]).toEqual(['', ''])
  })
})

function line(isOnline: boolean, what: 'liste' | 'commande', at: Date | null): string {
  const world = { ...pretendWorld(fetch), connection: createConnection((tell) => tell(isOnline)) }
  return drawn(createElement(WorldContext, { value: world }, createElement(CopyLine, { at, what })))
}
