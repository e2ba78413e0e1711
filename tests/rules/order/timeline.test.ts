import { describe, expect, it } from 'vitest'
import { stepIsActive, timelineSteps } from '#rules/order/timeline.ts'

describe('The timeline of an order', () => {
  it.each([
    ['in validation (4)', 4, ['validation']],
    ['in preparation (3)', 3, ['validation', 'preparation']],
    ['on the road (1)', 1, ['validation', 'preparation', 'livraison']],
    ['delivered (2)', 2, ['validation', 'preparation', 'livraison', 'livre']],
    ['cancelled (6)', 6, ['validation']],
    ['waiting (0)', 0, []],
    ['of an unknown status (5)', 5, []],
    ['without a status', null, []],
  ])('%s has reached its steps', (_, status, reached) => {
    expect(timelineSteps.filter((step) => stepIsActive(step, status))).toEqual(reached)
  })
})
