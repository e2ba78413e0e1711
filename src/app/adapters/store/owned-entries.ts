/**
 * Marks the navigation state with the signed-in user: it outlives the session in the tab's history, and no page can
 * erase earlier entries (decision 073).
 */
export function ownEntries(history: Pick<History, 'pushState' | 'replaceState'>, owner: () => number | null): void {
  for (const act of ['pushState', 'replaceState'] as const) {
    const write = history[act].bind(history)
    history[act] = (state: unknown, ...rest) => write(owned(state, owner()), ...rest)
  }
}

/** Whether navigation state was written while another user was signed in. */
export function isOfAnother(state: unknown, userId: number): boolean {
  return isObject(state) && typeof state[mark] === 'number' && state[mark] !== userId
}

const mark = 'entryOf'

function owned(state: unknown, owner: number | null): unknown {
  return isObject(state) && owner !== null ? { ...state, [mark]: owner } : state
}

function isObject(state: unknown): state is Record<string, unknown> {
  return typeof state === 'object' && state !== null
}
