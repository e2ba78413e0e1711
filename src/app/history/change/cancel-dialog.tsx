import { useWorld } from '#app/world.ts'
import type { PastOrder } from '#contract/order/past-order.ts'
import { formatEuros } from '#rules/price/money.ts'
import { Banner } from '#ui/say/banner.tsx'
import { Button } from '#ui/act/button.tsx'
import { Dialog } from '#ui/act/dialog.tsx'
import { sendCancellation } from './send-change.ts'
import { useChange, type ChangeHooks } from './use-change.ts'

export interface ChangeDialogProps extends ChangeHooks {
  readonly order: PastOrder
  onClose(): void
}

/** Says what is given back and when, and cancels the order. */
export default function CancelDialog({ order, onClose, ...hooks }: ChangeDialogProps) {
  const world = useWorld()
  const { busy, problem, send } = useChange(hooks)
  const isOver = problem?.is === 'refused'
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Annuler la commande n° ${order.id} ?`}
      actions={
        <>
          {!isOver && (
            <Button
              variant="danger"
              busy={busy}
              busyLabel="Annulation…"
              onClick={() => void send(() => sendCancellation(world, order.id))}
            >
              {problem === null ? 'Annuler la commande' : 'Réessayer'}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {isOver ? 'Fermer' : 'Garder la commande'}
          </Button>
        </>
      }
    >
      <p>Rien ne sera enlevé ni livré. {moneyWords(order)}</p>
      <p>Une commande annulée ne se reprend pas : tu peux en passer une nouvelle, déjà remplie.</p>
      {problem && (
        <Banner tone="bad" role="alert">
          {problem.words}
        </Banner>
      )}
    </Dialog>
  )
}

function moneyWords({ onAccount, paid, totalTTC }: PastOrder): string {
  if (paid === 1 && totalTTC !== null)
    return `Les ${formatEuros(totalTTC)} que tu as payés te sont rendus sur la même carte : la demande part tout de suite, ta banque l’affiche en général sous cinq à dix jours.`
  if (onAccount) return 'Elle ne pèsera plus sur le compte de ton entreprise.'
  return totalTTC === null
    ? 'Elle n’a pas encore de prix : tu ne dois rien.'
    : 'Elle n’est pas payée : tu ne dois rien.'
}
