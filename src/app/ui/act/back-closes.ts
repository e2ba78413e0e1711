import { useEffect, useLayoutEffect, useRef } from 'react'

/** While `open`, Back (swipe or button) closes what lies over the page as Escape does, and the page stays. */
export function useBackCloses(open: boolean, close: () => void): void {
  const latest = useRef(close)
  useLayoutEffect(() => {
    latest.current = close
  })
  useEffect(() => (open ? lay(() => latest.current()) : undefined), [open])
}

/** Resolves once nothing lies over the page, for a way on that takes its place in the history. */
export async function pageAlone(): Promise<void> {
  layers.splice(0)
  agree()
  // A traversal that does not end must not hold up who leaves.
  if (own > 0)
    await Promise.race([
      new Promise((resolve) => addEventListener('popstate', resolve, { once: true })),
      new Promise((resolve) => setTimeout(resolve, 500)),
    ])
}

/** What lies over the page now, the topmost last. The present entry of the history says over how many of them it is. */
const layers: { readonly close: () => void }[] = []
/** Traversals that were asked for here and are not there yet. */
let own = 0

/** Returns a function that takes it away. */
function lay(close: () => void): () => void {
  // The same listener is there once, however often it is added.
  addEventListener('popstate', follow)
  const layer = { close }
  layers.push(layer)
  queueMicrotask(agree)
  return () => {
    const at = layers.indexOf(layer)
    if (at >= 0) layers.splice(at, 1)
    // After what opens in its place has been laid.
    queueMicrotask(agree)
  }
}

/** Brings the history to where the layers are. A page that was left meanwhile has none. */
function agree(): void {
  if (own > 0) return
  const here = depth()
  if (layers.length < here) leap(layers.length - here)
  for (let over = here + 1; over <= layers.length; over++) push(over)
}

function follow(): void {
  if (own > 0) {
    own -= 1
    return agree()
  }
  // Forward, or back from another page, to where something lay that is closed.
  if (depth() > layers.length) return leap(layers.length - depth())
  for (const { close } of layers.splice(depth()).toReversed()) close()
}

function leap(by: number): void {
  own += 1
  history.go(by)
}

function depth(): number {
  const { [mark]: over } = (history.state ?? {}) as { [mark]?: unknown }
  return typeof over === 'number' ? over : 0
}

/** Past what listens for a new page: it is the same one, with what was handed to it. */
function push(over: number): void {
  History.prototype.pushState.call(history, { ...(history.state as object | null), [mark]: over }, '')
}

const mark = 'layersOver'
