import { useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { reportMistake } from '#adapters/failures/report-mistake.ts'
import { useWorld } from '#app/world.ts'
import { undoToastMs } from '#state/screen/toasts.ts'
import { Button } from '#ui/act/button.tsx'
import { Card } from '#ui/frame/card.tsx'
import { Note } from '#ui/say/note.tsx'
import { RouteLine } from '#ui/lists/route-line.tsx'
import '#ui/act/action-row.css'
import './account.css'

/** What the user has named for orders, each with a way to remove it. */
export function FavouritesCard() {
  const { favourites } = useWorld()
  useSnapshot(favourites.state)
  useEffect(() => void favourites.load(), [favourites])
  const { addresses, orders } = favourites.list()
  // The button that was pressed goes, and with it the focus.
  const card = useRef<HTMLDivElement>(null)
  const { drop, busy } = useDropping(() => card.current?.focus({ preventScroll: true }))
  return (
    <div ref={card} tabIndex={-1}>
      <Card>
        {addresses.length + orders.length === 0 ? (
          <p>
            Rien encore. Dans une commande, garde une adresse sous un nom (« Dépôt Cannes ») : elle revient en premier
            dans tes champs.
          </p>
        ) : (
          <ul className="action-rows">
            {addresses.map(({ id, name, place }) => (
              <li key={id} className="action-row account-row">
                <div className="account-row-words">
                  <strong>{name}</strong>
                  <Note>{place.label}</Note>
                </div>
                <Button
                  variant="secondary"
                  small
                  busy={busy === id}
                  aria-label={`Retirer « ${name} »`}
                  onClick={() => void drop(id, name, () => favourites.keepAddress(name, place))}
                >
                  Retirer
                </Button>
              </li>
            ))}
            {orders.map(({ id, name, order }) => (
              <li key={id} className="action-row account-row">
                <div className="account-row-words">
                  <strong>{name}</strong>
                  <RouteLine from={order.pickup.label} to={order.delivery.label} />
                </div>
                <Button
                  variant="secondary"
                  small
                  busy={busy === id}
                  aria-label={`Retirer « ${name} »`}
                  onClick={() => void drop(id, name, () => favourites.keepOrder(name, order))}
                >
                  Retirer
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </div>
  )
}

/** One at a time, each with a way back. */
function useDropping(onGone: () => void) {
  const { favourites, toasts } = useWorld()
  const [busy, setBusy] = useState<number | null>(null)
  /** Says so when it did not happen. */
  const attempt = async (change: () => Promise<void>): Promise<boolean> => {
    try {
      await change()
      return true
    } catch (error) {
      reportMistake(error)
      toasts.show('bad', 'Rien n’a changé. Vérifie ta connexion et recommence.')
      return false
    }
  }
  const drop = async (id: number, name: string, keepAgain: () => Promise<void>) => {
    if (busy !== null) return
    setBusy(id)
    const isGone = await attempt(() => favourites.drop(id))
    setBusy(null)
    if (!isGone) return
    onGone()
    toasts.show('info', `« ${name} » est retiré.`, undoToastMs, {
      label: 'Annuler',
      run: () => void attempt(keepAgain),
    })
  }
  return { drop, busy }
}
