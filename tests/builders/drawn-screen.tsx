import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import { type World, WorldContext } from '#app/world.ts'

/**
 * A screen as it is drawn first, and the address it redirects to instead, if any. `text`: what it says, on one line.
 */
export function drawnScreen(world: World, path: string, screen: ReactNode) {
  const context: { redirectTo?: string } = {}
  const html = renderToStaticMarkup(
    <Router ssrPath={path} ssrContext={context}>
      <WorldContext value={world}>{screen}</WorldContext>
    </Router>,
  )
  return { html, text: textOf(html), redirectTo: context.redirectTo ?? null }
}

/** '<p>Total <b>12&nbsp;€</b></p>' → 'Total 12 €' */
export function textOf(html: string): string {
  return html
    .replaceAll(/<span class="whole-words">([^<]*)<\/span>/g, '$1')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Where each link leads, by its words. */
export function linksOf(html: string): Record<string, string> {
  return Object.fromEntries(
    Array.from(html.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs), ([, href = '', words = '']) => [
      textOf(words),
      href,
    ]),
  )
}
