import { useState } from 'react'
import { useWorld } from '#app/world.ts'
import { Banner } from '#ui/say/banner.tsx'
import { Button } from '#ui/act/button.tsx'
import { KeptDraft } from './kept-draft.tsx'

/** A part of the app did not come. It comes with a new page, which is asked for only once the server replies. */
export function LostScreen() {
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
