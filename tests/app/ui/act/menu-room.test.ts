import { describe, expect, it } from 'vitest'
import { opensUpward } from '#ui/act/menu-room.ts'

describe('The list of a menu', () => {
  it.each([
    ['downward where there is room', { top: 300, bottom: 512, height: 212 }, false],
    ['upward at the lower end of the screen', { top: 700, bottom: 912, height: 212 }, true],
    ['upward where a bar would lie over its end', { top: 580, bottom: 792, height: 212 }, true],
    ['downward where there is no room above either', { top: 300, bottom: 800, height: 500 }, false],
  ])('opens %s', (_, list, upward) => {
    expect(opensUpward(list, 844)).toBe(upward)
  })
})
