import { createLockQueue } from '#adapters/store/outbox-store.ts'
import { flagPendingMail } from '#adapters/store/pending-mail.ts'
import { lazyModule } from '#adapters/lazy/lazy.ts'
import { createMailStore } from '#adapters/store/mail-store.ts'
import { nobody } from '#contract/worker/slip-share.ts'
import type { Orders } from '#state/orders/orders.ts'
import { createMailOutbox, type MailOutbox } from '#state/outbox/mail-outbox.ts'
import { sendWaitingMessage } from '#state/outbox/send-mail.ts'
import type { Session } from '#state/session/session.ts'
import type { Toasts } from '#state/screen/toasts.ts'
import type { NetWorld } from './net-world.ts'
import type { RealDevice } from './real-device.ts'

/** Called when it has left: for its author, and the list that it changes. */
export interface Told {
  readonly toasts: Toasts
  readonly orders: Orders
}

/** What waits on this device, sent by a page of the app. The signed-in user hears of their own, and of unowned. */
export function realMailOutbox(
  { keys, onVisible, sleep, now }: RealDevice,
  { call, connection }: NetWorld,
  session: Session,
  { toasts, orders }: Told,
): MailOutbox {
  return createMailOutbox({
    store: createMailStore(),
    lockQueue: createLockQueue(navigator.locks),
    connection,
    onVisible,
    sleep,
    now,
    async send(mail, waiting) {
      if (mail.kind === 'message') return sendWaitingMessage(mail, call, waiting)
      const { sendWaitingRequest } = await waitingRequest()
      await sendWaitingRequest(mail, call, session)
    },
    told({ kind, owner }, end) {
      if (owner !== nobody && owner !== session.state.user?.id) return
      if (kind === 'request') orders.clear()
      const { tone, text } = said[kind][end]
      toasts.show(tone, text)
    },
    left: (isAnything) => flagPendingMail(keys, isAnything, now()),
  })
}

const waitingRequest = lazyModule(() => import('#state/outbox/send-waiting-request.ts'))

const said = {
  message: {
    sent: { tone: 'ok', text: 'Le message qui attendait est parti.' },
    refused: {
      tone: 'bad',
      text: 'Un message qui attendait n’a pas pu être envoyé : vois pourquoi sur la page de contact.',
    },
  },
  request: {
    sent: { tone: 'ok', text: 'La demande qui attendait est partie.' },
    refused: {
      tone: 'bad',
      text: 'Une demande qui attendait n’a pas pu être envoyée : vois pourquoi dans ton historique.',
    },
  },
} as const
