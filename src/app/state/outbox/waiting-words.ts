import type { Mail } from '#adapters/store/mail-store.ts'
import type { Lack } from '#state/connection/connection.ts'
import type { OutboxItem } from './outbox.ts'

/** What the words need of what waits. */
export type WaitingItem = Pick<OutboxItem<Mail>, 'phase'> & { readonly entry: Pick<Mail, 'kind'> }

/** What it waits for, after « attend »: the network, an answer, or, as far as anybody knows, its turn. */
export function awaited(lacks: Lack | null): string {
  return lacks === 'network' ? 'le réseau' : lacks === 'answer' ? 'notre serveur' : 'de partir'
}

/** Said where the server can be reached and has not taken what was sent to it. */
export const notTakenYet = 'Notre serveur ne répond pas encore. On réessaie'

/** Whether something was tried, and waits for nothing that is known to lack: the server had no answer for it alone. */
export function isPutOff(items: readonly Pick<OutboxItem<Mail>, 'phase' | 'wasTried'>[], lacks: Lack | null): boolean {
  return lacks === null && items.some(({ phase, wasTried }) => wasTried && phase !== 'refused')
}

/** '2 messages attendent le réseau'; refused: '1 demande n’a pas pu être envoyée'; of one kind; null for none. */
export function waitingWords(
  items: readonly WaitingItem[],
  kind: Mail['kind'],
  forWhat = awaited(null),
): string | null {
  const those = items.filter(({ entry }) => entry.kind === kind)
  const refused = those.filter(({ phase }) => phase === 'refused')
  if (refused.length > 0)
    return `${howMany(refused, kind)} ${refused.length > 1 ? `n’ont pas pu être ${words[kind].many}` : `n’a pas pu être ${words[kind].sent}`}`
  if (those.length === 0) return null
  return `${howMany(those, kind)} ${those.length > 1 ? 'attendent' : 'attend'} ${forWhat}`
}

/** All that waits in one line: '1 demande et 2 messages attendent de partir'; null when nothing does. */
export function allWaitingWords(items: readonly WaitingItem[]): string | null {
  const each = (['request', 'message'] as const)
    .map((kind) => waitingWords(items, kind))
    .filter((found) => found !== null)
  if (each.length === 2 && items.every(({ phase }) => phase !== 'refused'))
    return `${howMany(items, 'request')} et ${howMany(items, 'message')} attendent ${awaited(null)}`
  return each.length === 0 ? null : each.join(', ')
}

/** '2 messages' */
export function howMany(items: readonly WaitingItem[], kind: Mail['kind']): string {
  const count = items.filter(({ entry }) => entry.kind === kind).length
  return `${count} ${words[kind].one}${count > 1 ? 's' : ''}`
}

const words = {
  message: { one: 'message', sent: 'envoyé', many: 'envoyés' },
  request: { one: 'demande', sent: 'envoyée', many: 'envoyées' },
} as const
