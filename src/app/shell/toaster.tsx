import { useSnapshot } from 'valtio'
import { useWorld } from '#app/world.ts'
import { ToastRegion } from '#ui/toast-region.tsx'

/** The messages of the world, on every screen. */
export function Toaster() {
  const { toasts } = useWorld()
  const { items } = useSnapshot(toasts.state)
  return <ToastRegion toasts={items} onDismiss={toasts.dismiss} onAction={toasts.act} onPause={toasts.pause} onResume={toasts.resume} />
}
