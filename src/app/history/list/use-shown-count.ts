import { useEffect, useRef, useState, startTransition } from 'react'
import type { Drawn } from '../history-session.ts'

/** How many orders are drawn at first, and with each further step: what a phone draws without missing a frame for long. */
const pageSize = 30

/** How many orders of a list are drawn: thirty, more at each call and each time that the end comes near. `list`: counts anew when it changes; `kept`: as many as when it was left. */
export function useShownCount(list: string, kept: Drawn) {
  const [drawn, setDrawn] = useState<Readonly<Drawn>>({ ...kept })
  const count = drawn.list === list ? drawn.count : pageSize
  const end = useRef<HTMLButtonElement>(null)
  const more = () => startTransition(() => setDrawn({ list, count: count + pageSize }))
  useEffect(() => {
    Object.assign(kept, { list, count })
    if (end.current === null) return
    const seen = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && more(), {
      rootMargin: '1600px 0px',
    })
    seen.observe(end.current)
    return () => seen.disconnect()
  })
  return { count, end, more }
}
