import { Banner } from '#ui/say/banner.tsx'
import { Button } from '#ui/act/button.tsx'
import { Note } from '#ui/say/note.tsx'
import type { LoadFailure } from '#state/connection/load-failure.ts'

/** Why there is no list (section 8), and what to do about it. */
export function ListFailure({
  failure: { sentence, remedy },
  onRetry,
}: {
  readonly failure: LoadFailure
  onRetry(): void
}) {
  return (
    <Banner tone="bad" role="alert" title={sentence} action={remedy === 'retry' && <RetryButton onRetry={onRetry} />}>
      Tes commandes sont gardées chez nous.{words[remedy]}
    </Banner>
  )
}

/** The list on the screen could not be made newer: it stays, with its age. */
export function StaleLine({
  failure: { sentence, remedy },
  age,
  onRetry,
}: {
  readonly failure: LoadFailure
  readonly age: string
  onRetry(): void
}) {
  return (
    <div className="list-stale" role="alert">
      <Note tone="warn">
        {sentence} Tu vois la liste telle qu’elle était {age}.
      </Note>
      {remedy === 'retry' && <RetryButton onRetry={onRetry} />}
    </div>
  )
}

function RetryButton({ onRetry }: { onRetry(): void }) {
  return (
    <Button variant="secondary" small onClick={onRetry}>
      Réessayer
    </Button>
  )
}

const words: Record<LoadFailure['remedy'], string> = {
  retry: '',
  wait: ' Attends quelques minutes, puis touche « Actualiser » au-dessus.',
  network: ' La liste s’affichera toute seule dès que le réseau revient.',
}
