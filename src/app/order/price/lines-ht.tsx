/** Over the lines of a price: what they add up to is HT. */
export function LinesHT() {
  return <p className="order-price-ht">Prix HT</p>
}
