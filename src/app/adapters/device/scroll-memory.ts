/** Where each page of this tab's history was left: Back finds its place again, a new page starts at its top. */
interface ScrollMemory {
  /** The page of the present address is there. */
  arrive(): void
  /** What was read there is gone: on the way back it is shown from its top. */
  forget(path: string): void
}

/** `place`: the page of the present address. */
export function createScrollMemory(place: () => string): ScrollMemory {
  const tops = readTops()
  let here = ''
  /** Where the page that is coming is to be shown; null once it is there. */
  let wanted: number | null = tops[entry()] ?? 0

  const expect = (top: () => number) => () => {
    if (place() !== here) wanted = top()
  }
  history.scrollRestoration = 'manual'
  addEventListener(
    'popstate',
    expect(() => tops[entry()] ?? 0),
  )
  // wouter announces its own navigations by these.
  for (const told of ['pushState', 'replaceState'])
    addEventListener(
      told,
      expect(() => 0),
    )
  // A page that shrinks because it goes moves too; that is no place the user was reading.
  addEventListener('scroll', () => wanted === null && (tops[entry()] = scrollY), { passive: true })
  addEventListener('pagehide', () => keepTops(tops))

  return {
    arrive() {
      here = place()
      const top = wanted ?? scrollY
      settle(top, () => {
        if (place() === here) wanted = null
      })
    },
    forget(path) {
      for (const name of Object.keys(tops)) if (name.endsWith(` ${path}`)) delete tops[name]
    },
  }
}

/** Shows the page at `top`, again while it grows, until the user acts or 15 s have passed: a busy phone needs time. */
function settle(top: number, done: () => void): void {
  const reach = () => {
    scrollTo({ top, behavior: 'instant' })
    return Math.abs(scrollY - top) < 2
  }
  if (reach()) return done()
  const end = new AbortController()
  const growth = new ResizeObserver(() => reach() && end.abort())
  growth.observe(document.body)
  const late = setTimeout(() => end.abort(), 15_000)
  for (const act of ['wheel', 'pointerdown', 'keydown'])
    addEventListener(act, () => end.abort(), { passive: true, signal: end.signal })
  end.signal.addEventListener('abort', () => {
    growth.disconnect()
    clearTimeout(late)
    done()
  })
}

/** The name of the present entry of the tab's history, where the browser has one, and its path. */
function entry(): string {
  const key =
    'navigation' in globalThis
      ? (globalThis.navigation as { currentEntry?: { key: string } | null }).currentEntry?.key
      : undefined
  return `${key ?? ''} ${location.pathname}`
}

const storageKey = 'scroll'
type Tops = Record<string, number>

function readTops(): Tops {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Tops
  } catch {
    return {}
  }
}

function keepTops(tops: Tops): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(tops))
  } catch {
    // A browser that keeps nothing starts every page at its top.
  }
}
