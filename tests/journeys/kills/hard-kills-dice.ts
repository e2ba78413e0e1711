/** Dice that fall the same way for the same seed. */
export interface Dice {
  /** A whole number from 0 up to, not including, `limit`. */
  below(limit: number): number
  pick<Item>(items: readonly Item[]): Item
  /** '04917' */
  digits(count: number): string
}

export function diceOf(seed: number): Dice {
  let state = seed >>> 0
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
  return {
    below,
    pick: (items) => items[below(items.length)] as (typeof items)[number],
    digits: (count) => Array.from({ length: count }, () => below(10)).join(''),
  }
}
