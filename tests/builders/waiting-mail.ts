import { proxy, subscribe } from 'valtio'
import type { Mail } from '#adapters/store/mail-store.ts'
import { createMailStore } from '#adapters/store/mail-store.ts'
import type { World } from '#app/world.ts'
import type { OutboxItem } from '#state/outbox/outbox.ts'
import { createMailOutbox } from '#state/outbox/mail-outbox.ts'
import { sendWaitingMessage } from '#state/outbox/send-mail.ts'
import { sendWaitingRequest } from '#state/outbox/send-waiting-request.ts'

/** What waits on the device of a pretended world, which sends it by that world's calls; no pause ever ends. */
export function waitingMail({
  call,
  connection,
  session,
  now,
}: Pick<World, 'call' | 'connection' | 'session' | 'now'>) {
  const told: string[] = []
  const outbox = createMailOutbox({
    store: createMailStore(),
    lockQueue: (_, work) => work(),
    connection,
    onVisible: () => () => {},
    sleep: () => new Promise(() => {}),
    now,
    send: (mail, waiting) =>
      mail.kind === 'message' ? sendWaitingMessage(mail, call, waiting) : sendWaitingRequest(mail, call, session),
    told: ({ kind }, end) => void told.push(`${kind} ${end}`),
    left: () => {},
  })
  const state = proxy<{ items: readonly OutboxItem<Mail>[] }>({ items: [] })
  subscribe(outbox.state, () => void (state.items = outbox.state.items as readonly OutboxItem<Mail>[]), true)
  return { mail: { state, outbox: async () => outbox } satisfies World['mail'], outbox, told }
}
