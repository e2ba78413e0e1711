import { clock } from '#rules/moment/french.ts'
import { VisuallyHidden } from '#ui/say/visually-hidden.tsx'
import type { ShownStop } from '../model/moved-stop.ts'

type TimeWordsProps = { readonly stop: Pick<ShownStop, 'at' | 'isEstimated' | 'isLate' | 'isMoving'> }

/** When a stop is come to: « ~ » where a road before it is reckoned only, « — » where it is unknown. */
export function TimeWords({ stop: { at, isEstimated, isLate, isMoving } }: TimeWordsProps) {
  if (isMoving || at === null)
    return (
      <b className="runs-time">
        <span aria-hidden="true">{isMoving ? '…' : '—'}</span>
        <VisuallyHidden>{isMoving ? 'heure à venir' : 'heure inconnue'}</VisuallyHidden>
      </b>
    )
  return (
    <b className="runs-time" data-late={isLate || undefined}>
      {isEstimated && (
        <>
          <span aria-hidden="true">~</span>
          <VisuallyHidden>vers </VisuallyHidden>
        </>
      )}
      {clock(at)}
    </b>
  )
}
