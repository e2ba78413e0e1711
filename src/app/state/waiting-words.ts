import type { Mail } from '#adapters/mail-store.ts'
import type { OutboxItem } from './outbox.ts'

/** What the words need of what waits. */
export type WaitingItem = Pick<OutboxItem<Mail>, 'phase'> & { readonly entry: Pick<Mail, 'kind'> }

/** '2 messages attendent le réseau'; of what was refused: '1 demande n’a pas été prise'; of one kind, or null when none of it waits. */
export function waitingWords(items: readonly WaitingItem[], kind: Mail['kind']): string | null {
  const those = items.filter(({ entry }) => entry.kind === kind)
  const { one, taken, many } = words[kind]
  const refused = those.filter(({ phase }) => phase === 'refused').length
  if (refused > 0) return `${counted(refused, one)} ${refused > 1 ? `n’ont pas été ${many}` : `n’a pas été ${taken}`}`
  if (those.length === 0) return null
  return `${counted(those.length, one)} ${those.length > 1 ? 'attendent' : 'attend'} le réseau`
}

/** All that waits in one line: '1 demande attend le réseau, 2 messages attendent le réseau'. */
export function allWaitingWords(items: readonly WaitingItem[]): string | null {
  const each = (['request', 'message'] as const).map((kind) => waitingWords(items, kind)).filter((found) => found !== null)
  return each.length === 0 ? null : each.join(', ')
}

const words = { message: { one: 'message', taken: 'pris', many: 'pris' }, request: { one: 'demande', taken: 'prise', many: 'prises' } } as const

function counted(count: number, one: string): string {
  return count > 1 ? `${count} ${one}s` : `1 ${one}`
}
