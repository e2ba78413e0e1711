import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { VisuallyHidden } from '#ui/say/visually-hidden.tsx'
import { drawMain, drawWhole, firstPaintOf } from './first-paint.ts'
import './loading.css'

/** In the place of a screen that is on its way, as large as it: what the document drew before any script ran. `framed`: with the frame, which is on its way, too. */
export function Loading({ framed }: { readonly framed: boolean }) {
  const place = useRef<HTMLDivElement>(null)
  const [path] = useLocation()
  useLayoutEffect(() => {
    const screen = firstPaintOf(path)
    if (screen) place.current?.replaceChildren(framed ? drawWhole(screen) : drawMain(screen))
    // It begins where the screen will: not where the one before was read.
    scrollTo({ top: 0, behavior: 'instant' })
  }, [path, framed])
  return (
    <>
      <div ref={place} className="loading" inert aria-hidden="true" />
      <output>
        <VisuallyHidden>Chargement de la page</VisuallyHidden>
      </output>
    </>
  )
}
