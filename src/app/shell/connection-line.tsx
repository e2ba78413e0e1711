import { useSnapshot } from 'valtio'
import { useLocation } from 'wouter'
import { paths } from '#app/paths.ts'
import { useWorld } from '#app/world.ts'
import type { Lack } from '#state/connection/connection.ts'
import { offlineWords } from '#state/connection/offline-words.ts'
import { isPutOff, notTakenYet } from '#state/outbox/waiting-words.ts'
import { StatusStrip } from '#ui/say/status-strip.tsx'
import { WaitingLinks } from './waiting-links.tsx'

/** What the network keeps waiting: none, no answer, or asked to wait (R32); and what waits here, with the way there. */
export function ConnectionLine() {
  const { connection, mail } = useWorld()
  const { lacks, waitingMs } = useSnapshot(connection.state)
  const [here] = useLocation()
  // The history shows its requests itself.
  const items = useSnapshot(mail.state).items.filter(({ entry }) => entry.kind === 'message' || here !== paths.history)
  if (items.length === 0) return <StatusStrip>{connectionWords(lacks, waitingMs)}</StatusStrip>
  return (
    <StatusStrip>
      {lacks !== null && `${offlineWords[lacks].now}\u00A0: `}
      {isPutOff(items, lacks) && `${notTakenYet}\u00A0: `}
      <WaitingLinks items={items} lacks={lacks} />
    </StatusStrip>
  )
}

/** 'Hors ligne : rien ne part avant le retour du réseau.'; '' while nothing waits. */
export function connectionWords(lacks: Lack | null, waitingMs: number): string {
  if (lacks === 'network') return 'Hors ligne\u00A0: rien ne part avant le retour du réseau.'
  if (lacks === 'answer') return 'Le serveur ne répond pas\u00A0: rien ne part avant son retour.'
  if (waitingMs > 0)
    return `Beaucoup de demandes\u00A0: on patiente ${Math.ceil(waitingMs / 1000)}\u00A0s, puis on réessaie tout seul.`
  return ''
}
