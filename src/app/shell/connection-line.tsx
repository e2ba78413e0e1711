import { useSnapshot } from 'valtio'
import { useWorld } from '#app/world.ts'
import { StatusStrip } from '#ui/status-strip.tsx'
import type { Lack } from '#state/connection.ts'

/** What the network keeps waiting: no network at all, a server that gives no answer, or one that asked to wait (R32). */
export function ConnectionLine() {
  const { connection } = useWorld()
  const { lacks, waitingMs } = useSnapshot(connection.state)
  return <StatusStrip>{words(lacks, waitingMs)}</StatusStrip>
}

function words(lacks: Lack | null, waitingMs: number): string {
  if (lacks === 'network') return 'Hors ligne\u00A0: rien ne part avant le retour du réseau.'
  if (lacks === 'answer') return 'Le serveur ne répond pas\u00A0: rien ne part avant son retour.'
  if (waitingMs > 0) return `Beaucoup de demandes\u00A0: on patiente ${Math.ceil(waitingMs / 1000)}\u00A0s, puis on réessaie tout seul.`
  return ''
}
