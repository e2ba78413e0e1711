import { subscribe } from 'valtio'
import { subscribeKey } from 'valtio/utils'
import type { LockQueue } from '#adapters/store/outbox-store.ts'
import type { Mail, MailStore } from '#adapters/store/mail-store.ts'
import type { OnVisible } from '#adapters/device/page-events.ts'
import { forgiving } from '#adapters/failures/report-mistake.ts'
import type { Sleep } from '#adapters/device/waiting.ts'
import type { Connection } from '#state/connection/connection.ts'
import type { WaitOptions } from '#state/connection/retry-wait.ts'
import { mailOutcome } from './mail-outcome.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import type { SendMail } from './send-mail.ts'

interface MailOutboxWorld {
  readonly store: MailStore
  readonly lockQueue: LockQueue
  readonly connection: Pick<Connection, 'state' | 'settled'>
  readonly onVisible: OnVisible
  readonly sleep: Sleep
  now(): Date
  /**
   * Sends it under its name: the server takes it once. `waiting`: the user looks on, and waits as the server asks.
   * Rejects as a call does.
   */
  readonly send: SendMail
  /** Called with what has left by itself, or was refused. */
  told(mail: Mail, end: 'sent' | 'refused'): void
  /** Told, at each change, whether anything is left on this device. */
  left(isAnything: boolean): void
}

/** What waits on this device for the network, and leaves by itself (decision 119). `state` is a valtio proxy. */
export interface MailOutbox extends Pick<Outbox<Mail>, 'state' | 'cancel' | 'retry'> {
  /** Resolves with whether it is on the device; it leaves at once where it can. */
  add(mail: Mail): Promise<boolean>
  /** Sends it now, stored first. 'waits': unanswered, it leaves by itself. Rejects as a call does, keeping nothing. */
  deliver(mail: Mail, waiting: WaitOptions): Promise<'sent' | 'waits'>
  /** Looks at what lies on the device, and lets it leave. */
  look(): Promise<void>
  /** Drops what an owner who emptied the device still has here, on disk or not. What is just leaving has left. */
  forget(owner: number): Promise<void>
  /** Mail leaves from now on: at once, when the network is back or the page seen, and later for a busy server. */
  start(): void
}

/** A delivery that its author looks on. */
interface Watched {
  readonly waiting: WaitOptions
  failure: unknown
  end(end: 'sent' | 'waits' | 'failed'): void
}

export function createMailOutbox({
  store,
  lockQueue,
  connection,
  onVisible,
  sleep,
  now,
  send,
  told,
  left,
}: MailOutboxWorld): MailOutbox {
  const watched = new Map<string, Watched>()
  const box = createOutbox<Mail, null>({
    store,
    owner: 0,
    lockQueue,
    now,
    async send(mail) {
      const watch = watched.get(mail.id)
      const failure: unknown = await send(mail, watch?.waiting ?? null).then(
        () => null,
        (error: unknown) => error,
      )
      const end = mailOutcome(failure, watch !== undefined)
      if (watch) watch.failure = failure
      if (end.end !== 'waits') return end
      watch?.end('waits')
      if (!end.isOffline) return end
      // One that alone finds no answer, say a file that its line cuts each time, holds up none behind it.
      return { ...end, isOffline: connection.settled().then(() => !connection.state.online) }
    },
    onEnd(mail, end) {
      const watch = watched.get(mail.id)
      if (watch) watch.end(end === 'refused' ? 'failed' : 'sent')
      else told(mail, end === 'refused' ? end : 'sent')
    },
  })
  let pauseMs = firstPauseMs
  let pause: AbortController | null = null
  let isStarted = false

  /** The server is there, and had no time or no answer: again after a while, which grows. */
  const later = () => {
    pause?.abort()
    pause = new AbortController()
    sleep(pauseMs, pause.signal).then(again, () => {})
    pauseMs = Math.min(pauseMs * 2, longestPauseMs)
  }
  const look = async () => {
    pause?.abort()
    await box.load()
    left(box.state.items.length > 0)
    if (!box.state.items.some(({ phase }) => phase === 'waiting')) return
    await connection.settled()
    if (connection.state.online) later()
  }
  const again = () => void look().catch(forgiving(() => {}))
  const lookAnew = () => {
    pauseMs = firstPauseMs
    again()
  }
  // At each change of what there is: telling other tabs of less would have them answer for ever.
  let known = ''
  subscribe(box.state, () => {
    const ids = box.state.items
      .map(({ entry }) => entry.id)
      .toSorted()
      .join()
    if (ids !== known) left(ids !== '')
    known = ids
  })
  return {
    state: box.state,
    cancel: box.cancel,
    retry: box.retry,
    look,
    async add(mail) {
      await box.add(mail)
      lookAnew()
      return box.state.items.every(({ entry, isKept }) => entry.id !== mail.id || isKept === true)
    },
    async deliver(mail, waiting) {
      const watch: Watched = { waiting, failure: null, end() {} }
      const ended = new Promise<Parameters<Watched['end']>[0]>((resolve) => (watch.end = resolve))
      watched.set(mail.id, watch)
      await box.add(mail)
      // Its turn did not come, since what stood before it was not answered; or another tab was faster.
      void box
        .settled()
        .then(() => watch.end(box.state.items.some(({ entry }) => entry.id === mail.id) ? 'waits' : 'sent'))
      const end = await ended
      watched.delete(mail.id)
      if (end === 'failed') {
        await box.cancel(mail.id)
        throw watch.failure
      }
      if (end === 'waits') lookAnew()
      return end
    },
    async forget(owner) {
      for (const { entry } of box.state.items) if (entry.owner === owner) await box.cancel(entry.id)
    },
    start() {
      again()
      if (isStarted) return
      isStarted = true
      subscribeKey(connection.state, 'online', (online) => online && lookAnew())
      onVisible(lookAnew)
    },
  }
}

const firstPauseMs = 5000
const longestPauseMs = 10 * 60_000
