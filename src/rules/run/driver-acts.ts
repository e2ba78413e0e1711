import { orderStatus } from '#rules/order/order-status.ts'
import { statusLabel } from '#rules/order/status-badge.ts'

/** What a driver does at a stop: picks the goods up, delivers them, cannot, or leaves them with a neighbour. */
export const actKinds = ['pickup', 'delivery', 'attempt', 'neighbour'] as const
export type ActKind = (typeof actKinds)[number]

/** What is written down of the goods that are not as they should be, in French. */
export const reserveWords = { damaged: 'Abîmé', missing: 'Manquant', wet: 'Mouillé', other: 'Autre' } as const
export type Reserve = keyof typeof reserveWords

/** Why a delivery could not be made, in French. */
export const attemptWords = {
  absent: 'Absent',
  refused: 'Il refuse',
  access: 'Accès impossible',
  address: 'Adresse introuvable',
  other: 'Autre chose',
} as const
export type AttemptReason = keyof typeof attemptWords

/** Why somebody who receives does not sign, in French. */
export const unsignedWords = { refuses: 'Il refuse', absent: 'Il est absent', cannot: 'Il ne peut pas' } as const
export type Unsigned = keyof typeof unsignedWords

/** Strokes of a signature: each x, y, x, y… in a box of 1,000 by 400. */
export type Signature = readonly (readonly number[])[]
export const signatureBox = { width: 1000, height: 400 } as const

/** What is told at an act. `photos`: how many. */
export type DriverAct =
  | {
      readonly kind: 'pickup'
      readonly packages: number | null
      readonly goods: string
      readonly reserves: readonly Reserve[]
      readonly words: string
      /** Who hands over, '' where nobody signs. */
      readonly name: string
      readonly signature: Signature
      readonly photos: number
    }
  | {
      readonly kind: 'delivery' | 'neighbour'
      readonly reserves: readonly Reserve[]
      readonly words: string
      /** Who receives. */
      readonly name: string
      /** Empty where he does not sign, of which `unsigned` is why. */
      readonly signature: Signature
      readonly unsigned: Unsigned | null
      readonly photos: number
    }
  | {
      readonly kind: 'attempt'
      readonly reason: AttemptReason
      readonly words: string
      readonly calledAt: Date | null
      readonly photos: number
    }

/** After so many failed attempts the team alone gives an order another day. */
export const mostAttempts = 3

/** What an order is known to hold before a driver is there; null and '': not told yet. */
export interface KnownGoods {
  readonly goods: string
  readonly packages: number | null
}

/** What a waybill lacks of what the law wants aboard, in French; null: nothing. */
export function waybillMissing({ goods, packages }: KnownGoods): string | null {
  if (goods === '' && packages === null) return 'la nature de la marchandise et le nombre de colis'
  if (goods === '') return 'la nature de la marchandise'
  return packages === null ? 'le nombre de colis' : null
}

/** Why an act cannot be recorded as it is told, in French; null: it can. */
export function actIssue(act: DriverAct, known: KnownGoods): string | null {
  switch (act.kind) {
    case 'pickup': {
      const missing = waybillMissing({ goods: act.goods || known.goods, packages: act.packages })
      if (missing !== null) return `Dis encore ${missing} : la lettre de voiture ne part pas sans.`
      return (
        reserveIssue(act) ?? (act.reserves.length > 0 && act.photos === 0 ? 'Prends en photo ce qui ne va pas.' : null)
      )
    }
    case 'delivery':
    case 'neighbour':
      if (act.name === '') return 'Dis qui reçoit.'
      if (act.kind === 'neighbour' && act.photos === 0) return 'Prends une photo de ce que tu laisses au voisin.'
      if (act.signature.length === 0) {
        if (act.unsigned === null) return 'Fais signer, ou dis pourquoi il ne signe pas.'
        if (act.photos === 0) return 'Prends une photo : il ne signe pas.'
      }
      return reserveIssue(act)
    case 'attempt':
      if (act.reason === 'absent' && act.calledAt === null) return 'Appelle d’abord.'
      if (act.reason === 'other' && act.words === '') return 'Dis ce qui se passe.'
      return act.photos === 0 && act.reason !== 'refused' && act.reason !== 'other'
        ? 'Prends une photo des lieux.'
        : null
  }
}

function reserveIssue({ reserves, words }: { readonly reserves: readonly Reserve[]; readonly words: string }) {
  return reserves.includes('other') && words === '' ? 'Dis quelle est la réserve.' : null
}

/**
 * Where an order stands, as far as what is done at its stop depends on it. `attempts`: those that failed; `neighbour`: ''
 * where nobody agreed to one.
 */
export interface StopStanding {
  readonly orderId: number
  readonly status: number
  readonly attempts: number
  readonly neighbour: string
}

/** Why an act cannot be done on an order that stands so, in French; null: it can. */
export function actRefusal(kind: ActKind, { orderId, status, attempts, neighbour }: StopStanding): string | null {
  const order = `La commande n° ${orderId}`
  if (kind === 'pickup')
    return status === orderStatus.validating || status === orderStatus.preparing
      ? null
      : `${order} est « ${statusLabel(status)} » : elle ne se prend plus en charge.`
  // What was tried before is with us, and is picked up no more.
  const isWithUs = status === orderStatus.delivering || (status === orderStatus.preparing && attempts > 0)
  if (!isWithUs) return `${order} est « ${statusLabel(status)} » : elle n’est pas à livrer.`
  return kind === 'neighbour' && neighbour === '' ? 'Le destinataire n’a accepté aucun voisin : appelle-le.' : null
}
