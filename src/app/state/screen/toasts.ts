import { proxy } from 'valtio'
import type { Timer } from '#adapters/device/waiting.ts'

type ToastTone = 'ok' | 'info' | 'warn' | 'bad'

/** A passing message. */
interface Toast {
  readonly id: string
  readonly tone: ToastTone
  readonly text: string
  readonly actionLabel?: string
}

/** What a toast offers, once: 'Annuler' takes back what it says. `onAnyScreen`: also after its screen is left. */
interface ToastAction {
  readonly label: string
  readonly onAnyScreen?: true
  run(): void
}

/** How long a message stays that can be taken back. */
export const undoToastMs = 10_000

/** Toasts close by themselves: after 3 s when they speak of an order, 5 s elsewhere (section 9). */
export const orderToastMs = 3000
export const usualToastMs = 5000

/** The message on screen, last; before it covered ones that can still be undone. `state` is a valtio proxy. */
export interface Toasts {
  readonly state: { readonly items: readonly Toast[] }
  show(tone: ToastTone, text: string, ms?: number, action?: ToastAction): void
  /** Does what the toast offers, and closes it. */
  act(id: string): void
  dismiss(id: string): void
  /** Its reader has left: nothing is shown any more, and nothing can be taken back. */
  clear(): void
  /** Another screen comes: messages of the last one go, except those said on the way and those undoable anywhere. */
  leaveScreen(): void
  /** While the user reads, nothing closes. */
  pause(): void
  resume(): void
}

export function createToasts(timer: Timer, newId: () => string, now: () => Date = () => new Date()): Toasts {
  const state = proxy<{ items: Toast[] }>({ items: [] })
  const closing = new Map<string, { ms: number; cancel: () => void }>()
  const actions = new Map<string, ToastAction>()
  const since = new Map<string, Date>()
  let paused = false

  const start = (id: string, ms: number) => {
    closing.get(id)?.cancel()
    closing.set(id, { ms, cancel: paused ? () => {} : timer(ms, () => dismiss(id)) })
  }
  const dismiss = (id: string) => {
    closing.get(id)?.cancel()
    closing.delete(id)
    actions.delete(id)
    since.delete(id)
    state.items = state.items.filter((toast) => toast.id !== id)
  }

  return {
    state,
    dismiss,
    clear: () => state.items.forEach(({ id }) => dismiss(id)),
    leaveScreen() {
      for (const { id } of state.items)
        if (actions.get(id)?.onAnyScreen !== true && now().getTime() - (since.get(id)?.getTime() ?? 0) >= withTheWayMs)
          dismiss(id)
    },
    act(id) {
      const action = actions.get(id)
      dismiss(id)
      action?.run()
    },
    show(tone, text, ms = usualToastMs, action) {
      // What is newer was done later: it ends what it covers. A draft that was erased is lost with its message.
      for (const older of state.items.filter(
        (toast) => toast.text === text || actions.get(toast.id)?.onAnyScreen !== true,
      ))
        dismiss(older.id)
      const id = newId()
      state.items = [...state.items, { id, tone, text, ...(action && { actionLabel: action.label }) }]
      if (action) actions.set(id, action)
      since.set(id, now())
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

/** What is said and what leads on are one act, this far apart at most. */
const withTheWayMs = 1000
