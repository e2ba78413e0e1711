import { useSnapshot } from 'valtio'
import { useWorld } from '#app/world.ts'
import { ReloadStrip } from '#ui/reload-strip.tsx'

/** Offers a newer build of the app; nothing is drawn while there is none. */
export function UpdateLine() {
  const { update } = useWorld()
  const { isReady } = useSnapshot(update.state)
  return isReady && <ReloadStrip onReload={update.apply} />
}
