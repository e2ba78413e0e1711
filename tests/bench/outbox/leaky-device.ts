import 'fake-indexeddb/auto'
import { createCaller } from '#adapters/net/caller.ts'
import type { LockQueue } from '#adapters/store/outbox-store.ts'
import { createMailStore, type Mail, type MailStore } from '#adapters/store/mail-store.ts'
import { createConnection } from '#state/connection/connection.ts'
import { createMailOutbox, type MailOutbox } from '#state/outbox/mail-outbox.ts'
import { sendWaitingMessage } from '#state/outbox/send-mail.ts'

/** A tab of the device: its outbox, and the end of its process, after which it does nothing any more. */
export interface Tab {
  readonly outbox: MailOutbox
  kill(): void
}

/** A phone whose tabs share a disk and take turns by locks that a killed tab lets go. */
export function leakyDevice(url: string) {
  const store = createMailStore()
  let last: Promise<unknown> = Promise.resolve()
  const call = createCaller({
    fetch,
    origin: url,
    token: () => null,
    sleep: never,
    onSignedOut: () => {},
    onWaiting: () => {},
  })

  const openTab = (): Tab => {
    const death = Promise.withResolvers<null>()
    let isDead = false
    const alive = async <Done>(work: () => Promise<Done>): Promise<Done> => {
      if (isDead) return never()
      const done = await work()
      return isDead ? never() : done
    }
    const disk: MailStore = {
      ids: (owner) => alive(() => store.ids(owner)),
      read: (owner) => alive(() => store.read(owner)),
      put: (owner, mail) => alive(() => store.put(owner, mail)),
      drop: (owner, id) => alive(() => store.drop(owner, id)),
    }
    const lockQueue: LockQueue = (_, work) => {
      const mine = last.then(() => (isDead ? null : Promise.race([work().then((done) => ({ done })), death.promise])))
      last = mine.catch(() => {})
      return new Promise((resolve, reject) => void mine.then((turn) => turn && !isDead && resolve(turn.done), reject))
    }
    const outbox = createMailOutbox({
      store: disk,
      lockQueue,
      connection: createConnection((tell) => tell(true)),
      onVisible: () => () => {},
      sleep: never,
      now: () => new Date(),
      send: (mail) => alive(() => (mail.kind === 'message' ? sendWaitingMessage(mail, call, null) : Promise.resolve())),
      told: () => {},
      left: () => {},
    })
    return {
      outbox,
      kill() {
        isDead = true
        death.resolve(null)
      },
    }
  }
  return { openTab, waiting: () => store.ids(0) }
}

export function aMessage(id: string, words: string, bytes: number): Mail {
  const file =
    bytes === 0
      ? null
      : {
          name: 'plan.pdf',
          type: 'application/pdf',
          bytes: new TextEncoder().encode(`%PDF-1.7 ${words} `.padEnd(bytes, '.')).buffer as ArrayBuffer,
        }
  return {
    kind: 'message',
    id,
    owner: 0,
    at: new Date(),
    refusal: null,
    nom: 'Camille Exemple',
    email: 'camille@exemple.fr',
    message: words,
    file,
  }
}

function never(): Promise<never> {
  return new Promise(() => {})
}
