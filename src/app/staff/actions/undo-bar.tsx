import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useSecondsLeft } from '#state/connection/use-seconds-left.ts'
import { VisuallyHidden } from '#ui/say/visually-hidden.tsx'
import { undoableSteps, type Burst } from '../model/bursts.ts'
import { stepDone } from '../model/step-words.ts'
import { useStaffRoom } from '../model/use-staff-room.ts'
import { StaffIcon } from '../pieces/staff-icon.tsx'

/** After a step: what was done, and for ten seconds the way back (R50). Announced once, without the count. */
export function UndoBar() {
  const { store } = useStaffRoom()
  const { bursts } = useSnapshot(store.state)
  const burst = bursts.at(-1) as Burst | undefined
  const last = burst?.steps.at(-1)
  return (
    <>
      <VisuallyHidden role="status">
        {burst && last && `${stepDone(burst.orderId, last.to)}. Dix secondes pour annuler.`}
      </VisuallyHidden>
      {burst && last && <Undo key={`${burst.orderId} ${last.until}`} burst={burst} to={last.to} until={last.until} />}
    </>
  )
}

/**
 * At the screen's lower edge, below the page. The server's ten seconds do not wait; touched or focused, the bar stays
 * and says it is over.
 */
function Undo({ burst, to, until }: { readonly burst: Burst; readonly to: number; readonly until: number }) {
  const { world, store } = useStaffRoom()
  const seconds = useSecondsLeft(until, world.now)
  const [isHeld, hold] = useState(false)
  // A finger that bounces off the step hits the bar that has just come under it.
  const [isNew, setNew] = useState(true)
  const { orderId } = burst
  const isOver = seconds === 0
  useEffect(() => {
    void document.querySelector(`.staff-row[data-order="${orderId}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [orderId])
  useEffect(() => {
    let isLeft = false
    void world.sleep(bounceMs).then(() => isLeft || setNew(false))
    return () => {
      isLeft = true
    }
  }, [world])
  if (isOver && !isHeld) return null
  const count = undoableSteps(burst, world.now())
  const isDead = isOver || isNew
  const undo = () => {
    if (!isDead) void store.undo(orderId)
  }
  const release = () => hold(false)
  return (
    <aside className="staff-undo" aria-label="Dernière étape">
      <button
        type="button"
        aria-disabled={isDead || undefined}
        data-over={isOver || undefined}
        onClick={undo}
        onPointerDown={() => hold(true)}
        onPointerUp={release}
        onPointerCancel={release}
        onPointerLeave={release}
        onFocus={() => hold(true)}
        onBlur={release}
      >
        <span>
          <StaffIcon name="undo" />
          <b>
            {isOver ? 'Trop tard pour annuler' : count > 1 ? `Annuler les ${count} étapes` : 'Annuler l’étape'}
          </b>{' '}
          <b aria-hidden="true">{`${seconds}\u00A0s`}</b>
        </span>{' '}
        <small>{stepDone(orderId, to)}</small>
      </button>
    </aside>
  )
}

const bounceMs = 500
