import type { KeyStore } from '#adapters/device/device.ts'

/** A `localStorage` of its own, holding these values. */
export function memoryStore(
  values: Readonly<Record<string, string>> = {},
): KeyStore & { readonly all: () => Record<string, string> } {
  const kept = new Map(Object.entries(values))
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    all: () => Object.fromEntries(kept),
  }
}
