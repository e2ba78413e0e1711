/** A source of luck that gives the same numbers for the same seed. */
export interface Chance {
  /** From 0 up to, without, 1. */
  next(): number
  /** A whole number, both ends included. */
  whole(from: number, to: number): number
  /** A number between the two. */
  between(from: number, to: number): number
  pick<T>(from: readonly T[]): T
  /** `count` digits: '04712'. */
  digits(count: number): string
}

/** The mulberry32 generator. */
export function chance(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (from: number, to: number) => from + next() * (to - from)
  const whole = (from: number, to: number) => Math.floor(between(from, to + 1))
  return {
    next,
    between,
    whole,
    pick: (from) => from[whole(0, from.length - 1)]!,
    digits: (count) => Array.from({ length: count }, () => whole(0, 9)).join(''),
  }
}

/** The same seed for the same words, whatever the order of things: FNV-1a. */
export function seedOf(words: string): number {
  return [...words].reduce((hash, letter) => Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0, 0x811c9dc5)
}
