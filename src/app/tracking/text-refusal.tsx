import { textLinkClass } from '#ui/act/text-link-class.ts'
import type { TextsChoice } from './tracking-store.ts'

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
    <div className="fine-print text-refusal">
      <p role="status">{failure ?? state}</p>
      <button
        type="button"
        className={textLinkClass()}
        aria-disabled={isBusy || undefined}
        onClick={() => onChoose(!refused)}
      >
        {refused ? 'En recevoir de nouveau' : 'Ne plus recevoir de SMS'}
      </button>
    </div>
  )
}
