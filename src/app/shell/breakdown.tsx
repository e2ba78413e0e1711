import { useEffect, useState } from 'react'
import { ChunkLoadError } from '#adapters/failures/failures.ts'
import { useWorld } from '#app/world.ts'
import type { FallbackProps } from '#ui/say/error-boundary.tsx'
import { Page } from '#ui/frame/page.tsx'
import { Banner } from '#ui/say/banner.tsx'
import { Button } from '#ui/act/button.tsx'
import { KeptDraft } from './kept-draft.tsx'

/** Instead of a screen that broke down: what happened, what is safe, what to do. */
export function Breakdown({ error, onRetry }: FallbackProps) {
  const { routeAnnouncer } = useWorld()
  const lost = error instanceof ChunkLoadError
  const title = lost ? 'L’écran n’a pas pu être chargé.' : 'Cet écran s’est arrêté.'
  useEffect(() => routeAnnouncer.announce(title), [routeAnnouncer, title])
  return (
    <Page title={title} width="narrow">
      {lost ? <LostScreen /> : <StoppedScreen onRetry={onRetry} />}
    </Page>
  )
}

/** A part of the app did not come. It comes with a new page, which is asked for only once the server replies. */
function LostScreen() {
  const { renew } = useWorld()
  const [step, setStep] = useState<'waiting' | 'asking' | 'silence'>('waiting')
  const retry = async () => {
    setStep('asking')
    if (!(await renew())) setStep('silence')
  }
  return (
    <>
      <Banner tone="warn" title="Une partie de l’application n’a pas pu être chargée.">
        Le réseau a coupé, ou une nouvelle version vient d’arriver. <KeptDraft />
      </Banner>
      <Button wide busy={step === 'asking'} busyLabel="Nouvel essai…" onClick={() => void retry()}>
        Réessayer
      </Button>
      <p role="status">{step === 'silence' && 'Toujours pas de réponse. Réessaie quand tu as du réseau.'}</p>
    </>
  )
}

/** A mistake of ours stopped the screen; it starts again from what is kept. */
function StoppedScreen({ onRetry }: { onRetry(): void }) {
  return (
    <>
      <Banner tone="bad" title="Une erreur de notre côté l’a interrompu.">
        <KeptDraft />
      </Banner>
      <Button wide onClick={onRetry}>
        Réessayer
      </Button>
    </>
  )
}
