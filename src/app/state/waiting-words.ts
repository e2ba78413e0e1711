import type { Mail } from '#adapters/mail-store.ts'
import type { OutboxItem } from './outbox.ts'

/** '2 messages attendent le réseau'; of what was refused: '1 message n’a pas été pris'; null when nothing waits. */
export function waitingWords(items: readonly Pick<OutboxItem<Mail>, 'phase'>[]): string | null {
  const refused = items.filter(({ phase }) => phase === 'refused').length
  if (refused > 0) return `${counted(refused)} ${refused > 1 ? 'n’ont pas été pris' : 'n’a pas été pris'}`
  if (items.length === 0) return null
  return `${counted(items.length)} ${items.length > 1 ? 'attendent' : 'attend'} le réseau`
}

function counted(count: number): string {
  return count > 1 ? `${count} messages` : '1 message'
}
