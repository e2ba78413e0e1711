import { useSnapshot } from 'valtio'
import { useSecondsLeft } from '#state/use-seconds-left.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { stepDone } from '../model/step-words.ts'
import { useDesk } from '../model/use-desk.ts'

/** After a step: what was done, and for ten seconds the way back, counted down (R50). It is said once, without the count. */
export function UndoBar() {
  const { desk } = useDesk()
  const { undoable } = useSnapshot(desk.state)
  return (
    <>
      <VisuallyHidden role="status">{undoable && `${stepDone(undoable.orderId, undoable.to)}. Dix secondes pour annuler.`}</VisuallyHidden>
      {undoable && <Undo key={`${undoable.orderId} ${undoable.to}`} {...undoable} />}
    </>
  )
}

function Undo({ orderId, to, until }: { readonly orderId: number; readonly to: number; readonly until: number }) {
  const { world, desk } = useDesk()
  const seconds = useSecondsLeft(until, world.now)
  if (seconds === 0) return null
  return (
    <aside className="staff-undo" aria-label="Dernière étape">
      <p>{stepDone(orderId, to)}</p>
      <button type="button" onClick={() => void desk.undo(orderId)} aria-label={`Annuler l’étape de la commande ${orderId}`}>
        <b>Annuler</b>
        <span aria-hidden="true">{seconds} s</span>
      </button>
    </aside>
  )
}
