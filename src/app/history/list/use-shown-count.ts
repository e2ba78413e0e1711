import { useEffect, useRef, useState, startTransition } from 'react'

/** How many orders are drawn at first, and with each further step: a phone draws a hundred before one sees it wait. */
export const pageSize = 100

/** How many orders of a list are drawn: a hundred, more at each call and each time that the end comes near. `list`: counts anew when it changes. */
export function useShownCount(list: string) {
  const [drawn, setDrawn] = useState({ list, count: pageSize })
  const count = drawn.list === list ? drawn.count : pageSize
  const end = useRef<HTMLButtonElement>(null)
  const more = () => startTransition(() => setDrawn({ list, count: count + pageSize }))
  useEffect(() => {
    if (end.current === null) return
    const seen = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && more(), { rootMargin: '800px 0px' })
    seen.observe(end.current)
    return () => seen.disconnect()
  })
  return { count, end, more }
}
