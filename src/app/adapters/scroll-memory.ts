/** Where each page of this tab's history was left: Back finds its place again, a new page starts at its top. */
export interface ScrollMemory {
  /** The page of the present address is there. */
  arrive(): void
  /** What was read there is gone: it is shown from its top. */
  startOver(): void
}

/** `place`: the page of the present address. */
export function createScrollMemory(place: () => string): ScrollMemory {
  const tops = readTops()
  let here = ''
  /** Where the page that is coming is to be shown; null once it is there. */
  let wanted: number | null = tops[entry()] ?? 0
  let stop = () => {}

  const expect = (top: () => number) => () => {
    if (place() !== here) wanted = top()
  }
  history.scrollRestoration = 'manual'
  addEventListener('popstate', expect(() => tops[entry()] ?? 0))
  // wouter tells of its own navigations by these.
  for (const told of ['pushState', 'replaceState']) addEventListener(told, expect(() => 0))
  // A page that shrinks because it goes moves too; that is no place the user was reading.
  addEventListener('scroll', () => wanted === null && (tops[entry()] = scrollY), { passive: true })
  addEventListener('pagehide', () => keepTops(tops))

  return {
    arrive() {
      here = place()
      const top = wanted ?? scrollY
      stop = settle(top, () => {
        if (place() === here) wanted = null
      })
    },
    startOver() {
      stop()
      wanted = null
      delete tops[entry()]
      scrollTo({ top: 0, behavior: 'instant' })
    },
  }
}

/** Shows the page at `top`, again while it grows up to it, until the user moves it or three seconds have passed. Returns a function that stops it. */
function settle(top: number, done: () => void): () => void {
  const reach = () => {
    scrollTo({ top, behavior: 'instant' })
    return Math.abs(scrollY - top) < 2
  }
  if (reach()) {
    done()
    return () => {}
  }
  const end = new AbortController()
  const growth = new ResizeObserver(() => reach() && end.abort())
  growth.observe(document.body)
  const late = setTimeout(() => end.abort(), 3000)
  for (const act of ['wheel', 'touchstart', 'keydown']) addEventListener(act, () => end.abort(), { passive: true, signal: end.signal })
  end.signal.addEventListener('abort', () => {
    growth.disconnect()
    clearTimeout(late)
    done()
  })
  return () => end.abort()
}

/** The name of the present entry of the tab's history; where the browser has none, its path. */
function entry(): string {
  return ('navigation' in globalThis && (globalThis.navigation as { currentEntry?: { key: string } | null }).currentEntry?.key) || location.pathname
}

const key = 'scroll'
type Tops = Record<string, number>

function readTops(): Tops {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Tops
  } catch {
    return {}
  }
}

function keepTops(tops: Tops): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(tops))
  } catch {
    // A browser that keeps nothing starts every page at its top.
  }
}
