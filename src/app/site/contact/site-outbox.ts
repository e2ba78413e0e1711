import { SignedOut } from '#adapters/failures/failures.ts'
import { createPublicCaller } from '#adapters/net/public-caller.ts'
import { keyStore, sleep, watchOnline } from '#adapters/device/device.ts'
import { createLockQueue } from '#adapters/store/outbox-store.ts'
import { isAnswered } from '#adapters/net/is-answered.ts'
import { pendingMailKey, flagPendingMail } from '#adapters/store/pending-mail.ts'
import { createMailStore, type Mail } from '#adapters/store/mail-store.ts'
import { onVisible } from '#adapters/device/page-events.ts'
import { providerOrigin } from '#adapters/net/provider-address.ts'
import { watchStore } from '#adapters/store/watch-store.ts'
import { nobody } from '#contract/worker/slip-share.ts'
import { createConnection, type Connection } from '#state/connection/connection.ts'
import { createMailOutbox, type MailOutbox } from '#state/outbox/mail-outbox.ts'
import { sendWaitingMessage } from '#state/outbox/send-mail.ts'
import { createSession } from '#state/session/session.ts'

/** What a public page sends by itself when the network is back; it has no session and no world of its own. */
export interface SiteOutbox extends MailOutbox {
  /** The owner of what is written here: the signed-in user, or none. */
  owner(): number
  /** Who is signed in, as a message names its author; null for none. */
  author(): { readonly nom: string; readonly email: string } | null
  /** Whether it may be read here: by its owner, or, without one, on the page it was written on. */
  mayRead(mail: Mail): boolean
  readonly connection: Connection
  /** Calls `onEnd` of each message that has left by itself, or was refused; returns a function that stops it. */
  follow(onEnd: (mail: Mail, end: 'sent' | 'refused') => void): () => void
}

/** Looks at once at what lies here. Call it once a page. */
export function createSiteOutbox(): SiteOutbox {
  const store = keyStore()
  const now = () => new Date()
  const connection = createConnection(watchOnline, { ask: () => isAnswered(providerOrigin), sleep, onVisible })
  const call = createPublicCaller({ onHeard: connection.heard })
  const listeners = new Set<(mail: Mail, end: 'sent' | 'refused') => void>()
  const outbox = createMailOutbox({
    store: createMailStore(),
    lockQueue: createLockQueue(navigator.locks),
    connection,
    onVisible,
    sleep,
    now,
    async send(mail, waiting) {
      // A request needs the session of its author.
      if (mail.kind === 'request') throw new SignedOut()
      await sendWaitingMessage(mail, call, waiting)
    },
    told: (mail, end) => listeners.forEach((tell) => tell(mail, end)),
    left: (isAnything) => flagPendingMail(store, isAnything, now()),
  })
  // Another tab added, sent or took back; or its user signed in or out there.
  watchStore((key) => (key === pendingMailKey || key === null) && outbox.start())
  outbox.start()
  const user = () => {
    const session = createSession(store, now)
    return session.isValid() ? session.state.user : null
  }
  const owner = () => user()?.id ?? nobody
  const writtenHere = new Set<string>()
  return {
    ...outbox,
    owner,
    author() {
      const known = user()
      return known && { nom: `${known.prenom} ${known.nom}`.trim(), email: known.email }
    },
    mayRead: (mail) => mail.owner === owner() && (mail.owner !== nobody || writtenHere.has(mail.id)),
    deliver(mail, waiting) {
      writtenHere.add(mail.id)
      return outbox.deliver(mail, waiting)
    },
    connection,
    follow(onEnd) {
      listeners.add(onEnd)
      return () => void listeners.delete(onEnd)
    },
  }
}
