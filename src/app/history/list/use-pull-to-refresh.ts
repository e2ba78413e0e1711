import { useEffect, useState } from 'react'

/** How far a finger pulls the top of the page down before letting go means a new list, px. */
const enough = 72

/** A finger that pulls the page down from its top asks for a new list. Returns whether it has pulled far enough. */
export function usePullToRefresh(refresh: () => void): boolean {
  const [isPulled, setPulled] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    let from: number | null = null
    let isFar = false
    const far = (value: boolean) => {
      isFar = value
      setPulled(value)
    }
    const on = (type: 'touchstart' | 'touchmove' | 'touchend' | 'touchcancel', act: (event: TouchEvent) => void) =>
      document.addEventListener(type, act, { passive: true, signal: stop.signal })
    on('touchstart', ({ touches }) => {
      from = scrollY <= 0 && touches.length === 1 ? (touches[0]?.clientY ?? null) : null
    })
    on('touchmove', ({ touches }) => {
      if (from !== null && scrollY > 0) from = null
      far(from !== null && (touches[0]?.clientY ?? 0) - from > enough)
    })
    on('touchend', () => {
      if (isFar) refresh()
      far(false)
    })
    on('touchcancel', () => far(false))
    return () => stop.abort()
  }, [refresh])
  return isPulled
}
