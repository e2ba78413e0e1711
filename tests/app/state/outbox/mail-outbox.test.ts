import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from 'vitest'
import { Cancelled, Refused, Unreachable } from '#adapters/failures/failures.ts'
import { createMailStore, type Mail } from '#adapters/store/mail-store.ts'
import { createConnection } from '#state/connection/connection.ts'
import { createMailOutbox } from '#state/outbox/mail-outbox.ts'

const store = createMailStore()
const looksOn = { signal: new AbortController().signal, onWaiting: () => {} }
let ids = 0

beforeEach(async () => {
  for (const id of await store.ids(0)) await store.drop(0, id)
})

describe('A message that its author sends', () => {
  it('is on the device before it leaves, and nothing of it stays once the server has it', async () => {
    const { tab, answers, sent } = device()
    const outbox = tab()
    let keptBefore: readonly string[] = []
    answers.before = async () => void (keptBefore = await store.ids(0))
    const mail = message()
    expect(await outbox.deliver(mail, looksOn)).toBe('sent')
    expect([keptBefore, await store.ids(0), sent, outbox.state.items]).toEqual([[mail.id], [], [mail.id], []])
  })

  it('waits when nobody answers, and leaves by itself when the network is back', async () => {
    const world = device()
    world.network(false)
    const outbox = world.tab()
    const mail = message()
    expect(await outbox.deliver(mail, looksOn)).toBe('waits')
    expect([
      outbox.state.items.map(({ phase, isKept }) => [phase, isKept]),
      await store.ids(0),
      world.marks.at(-1),
    ]).toEqual([[['waiting', true]], [mail.id], true])
    outbox.start()
    world.network(true)
    await expect.poll(() => outbox.state.items).toEqual([])
    expect([world.sent, world.told, await store.ids(0), world.marks.at(-1)]).toEqual([
      [mail.id],
      [`${mail.id} sent`],
      [],
      false,
    ])
  })

  it.each([
    [new Refused(503, { message: 'Plus tard.', errors: {} }, null)],
    [new Refused(413, { message: 'Trop grand.', errors: {} }, null)],
    [new Cancelled()],
  ])('stays in its form alone when it is not taken: %s', async (failure) => {
    const { tab, answers } = device()
    answers.failure = failure
    const outbox = tab()
    await expect(outbox.deliver(message(), looksOn)).rejects.toBe(failure)
    expect([await store.ids(0), outbox.state.items]).toEqual([[], []])
  })

  it('waits behind one that nobody answers', async () => {
    const world = device()
    world.network(false)
    const outbox = world.tab()
    const [first, second] = [message(1), message(2)]
    expect([await outbox.deliver(first, looksOn), await outbox.deliver(second, looksOn)]).toEqual(['waits', 'waits'])
    outbox.start()
    world.network(true)
    await expect.poll(() => world.sent).toEqual([first.id, second.id])
  })
})

describe('A message that never arrives', () => {
  it('holds up none behind it where only it finds no answer', async () => {
    const world = device()
    world.network(false)
    const outbox = world.tab()
    const [stuck, behind] = [message(1), message(2)]
    await outbox.deliver(stuck, looksOn)
    await outbox.deliver(behind, looksOn)
    world.answers.cuts.add(stuck.id)
    world.network(true)
    await outbox.look()
    expect([world.sent, outbox.state.items.map(({ entry, phase, wasTried }) => [entry.id, phase, wasTried])]).toEqual([
      [behind.id],
      [[stuck.id, 'waiting', true]],
    ])
  })

  it.each([400, 404, 409, 413, 422])(
    'and is refused for good by %i keeps its words with the server’s, and holds up none behind it',
    async (status) => {
      const world = device()
      world.network(false)
      const outbox = world.tab()
      const [refused, behind] = [message(1), message(2)]
      await outbox.deliver(refused, looksOn)
      await outbox.deliver(behind, looksOn)
      world.answers.refuses.set(refused.id, new Refused(status, { message: 'Non.', errors: {} }, null))
      world.network(true)
      await outbox.look()
      await world.tab().look()
      expect([world.sent, world.asked, world.told]).toEqual([
        [behind.id],
        [refused.id, behind.id],
        [`${refused.id} refused`, `${behind.id} sent`],
      ])
      expect(await store.read(0)).toMatchObject([
        { id: refused.id, refusal: 'Non.', message: 'Livrez-vous à Monaco ?' },
      ])
    },
  )
})

describe('A message written before the clock of its device was set back', () => {
  it('leaves once, as those after it do', async () => {
    const world = device()
    world.network(false)
    const outbox = world.tab()
    const [ahead, after] = [message(90 * 86_400), message(1)]
    await outbox.deliver(ahead, looksOn)
    await outbox.deliver(after, looksOn)
    world.network(true)
    await outbox.look()
    expect([world.sent.toSorted(), await store.ids(0)]).toEqual([[ahead.id, after.id].toSorted(), []])
  })
})

