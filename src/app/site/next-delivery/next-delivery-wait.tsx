/** Until the next delivery is known: its card, empty; should its script not come, the words in it say where to look, by the sheet alone. */
export function NextDeliveryWait() {
  return (
    <div className="next-card">
      <p className="next-late">
        Ta prochaine livraison met du temps à s’afficher : « Voir mes livraisons » les a toutes.
      </p>
    </div>
  )
}

/** The id of the element that holds the next delivery: the build draws it, a script fills it. */
export const nextDeliveryPlace = 'prochaine-livraison'
