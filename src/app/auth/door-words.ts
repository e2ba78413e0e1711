import type { LoginHandover } from '#contract/handover/login-handover.ts'
import type { Farewell } from '#state/session/session.ts'
import { paths } from '#app/paths.ts'

/** What leads to the door. `isOpen`: with a session; `firstName`: its user's, or the newly registered one's, or ''. */
export interface DoorCase {
  readonly isNew: boolean
  readonly isOpen: boolean
  readonly firstName: string
  readonly handover: LoginHandover
  readonly farewell: Farewell | null
}

/** The title of the door, and the line under it, by what leads there. */
export function doorWords({ isNew, isOpen, firstName, handover: { occasion, wanted }, farewell }: DoorCase): {
  readonly title: string
  readonly lead?: string
} {
  if (isOpen) return { title: named('Content de te revoir', firstName) }
  if (isNew)
    return { title: 'Bienvenue', lead: 'Ton compte est gratuit. Tu commandes ta première livraison juste après.' }
  if (occasion === 'registered') return { title: named('Bienvenue', firstName) }
  if (occasion === 'deleted' || farewell?.tone === 'ok') return { title: 'À bientôt.' }
  if (occasion === 'new password' || farewell !== null || (wanted && wanted.owner !== null))
    return { title: 'Content de te revoir.' }
  return { title: `Connecte-toi pour ${purposeOf(wanted?.address ?? paths.order)}` }
}

/** 'Bienvenue', 'Camille' → 'Bienvenue, Camille.' */
function named(greeting: string, firstName: string): string {
  return firstName === '' ? `${greeting}.` : `${greeting}, ${firstName}.`
}

/** What the page that was wanted is for. */
function purposeOf(address: string): string {
  const purpose = purposes.find(([start]) => address.startsWith(start))
  return purpose?.[1] ?? 'continuer'
}

const purposes = [
  [paths.order, 'commander'],
  [paths.payment, 'payer'],
  [paths.history, 'voir tes livraisons'],
  [paths.account, 'voir ton compte'],
  [paths.preferences, 'voir tes préférences'],
  [paths.organisation, 'voir ton entreprise'],
  ['/invitation/', 'rejoindre ton entreprise'],
  [paths.staff, 'entrer chez l’équipe'],
  [paths.driver, 'voir ta tournée'],
] as const
