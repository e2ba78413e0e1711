import { privateScreens } from '#contract/addresses.ts'
import type { PushMessage } from '#contract/worker/push-message.ts'
import type { NoticeKind } from './push-notices.ts'

/** What is told of an order: how many photos its delivery has, and how many orders of its owner are on their way. */
export interface Told {
  readonly orderId: number
  readonly kind: NoticeKind
  readonly photos: number
  readonly onTheWay: number
}

/**
 * The message of a notice: it shows on a locked screen, so it holds the order's number and state, no name, address or
 * amount. `site`: where the app is, '' when the server does not know.
 */
export function noticeMessage({ orderId, kind, photos, onTheWay }: Told, site: string): PushMessage {
  const notification = {
    title: `Commande n°\u00A0${orderId}\u00A0: ${words[kind].state}`,
    body: kind === 'delivered' && photos > 0 ? words.photo.body : words[kind].body,
    lang: 'fr',
    tag: `commande-${orderId}`,
    navigate: site + privateScreens.orderDetail.replace(':orderId', String(orderId)),
    app_badge: String(onTheWay),
  }
  return { web_push: 8030, notification, app_badge: onTheWay }
}

const words: Readonly<Record<NoticeKind, { readonly state: string; readonly body: string }>> = {
  moved: { state: 'nouvelle date de livraison', body: 'Le nouveau créneau est dans le détail.' },
  preparing: { state: 'en préparation', body: 'On s’occupe de ta commande.' },
  delivering: { state: 'en cours de livraison', body: 'Elle est partie.' },
  delivered: { state: 'livrée', body: 'Tout est dans ton historique.' },
  cancelled: { state: 'annulée', body: 'Le détail est dans ton historique.' },
  priced: { state: 'prix fixé', body: 'Elle t’attend pour le paiement.' },
  attempt: { state: 'livraison manquée', body: 'Elle attend un autre moment.' },
  late: { state: 'en retard', body: 'Elle arrive plus tard que prévu.' },
  photo: { state: 'livrée, en photo', body: 'La photo de la livraison est dans ton historique.' },
}
