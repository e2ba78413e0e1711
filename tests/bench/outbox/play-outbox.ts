import type { Chance } from '#tests/builders/chance.ts'
import { aMessage, leakyDevice, type Tab } from './leaky-device.ts'

/** What came of so many messages that were written on one device. `left`: still on it when the time was over. */
export interface Played {
  readonly written: number
  readonly withFile: number
  /** Of those whose author saw the end: the server had it, or it waited. */
  readonly sent: number
  readonly waited: number
  readonly failed: readonly string[]
  readonly kills: number
  readonly left: number
}

/**
 * Writes messages in two tabs over that line, kills a tab now and then while one leaves, and lets all leave that is
 * left, within that many ms.
 */
export async function playOutbox(
  url: string,
  count: number,
  { next, whole, digits }: Chance,
  withinMs: number,
): Promise<Played> {
  const device = leakyDevice(url)
  const tabs: [Tab, Tab] = [device.openTab(), device.openTab()]
  const ends = { sent: 0, waits: 0 }
  const failed: string[] = []
  const until = Date.now() + withinMs
  let [kills, withFile] = [0, 0]

  const write = async (turn: number) => {
    const which = next() < 0.5 ? 0 : 1
    const bytes = next() < 0.1 ? whole(1_000, 60_000) : 0
    if (bytes > 0) withFile += 1
    const id = `${digits(8)}-0000-4000-8000-${String(turn).padStart(12, '0')}`
    const ended = tabs[which].outbox
      .deliver(aMessage(id, `Message ${turn} : livrez-vous à Monaco ?`, bytes), {
        signal: new AbortController().signal,
        onWaiting: () => {},
      })
      .then(
        (end) => void (ends[end] += 1),
        (failure: unknown) => void failed.push(`${turn}: ${String(failure)}`),
      )
    if (next() >= 0.08) return ended
    // On the disk it is before it leaves: from then on the tab may die.
    while (!(await device.waiting()).includes(id) && !(await over(ended))) await soon(0)
    await soon(whole(0, 12))
    tabs[which].kill()
    kills += 1
    tabs[which] = device.openTab()
    await tabs[which].outbox.look()
  }
  for (let turn = 1; turn <= count && Date.now() < until; turn += 1) {
    await write(turn)
    if (turn % 5 === 0) await Promise.all(tabs.map(({ outbox }) => outbox.look()))
  }
  while ((await device.waiting()).length > 0 && Date.now() < until)
    await Promise.all(tabs.map(({ outbox }) => outbox.look()))
  return {
    written: count,
    withFile,
    sent: ends.sent,
    waited: ends.waits,
    failed,
    kills,
    left: (await device.waiting()).length,
  }
}

function over(ended: Promise<void>): Promise<boolean> {
  return Promise.race([ended.then(() => true), soon(0).then(() => false)])
}

function soon(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
