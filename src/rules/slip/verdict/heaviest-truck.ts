/** Kg; a load that no truck carries is a misread number. */
export const heaviestTruck = 40_000
/** Kg; a forklift carries no heavier one. */
const heaviestPiece = 3000

/** Kg; the most that so many pieces may weigh; null when nobody knows how many they are. */
export function heaviestLoad(pieces: number | null): number {
  return pieces === null ? heaviestTruck : Math.min(heaviestTruck, pieces * heaviestPiece)
}
