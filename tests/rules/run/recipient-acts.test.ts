import { describe, expect, it } from 'vitest'
import { recipientRefusal, type AwaitedOrder, type RecipientAct } from '#rules/run/recipient-acts.ts'

const now = new Date('2026-11-24T10:00:00+01:00')
const waiting: AwaitedOrder = { status: 4, type: 'flex', isUnderWay: false, attempts: 0, deliveredAt: null }
const states: Readonly<Record<string, AwaitedOrder>> = {
  'being validated': waiting,
  'being prepared': { ...waiting, status: 3 },
  'on a run under way': { ...waiting, status: 3, isUnderWay: true },
  'on its way': { ...waiting, status: 1 },
  'back from an attempt': { ...waiting, status: 3, attempts: 2 },
  'back from the third attempt': { ...waiting, status: 3, attempts: 3 },
  urgent: { ...waiting, type: 'urgent' },
  'delivered today': { ...waiting, status: 2, deliveredAt: now },
  'delivered last week': { ...waiting, status: 2, deliveredAt: new Date('2026-11-17T10:00:00+01:00') },
}
const possible: Readonly<Record<RecipientAct, readonly string[]>> = {
  access: [
    'being validated',
    'being prepared',
    'on a run under way',
    'on its way',
    'back from an attempt',
    'back from the third attempt',
    'urgent',
  ],
  neighbour: [
    'being validated',
    'being prepared',
    'on a run under way',
    'on its way',
    'back from an attempt',
    'back from the third attempt',
    'urgent',
  ],
  absent: [
    'being validated',
    'being prepared',
    'on a run under way',
    'on its way',
    'back from an attempt',
    'back from the third attempt',
    'urgent',
  ],
  moment: ['being validated', 'being prepared', 'back from an attempt'],
  damage: ['delivered today'],
}

describe('What a recipient may do', () => {
  it.each(Object.entries(possible) as [RecipientAct, string[]][])('of %s: %s', (act, allowed) => {
    const found = Object.keys(states).filter((name) => recipientRefusal(act, states[name] ?? waiting, now) === null)
    expect(found).toEqual(allowed)
  })

  it('is refused with what there is instead', () => {
    expect(recipientRefusal('moment', states['on its way'] ?? waiting, now)).toBe(
      'Le camion est parti : c’est trop tard pour changer. Si on te rate, tu choisiras ici.',
    )
    expect(recipientRefusal('damage', states['delivered last week'] ?? waiting, now)).toBe(
      'C’était possible jusqu’au vendredi 20 novembre : appelle-nous.',
    )
  })
})
