import { proxy } from 'valtio'

export type ToastTone = 'ok' | 'info' | 'warn' | 'bad'

/** A passing message. */
export interface Toast {
  readonly id: string
  readonly tone: ToastTone
  readonly text: string
}

/** Toasts close by themselves: after 3 s when they speak of an order, 5 s elsewhere (section 9). */
export const orderToastMs = 3000
export const usualToastMs = 5000

/** The messages on screen. `state` is a valtio proxy. */
export interface Toasts {
  readonly state: { readonly items: readonly Toast[] }
  show(tone: ToastTone, text: string, ms?: number): void
  dismiss(id: string): void
  /** While somebody reads, nothing closes. */
  pause(): void
  resume(): void
}

/** Runs `done` after `ms`; the answer cancels it. */
export type Timer = (ms: number, done: () => void) => () => void

export function createToasts(timer: Timer, newId: () => string): Toasts {
  const state = proxy<{ items: Toast[] }>({ items: [] })
  const closing = new Map<string, { ms: number; cancel: () => void }>()

  let paused = false

  const start = (id: string, ms: number) => {
    closing.get(id)?.cancel()
    closing.set(id, { ms, cancel: paused ? () => {} : timer(ms, () => dismiss(id)) })
  }
  const dismiss = (id: string) => {
    closing.get(id)?.cancel()
    closing.delete(id)
    state.items = state.items.filter((toast) => toast.id !== id)
  }

  return {
    state,
    dismiss,
    show(tone, text, ms = usualToastMs) {
      for (const twin of state.items.filter((toast) => toast.text === text)) dismiss(twin.id)
      const id = newId()
      state.items = [...state.items, { id, tone, text }]
      start(id, ms)
    },
    pause() {
      paused = true
      closing.forEach(({ cancel }) => cancel())
    },
    resume() {
      paused = false
      closing.forEach(({ ms }, id) => start(id, ms))
    },
  }
}
