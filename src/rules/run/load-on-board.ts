import type { StopName } from './run-moves.ts'

/**
 * The kilograms that a run has aboard at once, at the most: what is picked up rides until it is delivered, and what is
 * only delivered rides from the start. 300 kg brought before 500 kg are picked up → 500.
 */
export function mostOnBoard(stops: readonly StopName[], kgOf: (orderId: number) => number): number {
  const isPickedUp = new Set(stops.filter(({ kind }) => kind === 'pickup').map(({ orderId }) => orderId))
  let aboard = stops
    .filter(({ orderId, kind }) => kind === 'delivery' && !isPickedUp.has(orderId))
    .reduce((kg, { orderId }) => kg + kgOf(orderId), 0)
  let most = aboard
  for (const { orderId, kind } of stops) {
    aboard += kind === 'pickup' ? kgOf(orderId) : -kgOf(orderId)
    most = Math.max(most, aboard)
  }
  return most
}
