import { proxy } from 'valtio'
import type { Timer } from '#adapters/waiting.ts'

export type ToastTone = 'ok' | 'info' | 'warn' | 'bad'

/** A passing message. */
export interface Toast {
  readonly id: string
  readonly tone: ToastTone
  readonly text: string
  readonly actionLabel?: string
}

/** What a toast lets its reader do, once: 'Annuler' takes back what it tells of. */
export interface ToastAction {
  readonly label: string
  run(): void
}

/** How long a message stays that can be taken back. */
export const undoToastMs = 10_000

/** Toasts close by themselves: after 3 s when they speak of an order, 5 s elsewhere (section 9). */
export const orderToastMs = 3000
export const usualToastMs = 5000

/** The messages on screen. `state` is a valtio proxy. */
export interface Toasts {
  readonly state: { readonly items: readonly Toast[] }
  show(tone: ToastTone, text: string, ms?: number, action?: ToastAction): void
  /** Does what the toast offers, and closes it. */
  act(id: string): void
  dismiss(id: string): void
  /** Its reader has left: nothing is shown any more, and nothing can be taken back. */
  clear(): void
  /** While the user reads, nothing closes. */
  pause(): void
  resume(): void
}

export function createToasts(timer: Timer, newId: () => string): Toasts {
  const state = proxy<{ items: Toast[] }>({ items: [] })
  const closing = new Map<string, { ms: number; cancel: () => void }>()
  const actions = new Map<string, () => void>()
  let paused = false

  const start = (id: string, ms: number) => {
    closing.get(id)?.cancel()
    closing.set(id, { ms, cancel: paused ? () => {} : timer(ms, () => dismiss(id)) })
  }
  const dismiss = (id: string) => {
    closing.get(id)?.cancel()
    closing.delete(id)
    actions.delete(id)
    state.items = state.items.filter((toast) => toast.id !== id)
  }

  return {
    state,
    dismiss,
    clear: () => state.items.forEach(({ id }) => dismiss(id)),
    act(id) {
      const run = actions.get(id)
      dismiss(id)
      run?.()
    },
    show(tone, text, ms = usualToastMs, action) {
      for (const twin of state.items.filter((toast) => toast.text === text)) dismiss(twin.id)
      const id = newId()
      state.items = [...state.items, { id, tone, text, ...(action && { actionLabel: action.label }) }]
      if (action) actions.set(id, action.run)
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
