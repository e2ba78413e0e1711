import { Banner } from '#ui/say/banner.tsx'
import { Button } from '#ui/act/button.tsx'
import { KeptDraft } from './kept-draft.tsx'

/** A mistake of ours stopped the screen; it starts again from what is kept. */
export function StoppedScreen({ onRetry }: { onRetry(): void }) {
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
