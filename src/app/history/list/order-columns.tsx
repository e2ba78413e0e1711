/** What stands in the rows, for the eye: each row says it in its own words to who listens. */
export function OrderColumns() {
  return (
    <p className="order-columns" aria-hidden="true">
      <span>Date, n°</span>
      <span>Client, poids, adresse</span>
      <span>Trajet</span>
      <span>
        Créneau<span>, statut</span>
      </span>
      <span>Statut</span>
      <span>TTC</span>
    </p>
  )
}
