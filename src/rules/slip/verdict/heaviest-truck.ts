/** Kg; a load that no truck carries is a misread number. */
export const heaviestTruck = 40_000
