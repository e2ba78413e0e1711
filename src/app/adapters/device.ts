import type { WatchOnline } from '#state/connection.ts'
import type { KeyStore } from '#state/session.ts'
import type { ThemeDevice } from '#state/theme.ts'
import type { Timer } from '#state/toasts.ts'

/** `localStorage`, or memory when the browser refuses it (private windows, blocked storage). */
export function keyStore(): KeyStore {
  try {
    localStorage.getItem('theme')
    return localStorage
  } catch {
    return memoryStore()
  }
}

export const themeDevice: ThemeDevice = {
  watchSystemTheme(onChange) {
    const dark = matchMedia('(prefers-color-scheme: dark)')
    const tell = () => onChange(dark.matches ? 'dark' : 'light')
    dark.addEventListener('change', tell)
    tell()
  },
  showTheme(choice) {
    if (choice === 'auto') delete document.documentElement.dataset['theme']
    else document.documentElement.dataset['theme'] = choice
  },
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

function memoryStore(): KeyStore {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  }
}
