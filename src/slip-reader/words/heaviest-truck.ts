import { certain, confirmed } from './confident.ts'
import type { NumberToken } from './token.ts'

/** Kg; a load that no truck carries is a misread number. */
export const heaviestTruck = 40_000
/** Kg; a forklift carries no heavier one. */
const heaviestPiece = 3000

/** Kg; the most that so many pieces may weigh; null when nobody knows how many they are. */
export function heaviestLoad(pieces: number | null): number {
  return pieces === null ? heaviestTruck : Math.min(heaviestTruck, pieces * heaviestPiece)
}

/**
 * Whether '16,400' must fit what the pieces of its slip may weigh: in a picture, where the comma may be a dot, only of
 * a single piece.
 */
export function isOfPieces({ number, confidence }: NumberToken, heaviest: number): boolean {
  return number.open === ',' && (confidence === certain || (confidence >= confirmed && heaviest <= heaviestPiece))
}
