import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { VisuallyHidden } from '#ui/say/visually-hidden.tsx'
import { drawMain, drawWhole, firstPaintOf } from './first-paint.ts'
import './loading.css'

/** In place of a screen on its way, as large: what the document drew before any script. `framed`: with its frame. */
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
