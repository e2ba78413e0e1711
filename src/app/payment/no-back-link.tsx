/** Keeps the place of the way back to the order. */
export function NoBackLink() {
  return <span className="payment-no-back" />
}
