import { useState } from 'react'
import { useLocation } from 'wouter'
import { copyText } from '#adapters/device/copy-text.ts'
import { orderDetailPath } from '#app/paths.ts'
import { useWorld } from '#app/world.ts'
import { brand } from '#content/company.ts'
import type { MadePayLink } from '#contract/payment/pay-link.ts'
import { longDayAndTime } from '#rules/moment/french.ts'
import { failedCall, wordsOf } from '#state/connection/call-outcome.ts'
import { Button } from '#ui/act/button.tsx'
import { Dialog } from '#ui/act/dialog.tsx'
import { TextField } from '#ui/ask/text-field.tsx'
import { Banner } from '#ui/say/banner.tsx'
import { makeLink, type Payable } from './make-link.ts'
import '#ui/frame/stack.css'

interface PayLinkDialogProps {
  readonly payment: Payable
  onClose(): void
}

/** Makes the link, then hands it on. Once it is made the order is stored: closing leads to its detail. */
export default function PayLinkDialog({ payment, onClose }: PayLinkDialogProps) {
  const world = useWorld()
  const [, navigate] = useLocation()
  const [made, setMade] = useState<MadePayLink | null>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const make = async () => {
    setBusy(true)
    setFailure(null)
    try {
      setMade(await makeLink(payment, world))
    } catch (error) {
      const end = failedCall(error, 'Le lien n’a pas pu être créé. Réessaie.')
      if (!end.ok) setFailure(wordsOf(end))
    }
    setBusy(false)
  }
  if (made !== null)
    return <HandOn made={made} onClose={() => navigate(orderDetailPath(made.orderId), { replace: true })} />
  return (
    <Dialog
      open
      onClose={onClose}
      title="Fais payer par un lien"
      actions={
        <>
          <Button busy={busy} busyLabel="Création…" onClick={() => void make()}>
            Créer le lien
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Annuler
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>
          Qui a le lien voit les villes, le créneau et le prix, et paie par carte, une seule fois. Ta commande est
          enregistrée, et son prix gardé 48&nbsp;h.
        </p>
        {failure !== null && (
          <Banner tone="bad" role="alert">
            {failure}
          </Banner>
        )}
      </div>
    </Dialog>
  )
}

function HandOn({ made: { orderId, path, validUntil }, onClose }: { made: MadePayLink; onClose(): void }) {
  const { shareLink } = useWorld()
  const [told, setTold] = useState('')
  const share = async () => {
    const outcome = await shareLink({ title: `Payer une livraison ${brand}`, path })
    if (outcome === 'copied') setTold(copied)
    if (outcome === 'refused') setTold(byHand)
  }
  const url = location.origin + path
  return (
    <Dialog
      open
      onClose={onClose}
      title="Le lien est prêt"
      actions={
        <>
          <Button onClick={() => void share()}>Partager</Button>
          <Button
            variant="secondary"
            onClick={() => void copyText(url).then((done) => setTold(done ? copied : byHand))}
          >
            Copier
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>
          Commande n°&nbsp;{orderId} prête, elle attend son paiement. Le lien est valable jusqu’au{' '}
          {longDayAndTime(validUntil)}&nbsp;; en faire un autre met fin à celui-ci.
        </p>
        <TextField
          name="payLink"
          label="Lien de paiement"
          readOnly
          value={url}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <p role="status">{told}</p>
      </div>
    </Dialog>
  )
}

const copied = 'Lien copié.'
const byHand = 'Ton navigateur ne laisse pas copier : sélectionne le lien, puis copie-le.'