describe('A message that another tab is faster to send', () => {
  it('is sent once, and its author is told that it is sent', async () => {
    const world = device()
    const letGo = world.hold()
    const [one, other] = [world.tab(), world.tab()]
    const others = other.look()
    const mail = message()
    const ended = one.deliver(mail, looksOn)
    await expect.poll(() => store.ids(0)).toEqual([mail.id])
    letGo()
    await others
    expect([await ended, world.asked, await store.ids(0)]).toEqual(['sent', [mail.id], []])
  })
})

describe('A message that was left on the device', () => {
  it('leaves from the next page, whosoever it is, under the name that it had', async () => {
    const world = device()
    world.answers.loses = 1
    const mail = message(1, 7)
    expect(await world.tab().deliver(mail, looksOn)).toBe('waits')
    await world.tab().look()
    expect([world.asked, world.sent, await store.ids(0)]).toEqual([[mail.id, mail.id], [mail.id], []])
  })

  it('waits while the server has no time, and is kept with its sentence when it is not taken', async () => {
    const world = device()
    world.network(false)
    const mail = message()
    await world.tab().deliver(mail, looksOn)
    world.network(true)
    world.answers.failure = new Refused(429, { message: 'Doucement.', errors: {} }, null)
    const outbox = world.tab()
    await outbox.look()
    expect(outbox.state.items.map(({ phase }) => phase)).toEqual(['waiting'])
    world.answers.failure = new Refused(422, { message: 'Non.', errors: { email: ['Email invalide'] } }, null)
    await outbox.look()
    expect([outbox.state.items.map(({ phase, entry }) => [phase, entry.refusal]), world.told]).toEqual([
      [['refused', 'Email invalide']],
      [`${mail.id} refused`],
    ])
  })

  it('is gone for the other tab, too, once it is taken back', async () => {
    const world = device()
    world.network(false)
    const [one, other] = [world.tab(), world.tab()]
    const mail = message()
    await one.deliver(mail, looksOn)
    await other.look()
    expect(await other.cancel(mail.id)).toBe(true)
    world.network(true)
    await one.look()
    expect([world.sent, one.state.items]).toEqual([[], []])
  })

  it('has its file still', async () => {
    const world = device()
    world.network(false)
    const bytes = new TextEncoder().encode('%PDF-1.7').buffer as ArrayBuffer
    await world.tab().deliver({ ...message(), file: { name: 'plan.pdf', type: 'application/pdf', bytes } }, looksOn)
    const [kept] = await store.read(0)
    expect(new TextDecoder().decode(kept?.kind === 'message' ? kept.file?.bytes : undefined)).toBe('%PDF-1.7')
  })
})

function message(seconds = 0, owner = 0): Mail {
  return {
    kind: 'message',
    id: `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`,
    owner,
    at: new Date(seconds * 1000),
    refusal: null,
    nom: 'Camille',
    email: 'camille@exemple.fr',
    message: 'Livrez-vous à Monaco ?',
    file: null,
  }
}

/**
 * A device whose tabs share a disk and take turns, and a server that takes a name once; `loses`: so many replies do not
 * come back; `cuts`: what never arrives.
 */
function device() {
  const listeners = new Set<(online: boolean) => void>()
  let isOnline = true
  let last: Promise<unknown> = Promise.resolve()
  const answers = {
    failure: null as Error | null,
    refuses: new Map<string, Error>(),
    cuts: new Set<string>(),
    loses: 0,
    before: async () => {},
  }
  const [asked, sent, told, marks]: [string[], string[], string[], boolean[]] = [[], [], [], []]
  return {
    answers,
    asked,
    sent,
    told,
    marks,
    /** Some tab has its turn until it lets go. */
    hold() {
      const turn = Promise.withResolvers<void>()
      last = turn.promise
      return turn.resolve
    },
    network(online: boolean) {
      isOnline = online
      listeners.forEach((tell) => tell(online))
    },
    tab: () =>
      createMailOutbox({
        store,
        lockQueue(_, work) {
          const mine = last.then(work)
          last = mine.catch(() => {})
          return mine
        },
        connection: createConnection((tell) => {
          listeners.add(tell)
          tell(isOnline)
        }),
        onVisible: () => () => {},
        sleep: () => new Promise(() => {}),
        now: () => new Date(0),
        async send({ id }) {
          if (!isOnline) throw new Unreachable('gone')
          asked.push(id)
          await answers.before()
          const failure = answers.failure ?? answers.refuses.get(id)
          if (failure) throw failure
          if (answers.cuts.has(id)) throw new Unreachable('cut')
          if (!sent.includes(id)) sent.push(id)
          if (answers.loses-- > 0) throw new Unreachable('cut')
        },
        told: ({ id }, end) => void told.push(`${id} ${end}`),
        left: (isAnything) => void marks.push(isAnything),
      }),
  }
}
