import { useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { useLocation } from 'wouter'
import { useWorld } from '#app/world.ts'
import { ToastRegion } from '#ui/frame/toast-region.tsx'

/** The messages of the world, on every screen, one at a time: the newest ends those before it. */
export function Toaster() {
  const { toasts } = useWorld()
  const { items } = useSnapshot(toasts.state)
  const [screen] = useLocation()
  const shown = useRef(screen)
  useEffect(() => {
    if (shown.current !== screen) toasts.leaveScreen()
    shown.current = screen
  }, [toasts, screen])
  return (
    <ToastRegion
      toasts={items.slice(-1)}
      onDismiss={toasts.dismiss}
      onAction={toasts.act}
      onPause={toasts.pause}
      onResume={toasts.resume}
    />
  )
}
