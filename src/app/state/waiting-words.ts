import type { Mail } from '#adapters/mail-store.ts'
import type { OutboxItem } from './outbox.ts'

/** What the words need of what waits. */
export type WaitingItem = Pick<OutboxItem<Mail>, 'phase'> & { readonly entry: Pick<Mail, 'kind'> }

/** '2 messages attendent le réseau'; of what was refused: '1 demande n’a pas été prise'; of one kind, or null when none of it waits. */
export function waitingWords(items: readonly WaitingItem[], kind: Mail['kind']): string | null {
  const those = items.filter(({ entry }) => entry.kind === kind)
  const refused = those.filter(({ phase }) => phase === 'refused')
  if (refused.length > 0) return `${howMany(refused, kind)} ${refused.length > 1 ? `n’ont pas été ${words[kind].many}` : `n’a pas été ${words[kind].taken}`}`
  if (those.length === 0) return null
  return `${howMany(those, kind)} ${those.length > 1 ? 'attendent' : 'attend'} le réseau`
}

/** All that waits in one line: '1 demande et 2 messages attendent le réseau'; null when nothing does. */
export function allWaitingWords(items: readonly WaitingItem[]): string | null {
  const each = (['request', 'message'] as const).map((kind) => waitingWords(items, kind)).filter((found) => found !== null)
  if (each.length === 2 && items.every(({ phase }) => phase !== 'refused')) return `${howMany(items, 'request')} et ${howMany(items, 'message')} attendent le réseau`
  return each.length === 0 ? null : each.join(', ')
}

/** '2 messages' */
export function howMany(items: readonly WaitingItem[], kind: Mail['kind']): string {
  const count = items.filter(({ entry }) => entry.kind === kind).length
  return `${count} ${words[kind].one}${count > 1 ? 's' : ''}`
}

const words = { message: { one: 'message', taken: 'pris', many: 'pris' }, request: { one: 'demande', taken: 'prise', many: 'prises' } } as const
