import { createInTurn } from '#adapters/in-turn.ts'
import { markMail } from '#adapters/mail-mark.ts'
import { createMailStore } from '#adapters/mail-store.ts'
import { nobody } from '#contract/slip-share.ts'
import { createPost, type Post } from '#state/post.ts'
import { sendMail } from '#state/send-mail.ts'
import type { Session } from '#state/session.ts'
import type { Toasts } from '#state/toasts.ts'
import type { NetWorld } from './net-world.ts'
import type { RealDevice } from './real-device.ts'

/** What waits on this device, sent by a page of the app. Who is signed in is told of what was his, or nobody's. */
export function realPost({ keys, onVisible, sleep, now }: RealDevice, { call, connection }: NetWorld, session: Session, toasts: Toasts): Post {
  return createPost({
    store: createMailStore(),
    inTurn: createInTurn(navigator.locks),
    connection,
    onVisible,
    sleep,
    now,
    send: (mail, waiting) => sendMail(mail, call, waiting),
    told({ owner }, end) {
      if (owner !== nobody && owner !== session.state.user?.id) return
      if (end === 'sent') toasts.show('ok', 'Le message qui attendait le réseau est parti.')
      else toasts.show('bad', 'Un message qui attendait n’a pas été pris : vois pourquoi sur la page de contact.')
    },
    left: (isAnything) => markMail(keys, isAnything, now()),
  })
}
