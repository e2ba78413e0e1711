/** Keeps the place of the way back to the order. */
export function NoWayBack() {
  return <span className="payment-no-back" />
}
