import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { lazyModule } from '#adapters/lazy/lazy.ts'
import { forgiving } from '#adapters/failures/report-mistake.ts'
import { useWorld } from '#app/world.ts'
import { Button } from '#ui/act/button.tsx'
import { Note } from '#ui/say/note.tsx'
import { useOrder } from '../../model/order-context.ts'

const loadDeliverHere = lazyModule(() => import('./deliver-here.ts'))

/** « Ma position », where the device tells one: the delivery is to where its user stands. */
export function OwnPositionButton() {
  const world = useWorld()
  const { state } = useOrder()
  const { step, locating } = useSnapshot(state)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  if (world.findOwnPosition === null) return null
  const ask = async (hadFocus: boolean) => {
    setTrouble(null)
    setBusy(true)
    const why = await loadDeliverHere()
      .then(({ deliverHere }) => deliverHere(state, world))
      .catch(forgiving(() => 'Cette partie de l’application n’a pas pu être chargée. Réessaie, ou écris l’adresse.'))
    // Filled, the field has no use for its button, and takes the focus that it had.
    if (hadFocus && document.activeElement === document.body) document.getElementById('address')?.focus()
    setTrouble(why)
    setBusy(false)
  }
  return (
    // A field that is left may say what it lacks, and push the button away under the finger: it is left by the click,
    // not by the press.
    <div className="order-position" onMouseDown={(event) => event.preventDefault()}>
      <Button
        small
        variant="secondary"
        busy={isBusy}
        busyLabel="Recherche…"
        disabled={!isBusy && (step !== 'idle' || locating)}
        onClick={({ currentTarget }) => void ask(currentTarget === document.activeElement)}
      >
        Ma position
      </Button>
      <div role="status">{trouble !== null && <Note tone="warn">{trouble}</Note>}</div>
    </div>
  )
}
