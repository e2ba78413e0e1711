import type { PastOrder } from '#contract/history.ts'
import { longDay } from '#rules/french.ts'
import { priceLabel } from '#rules/price-label.ts'

/** What became of the money of a cancelled order, in a sentence; '' when nothing was to be given back. */
export function refundWords({ refund, totalTTC }: Pick<PastOrder, 'refund' | 'totalTTC'>): string {
  if (refund === null) return ''
  const [amount, day] = [priceLabel(totalTTC), refund.at && longDay(refund.at)]
  switch (refund.state) {
    case 'en cours':
      return `Remboursement en cours : ${amount} en route vers la carte du paiement.`
    case 'fait':
      return `Remboursé : ${amount} rendus sur la carte du paiement${day === null ? '' : ` le ${day}`}. Ta banque l’affiche en général sous cinq à dix jours.`
    case 'à vérifier':
      return `Remboursement à vérifier : le service de paiement n’a pas encore rendu les ${amount}. Notre équipe s’en occupe, et un e-mail te le confirmera.`
  }
}
