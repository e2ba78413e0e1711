import { statusLabel } from '#rules/order/status-badge.ts'
import type { OrderChange, OrderChangeKind } from '#server/orders/order-changes.ts'

/** What happened to an order, in words: 'payée', 'retour, Livré → En cours de livraison'. */
export function changeLabel({
  kind,
  from_status: from,
  to_status: to,
}: Pick<OrderChange, 'kind' | 'from_status' | 'to_status'>): string {
  const move = from === to ? '' : `${statusLabel(from)} → ${statusLabel(to)}`
  return [words[kind], move].filter(Boolean).join(', ')
}

const words: Readonly<Record<OrderChangeKind, string>> = {
  new: 'commandée',
  paid: 'payée',
  account: 'mise sur le compte',
  step: '',
  undo: 'retour',
  price: 'prix fixé',
  cancel: 'annulée',
  date: 'livraison datée',
  moment: 'créneau changé',
  photo: 'photos changées',
  refund: 'remboursement',
  credit: 'avoir',
  attempt: 'livraison manquée',
  refused: 'étape du chauffeur refusée',
  note: 'note de l’équipe',
  block: 'client bloqué ou débloqué',
  corrected: 'corrigée',
  access: 'accès donné par le destinataire',
  neighbour: 'voisin du destinataire',
  absent: 'destinataire absent',
  damage: 'dommage signalé',
}
