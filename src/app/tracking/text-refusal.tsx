import { Button } from '#ui/act/button.tsx'
import type { TextsChoice } from './tracking-store.ts'
import '#ui/say/fine-print.css'

/** Refuses text messages to this number, or takes that back: one button, whose focus stays. */
export function TextRefusal({
  refused,
  choice: { isBusy, isTakenBack, failure },
  onChoose,
}: {
  readonly refused: boolean
  readonly choice: TextsChoice
  onChoose(refuses: boolean): void
}) {
  const state = refused ? 'Plus de SMS pour ce numéro.' : isTakenBack ? 'Ce numéro reçoit de nouveau nos SMS.' : ''
  return (
    <>
      <p role="status" className="fine-print">
        {failure ?? state}
      </p>
      <Button variant="quiet" small busy={isBusy} onClick={() => onChoose(!refused)}>
        {refused ? 'En recevoir de nouveau' : 'Ne plus recevoir de SMS'}
      </Button>
    </>
  )
}
