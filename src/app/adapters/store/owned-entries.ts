/**
 * From now on the navigation state that is written is marked with who is signed in: amounts, names and addresses stay in the tab's history
 * longer than a session, and no page can erase the entries behind it (decision 073).
 */
export function ownEntries(history: Pick<History, 'pushState' | 'replaceState'>, owner: () => number | null): void {
  for (const act of ['pushState', 'replaceState'] as const) {
    const write = history[act].bind(history)
    history[act] = (state: unknown, ...rest) => write(owned(state, owner()), ...rest)
  }
}

/** Whether navigation state was written while somebody else was signed in. */
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
