import { brand } from '#content/company.ts'
import { createScrollMemory } from './scroll-memory.ts'

/** What happens when a screen is there. */
export interface RouteAnnouncer {
  /** It is drawn, and not seen yet: it is put where it is to be read. */
  arrive(this: void): void
  /** Its title, its place, and, except at the first of a visit, its heading focused: so it is announced once. */
  announce(title: string): void
  /** What the screen of that path was about is gone: so is where it was read. */
  forget(path: string): void
}

/** `placeOf`: addresses of one place are one page to who reads it. */
export function createRouteAnnouncer(placeOf: (path: string) => string): RouteAnnouncer {
  const scroll = createScrollMemory(() => placeOf(location.pathname))
  let first = true
  return {
    arrive: scroll.arrive,
    forget: scroll.forget,
    announce(title) {
      document.title = `${title} · ${brand}`
      scroll.arrive()
      if (!first) focusHeading()
      first = false
    },
  }
}

/** Leaves alone a screen that has put the focus itself, and who has opened a menu while the screen was on its way. */
function focusHeading(): void {
  const main = document.querySelector('main')
  const here = document.activeElement
  if (main === null || main.contains(here) || here?.getAttribute('aria-expanded') === 'true') return
  const heading = main.querySelector('h1') ?? main
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
