/** An empty card until the next delivery is known; without its script, the sheet alone shows where to look. */
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
