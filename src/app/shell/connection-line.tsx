import { useSnapshot } from 'valtio'
import { useWorld } from '#app/world.ts'
import { StatusStrip } from '#ui/status-strip.tsx'

/** What the network keeps waiting: no network at all, or a server that asked to wait (R32). */
export function ConnectionLine() {
  const { connection } = useWorld()
  const { online, waitingMs } = useSnapshot(connection.state)
  return <StatusStrip>{words(online, waitingMs)}</StatusStrip>
}

function words(online: boolean, waitingMs: number): string {
  if (!online) return 'Hors ligne : le prix, l’envoi et l’historique attendent le retour du réseau.'
  if (waitingMs > 0) return `Beaucoup de demandes : on patiente ${Math.ceil(waitingMs / 1000)} s, puis on réessaie tout seul.`
  return ''
}
