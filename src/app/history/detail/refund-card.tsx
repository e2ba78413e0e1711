import { useWorld } from '#app/world.ts'
import type { PastOrder, RefundOfOrder } from '#contract/history.ts'
import { longDay } from '#rules/french.ts'
import { priceLabel } from '#rules/price-label.ts'
import { Banner } from '#ui/banner.tsx'
import { invoicePath } from '../invoice-path.ts'
import { PaperCard } from './paper-card.tsx'

/** What becomes of the money of a cancelled order; given back, with its receipt. */
export function RefundCard({ order, refund }: { readonly order: PastOrder; readonly refund: RefundOfOrder }) {
  const { fetchFile } = useWorld()
  const { state, at, receipt } = refund
  if (state !== 'fait' || receipt === null) return <RefundBanner order={order} refund={refund} />
  const address = invoicePath(order.id, receipt, null)
  const name = `remboursement-commande-${order.id}.pdf`
  return (
    <PaperCard title="Reçu de remboursement" name={name} noun="Le reçu" address={address} get={() => fetchFile(address, name)} onPicture={null}>
      {priceLabel(order.totalTTC)} rendus sur ta carte{at && ` le ${longDay(at)}`}. Ta banque l’affiche en général sous cinq à dix jours.
    </PaperCard>
  )
}

function RefundBanner({ order, refund: { state, at } }: { readonly order: PastOrder; readonly refund: RefundOfOrder }) {
  const amount = priceLabel(order.totalTTC)
  if (state === 'à vérifier') {
    return (
      <Banner tone="warn" title="Remboursement à vérifier">
        Le service de paiement n’a pas encore rendu les {amount}. Notre équipe s’en occupe ; une lettre te confirmera le remboursement.
      </Banner>
    )
  }
  return (
    <Banner tone="info" title={state === 'fait' ? 'Remboursé' : 'Remboursement en cours'}>
      {amount} {state === 'fait' ? 'rendus' : 'en route vers la carte du paiement'}
      {at && `, ${state === 'fait' ? 'le' : 'depuis le'} ${longDay(at)}`}.
    </Banner>
  )
}
