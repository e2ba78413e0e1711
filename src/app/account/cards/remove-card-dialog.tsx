import { useState } from 'react'
import { useWorld } from '#app/world.ts'
import type { SavedCard } from '#contract/payment/saved-cards.ts'
import { wordsOf } from '#state/connection/call-outcome.ts'
import { Button } from '#ui/act/button.tsx'
import { Dialog } from '#ui/act/dialog.tsx'
import { Banner } from '#ui/say/banner.tsx'
import type { CardsStore } from './cards-store.ts'

interface RemoveCardDialogProps {
  readonly card: SavedCard
  readonly store: CardsStore
  onClose(isGone: boolean): void
}

/** Says what a removal means, and has it done. */
export default function RemoveCardDialog({ card: { id, lastFour }, store, onClose }: RemoveCardDialogProps) {
  const { toasts } = useWorld()
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    const end = await store.remove(id)
    setBusy(false)
    if (!end.ok) return setFailure(wordsOf(end))
    toasts.show('ok', `Carte ${lastFour} retirée`)
    onClose(true)
  }
  return (
    <Dialog
      open
      onClose={() => onClose(false)}
      title={`Retirer la carte ${lastFour} ?`}
      actions={
        <>
          <Button variant="danger" busy={isBusy} onClick={() => void remove()}>
            Retirer
          </Button>
          <Button variant="secondary" onClick={() => onClose(false)}>
            Annuler
          </Button>
        </>
      }
    >
      <p>Le prestataire de paiement ne la garde plus. Pour payer avec elle, tu la saisiras à nouveau.</p>
      {failure !== null && (
        <Banner tone="bad" role="alert">
          {failure}
        </Banner>
      )}
    </Dialog>
  )
}
