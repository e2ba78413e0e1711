import { useSnapshot } from 'valtio'
import { useWorld } from '#app/world.ts'
import { ReloadStrip } from '#ui/frame/reload-strip.tsx'

/** Offers a newer build of the app; nothing is drawn while there is none, nor while another line says what the network keeps waiting: it could not come. */
export function UpdateLine() {
  const { update, connection } = useWorld()
  const { isReady } = useSnapshot(update.state)
  const { lacks, waitingMs } = useSnapshot(connection.state)
  return isReady && lacks === null && waitingMs === 0 && <ReloadStrip onReload={update.apply} />
}
