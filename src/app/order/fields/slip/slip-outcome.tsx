import { useEffect, type MouseEvent, type ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { useWorld } from '#app/world.ts'
import { offlineWords } from '#state/connection/offline-words.ts'
import { Button } from '#ui/act/button.tsx'
import { focusField } from '#ui/ask/focus-field.ts'
import { Note } from '#ui/say/note.tsx'
import { readSlipAgain } from '../../model/order-actions.ts'
import { useOrder } from '../../model/order-context.ts'
import { useValues } from '../../model/use-values.ts'
import { WeightNote } from '../weight/weight-note.tsx'
import { SlipOfferLink } from './slip-offer-link.tsx'
import { goToFirstMissing } from '../../repeat/go-to-first-missing.ts'

/** What came of the slip's reading, in the place where it is announced when it comes. */
export function SlipOutcome() {
  return (
    <>
      <FilledBySlip />
      <Outcome />
    </>
  )
}

function Outcome(): ReactNode {
  const { state } = useOrder()
  const isWeightMissing = useValues(({ poids }) => poids === '')
  const { coming, reading } = useSnapshot(state.slip)
  const { lacks } = useSnapshot(useWorld().connection.state)
  const weight = isWeightMissing ? 'choisis le poids toi-même.' : 'vérifie le poids choisi.'
  if (coming) return null
  switch (reading.step) {
    case 'waiting':
      return <Note tone="warn">Le bordereau sera lu {offlineWords[lacks ?? 'network'].back}.</Note>
    case 'failed':
      return (
        <>
          <Note tone="warn">{reading.message}</Note>
          <Note>Continue sans lecture : {weight}</Note>
          <ReadAgain>Relire le bordereau</ReadAgain>
        </>
      )
    case 'skipped':
      return (
        <>
          <Note>Lecture passée : {weight}</Note>
          <ReadAgain>Lire le bordereau</ReadAgain>
        </>
      )
    case 'read':
      return (
        <>
          {reading.kg === null ? <Note>Pas de poids lu sur le bordereau : {weight}</Note> : <WeightNote isElsewhere />}
          <SlipOfferLink />
        </>
      )
    default:
      return null
  }
}

function ReadAgain({ children }: { readonly children: string }) {
  const { state } = useOrder()
  const { step } = useSnapshot(state)
  const read = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    focusField(currentTarget)
    readSlipAgain(state)
  }
  return (
    <Button small variant="secondary" disabled={step !== 'idle'} onClick={read}>
      {children}
    </Button>
  )
}

/**
 * Shows what a slip has just filled, and leads to what is still missing, unless the user is writing, choosing or
 * answering a question.
 */
function FilledBySlip() {
  const { now, afterPaint } = useWorld()
  const { state } = useOrder()
  const { filled } = useSnapshot(state)
  useEffect(() => {
    if (filled.length === 0) return
    afterPaint(() => {
      const at = document.activeElement
      const isBusy =
        at?.matches('input:not([type=file]), textarea, button, a, [role=dialog] *') &&
        !filled.some((name) => name === at.id)
      if (!isBusy) goToFirstMissing(state, now())
      filled.forEach(flashField)
    })
  }, [filled, afterPaint, state, now])
  return null
}

/** Lights up the field of that control for a moment: it was filled for its user, unless reduced motion is preferred. */
function flashField(id: string): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const control = document.getElementById(id)
  const lit = { boxShadow: '0 0 0 6px var(--ok-soft)', background: 'var(--ok-soft)', borderRadius: '6px' }
  ;(control?.closest('.field') ?? control)?.animate([lit, { ...lit, offset: 0.5 }, { borderRadius: '6px' }], 1200)
}
