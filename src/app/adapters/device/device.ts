import type { Timer } from './waiting.ts'

/** What is kept as text: `localStorage` in a browser. */
export type KeyStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>

/** Tells whether the device has a network, now and whenever that changes. */
export type WatchOnline = (onChange: (online: boolean) => void) => void

/** `localStorage`, or memory when the browser refuses it (private windows, blocked storage). */
export function keyStore(): KeyStore {
  try {
    localStorage.getItem('theme')
    return localStorage
  } catch {
    return memoryStore()
  }
}

/** The device as the colour theme needs it. */
export const themeDevice = {
  watchSystemTheme(onChange: (theme: 'light' | 'dark') => void) {
    const dark = matchMedia('(prefers-color-scheme: dark)')
    const tell = () => onChange(dark.matches ? 'dark' : 'light')
    dark.addEventListener('change', tell)
    tell()
  },
  showTheme(choice: 'auto' | 'light' | 'dark') {
    if (choice === 'auto') delete document.documentElement.dataset['theme']
    else document.documentElement.dataset['theme'] = choice
    paintBrowserBar(choice)
  },
}

/** The browser's own bar: each `meta theme-color` belongs to one scheme; an explicit choice gives both its colour. */
function paintBrowserBar(choice: string): void {
  const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color][media]')]
  for (const meta of metas) meta.dataset['own'] ??= meta.content
  const chosen = metas.find(({ media }) => media.includes(choice))
  for (const meta of metas) meta.content = (chosen ?? meta).dataset['own'] ?? meta.content
}

export const watchOnline: WatchOnline = (onChange) => {
  addEventListener('online', () => onChange(true))
  addEventListener('offline', () => onChange(false))
  onChange(navigator.onLine)
}

export const timer: Timer = (ms, done) => {
  const id = setTimeout(done, ms)
  return () => clearTimeout(id)
}

/** Resolves after `ms`; rejects with the signal's reason when it is aborted first. */
export function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const cancel = timer(ms, resolve)
    signal?.addEventListener('abort', () => {
      cancel()
      reject(signal.reason)
    })
  })
}

/** Reloads the page, unless the server is silent: without a network the browser would show its own page. */
export async function renew(): Promise<boolean> {
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
  } catch {
    return false
  }
  location.reload()
  return true
}

function memoryStore(): KeyStore {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  }
}
