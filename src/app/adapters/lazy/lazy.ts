import { lazy as reactLazy, type ComponentType, type LazyExoticComponent } from 'react'
import { sleep as deviceSleep } from '#adapters/device/device.ts'
import type { Sleep } from '#adapters/device/waiting.ts'
import { withTimeout } from '#adapters/device/with-timeout.ts'
import { ChunkLoadError } from '#adapters/failures/failures.ts'

interface Loading {
  /** A screen can do without it: nothing is drawn in its place when it does not come. */
  readonly optional?: boolean
}

/**
 * A component in a chunk of its own, fetched when it is first shown; it throws ChunkLoadError when it does not come.
 */
export function lazy<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { optional = false }: Loading = {},
): LazyExoticComponent<ComponentType<Props>> {
  return reactLazy(async () => {
    const part = loadWithRetry(load)
    return optional ? part.catch(() => ({ default: () => null })) : part
  })
}

/**
 * What comes when it is first asked for, and once: `here` from then on, which `onHere` says. What failed begins anew at
 * the next call.
 */
export interface LazyModule<T> {
  (): Promise<T>
  readonly here: T | null
  /** Returns a function that ends it. */
  onHere(this: void, listener: () => void): () => void
}

/** A module, or what is made of it. Rejects with ChunkLoadError. */
export function lazyModule<T>(load: () => Promise<T>): LazyModule<T> {
  const listeners = new Set<() => void>()
  const come = onceUnlessFailed(async () => {
    const here = await loadWithRetry(load)
    Object.assign(come, { here })
    for (const listener of listeners) listener()
    return here
  })
  return Object.assign(come, {
    here: null,
    onHere(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  })
}

/** An object whose methods, of these names, fetch it first. */
export function lazyMethods<T extends Record<Name, (...given: never[]) => Promise<unknown>>, Name extends keyof T>(
  load: () => Promise<T>,
  ...names: readonly Name[]
): Pick<T, Name> {
  const come = lazyModule(load)
  const method =
    (name: Name) =>
    async (...given: never[]) =>
      (await come())[name](...given)
  return Object.fromEntries(names.map((name) => [name, method(name)])) as unknown as Pick<T, Name>
}

/** Fetches a part of the app before it is needed. When it is needed it is asked for again, and says what is wrong. */
export function prefetch(load: () => Promise<unknown>): void {
  load().catch(() => {})
}

/** Begins at the first call, and once: later calls get the same. What failed begins anew at the next. */
export function onceUnlessFailed<T>(begin: () => Promise<T>): () => Promise<T> {
  let begun: Promise<T> | null = null
  return () => {
    begun ??= begin().catch((error: unknown) => {
      begun = null
      throw error
    })
    return begun
  }
}

/**
 * Fetches a part of the app; asks twice more, after pauses, before it is lost. One that hangs is lost after two minutes
 * (section 9).
 */
export async function loadWithRetry<T>(
  load: () => Promise<T>,
  sleep: Sleep = deviceSleep,
  mend = mendStyles,
): Promise<T> {
  try {
    return await withTimeout(longestMs, insist(load, sleep, mend), sleep)
  } catch (cause) {
    throw new ChunkLoadError('a part of the app did not come', { cause })
  }
}

/**
 * An import that hangs cannot be asked for again: the browser answers the second one by the first. So all tries share
 * one limit.
 */
const longestMs = 120_000
const pausesMs = [800, 2500]

async function insist<T>(load: () => Promise<T>, sleep: Sleep, mend: () => Promise<void>): Promise<T> {
  for (const pauseMs of pausesMs) {
    try {
      return await load()
    } catch {
      await sleep(pauseMs)
      await mend()
    }
  }
  return load()
}

/** Asks again for the style sheets that did not come: Vite asks once, and would show the screen without them. */
async function mendStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  await Promise.all(links.filter((link) => !hasCome(link)).map(askAgain))
}

/** A sheet of ours that failed is there, and refuses to be read. */
function hasCome({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet?.cssRules !== undefined
  } catch {
    return false
  }
}

function askAgain(link: HTMLLinkElement): Promise<void> {
  const again = link.cloneNode() as HTMLLinkElement
  return new Promise((resolve) => {
    again.addEventListener('load', () => resolve())
    again.addEventListener('error', () => resolve())
    link.replaceWith(again)
  })
}
