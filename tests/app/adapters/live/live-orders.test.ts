import { describe, expect, it } from 'vitest'
import { createLiveOrders } from '#adapters/live/live-orders.ts'
import { readEvents } from '#adapters/live/read-events.ts'
import { friday10h } from '#tests/builders/pretend-world.ts'

describe('A stream of events', () => {
  it.each([
    ['as it comes', ['event: commandes\ndata: [7]\n\n:\n\n']],
    ['cut anywhere', ['event: com', 'mandes\nda', 'ta: [7]\n', '\n:\n', '\n']],
    ['with other line ends', ['event: commandes\r\ndata: [7]\r\n\r\n:\r\n\r\n']],
  ])('is read %s', async (_how, chunks) => {
    const events = []
    for await (const event of readEvents(bodyOf(chunks))) events.push(event)
    expect(events).toEqual([
      { event: 'commandes', data: '[7]' },
      { event: '', data: '' },
    ])
  })

  it('keeps the lines of its data, and a letter that was cut in two', async () => {
    const bytes = new TextEncoder().encode('data: été\ndata: 2\n\n')
    const events = []
    for await (const event of readEvents(bodyOf([bytes.slice(0, 7), bytes.slice(7)]))) events.push(event)
    expect(events).toEqual([{ event: '', data: 'été\n2' }])
  })
})

describe('The live orders of a page', () => {
  it('are asked for once somebody follows, under the session’s token, and no more once nobody does', async () => {
    const page = openPage()
    expect(page.streams).toHaveLength(0)
    const stop = page.live.follow(() => {})
    await page.opened(1)
    expect(page.streams[0]?.headers).toMatchObject({ authorization: 'Bearer token-7' })
    stop()
    await page.closed(0)
  })

  it('tell every follower which orders changed', async () => {
    const page = openPage()
    const heard: unknown[] = []
    page.live.follow((ids) => heard.push(['one', ids]))
    page.live.follow((ids) => heard.push(['other', ids]))
    await page.opened(1)
    page.streams[0]?.send('event: commandes\ndata: [7,8]\n\n')
    await expect
      .poll(() => heard)
      .toEqual([
        ['one', [7, 8]],
        ['other', [7, 8]],
      ])
  })

  it('say that anything may have changed where an event cannot be read', async () => {
    const page = openPage()
    const heard = page.listen()
    await page.opened(1)
    page.streams[0]?.send('event: commandes\ndata: oops\n\n')
    await expect.poll(() => heard).toEqual([[]])
  })

  it('are asked for again when the stream ends, breaks off or is not answered, later each time', async () => {
    const page = openPage()
    page.listen()
    await page.opened(1)
    page.streams[0]?.end()
    await page.opened(2)
    page.streams[1]?.fail()
    await page.opened(3)
    page.streams[2]?.fail()
    await page.opened(4)
    page.streams[3]?.fail()
    await page.opened(5)
    page.streams[4]?.send(':\n\n')
    page.streams[4]?.end()
    await page.opened(6)
    expect(page.pauses).toEqual([1000, 2000, 4000, 4000, 1000])
  })

  it('say that anything may have changed once the stream is back after a while', async () => {
    const page = openPage()
    const heard = page.listen()
    await page.opened(1)
    page.streams[0]?.send(':\n\n')
    page.streams[0]?.end()
    await page.opened(2)
    page.later(100_001)
    page.streams[1]?.send(':\n\n')
    await expect.poll(() => heard).toEqual([[]])
  })

  it('are not asked for where the page is not seen, and are, with everything to be asked again, when it is', async () => {
    const page = openPage()
    const heard = page.listen()
    await page.opened(1)
    page.show(false)
    await page.closed(0)
    expect(heard).toEqual([])
    page.show(true)
    await page.opened(2)
    expect(heard).toEqual([[]])
  })

  it('end with the session, and begin anew with another user’s', async () => {
    const page = openPage()
    page.listen()
    await page.opened(1)
    page.signIn(null)
    await page.closed(0)
    page.signIn(8)
    await page.opened(2)
    expect(page.streams[1]?.headers).toMatchObject({ authorization: 'Bearer token-8' })
  })

  it('end where the server refuses the token', async () => {
    const page = openPage({ statuses: [401] })
    page.listen()
    await page.opened(1)
    await expect.poll(() => page.refused).toEqual(['token-7'])
    await page.settled()
    expect(page.streams).toHaveLength(1)
  })

  it('wait as long as a server asks that has too many, and leave one alone that has none', async () => {
    const full = openPage({ statuses: [429, 200] })
    full.listen()
    await full.opened(2)
    expect(full.pauses).toEqual([60_000])
    const none = openPage({ statuses: [404] })
    none.listen()
    await none.opened(1)
    await none.settled()
    expect(none.streams).toHaveLength(1)
  })

  it('ask no provider that does not know the call', async () => {
    const page = openPage({ isKnown: false })
    page.listen()
    await page.settled()
    expect([page.streams, page.pauses]).toEqual([[], []])
  })

  it('give up a stream that says nothing for forty seconds', async () => {
    const page = openPage()
    page.listen()
    await page.opened(1)
    page.fallSilent()
    await page.opened(2)
  })

  it('are one stream for all tabs of a browser, which tell each other', async () => {
    const browser = openBrowser()
    const [one, other] = [openPage({ browser }), openPage({ browser })]
    const [heardByOne, heardByOther] = [one.listen(), other.listen()]
    await one.opened(1)
    one.streams[0]?.send('event: commandes\ndata: [7]\n\n')
    await expect.poll(() => [heardByOne, heardByOther]).toEqual([[[7]], [[7]]])
    expect(other.streams).toHaveLength(0)
    one.show(false)
    await other.opened(1)
    other.streams[0]?.send('event: commandes\ndata: [8]\n\n')
    await expect.poll(() => heardByOther).toEqual([[7], [8]])
    expect(heardByOne).toEqual([[7]])
  })
})

function bodyOf(chunks: readonly (string | Uint8Array<ArrayBuffer>)[]) {
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const chunk of chunks)
        controller.enqueue(typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk)
      controller.close()
    },
  })
}

/** The locks and channels that the tabs of a browser share. */
function openBrowser() {
  const waiting: (() => void)[] = []
  let isHeld = false
  const listeners = new Map<object, (ids: readonly number[]) => void>()
  const locks = {
    async request(_name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>) {
      if (isHeld) await new Promise<void>((resolve) => waiting.push(resolve))
      if (signal.aborted) throw signal.reason
      isHeld = true
      await hold()
      isHeld = false
      waiting.shift()?.()
    },
  } as unknown as LockManager
  return {
    locks,
    openChannel: () => {
      const own = {}
      return {
        tell: (ids: readonly number[]) =>
          [...listeners].filter(([each]) => each !== own).forEach(([, hear]) => hear(ids)),
        listen: (hear: (ids: readonly number[]) => void) => void listeners.set(own, hear),
        close: () => void listeners.delete(own),
      }
    },
  }
}

interface PageWishes {
  /** Whether the provider knows the call. */
  readonly isKnown?: boolean
  readonly statuses?: readonly number[]
  readonly browser?: ReturnType<typeof openBrowser>
}

/** A page whose provider streams what the test says. */
function openPage({ isKnown = true, statuses = [], browser = openBrowser() }: PageWishes = {}) {
  const streams: { headers: unknown; isOpen: boolean; send(text: string): void; end(): void; fail(): void }[] = []
  const [pauses, refused]: [number[], (string | null)[]] = [[], []]
  let [now, isSeen, user]: [number, boolean, number | null] = [friday10h.getTime(), true, 7]
  let [onSession, onChange] = [() => {}, (_isBack: boolean) => {}]
  let silence = () => {}
  const live = createLiveOrders({
    ...browser,
    origin: '',
    takes: async () => isKnown,
    fetch: async (_address, init) => {
      let controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>
      const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
        start: (own) => void (controller = own),
        cancel: () => void (stream.isOpen = false),
      })
      const stream = {
        headers: init?.headers,
        isOpen: true,
        send: (text: string) => controller.enqueue(new TextEncoder().encode(text)),
        end: () => controller.close(),
        fail: () => controller.error(new TypeError('network error')),
      }
      init?.signal?.addEventListener('abort', () => {
        if (stream.isOpen) controller.error(init.signal?.reason)
        stream.isOpen = false
      })
      streams.push(stream)
      const status = statuses[streams.length - 1] ?? 200
      return new Response(status === 200 ? body : null, {
        status,
        headers: status === 429 ? { 'retry-after': '60' } : {},
      })
    },
    token: () => `token-${user}`,
    userId: () => user,
    onSession: (change) => (onSession = change),
    onSignedOut: (token) => void refused.push(token),
    watchPage: { isSeen: () => isSeen, onChange: (change) => (onChange = change) },
    sleep: async (ms, signal) => {
      pauses.push(ms)
      signal?.throwIfAborted()
    },
    timer: (_ms, done) => {
      silence = done
      return () => {}
    },
    now: () => new Date(now),
    random: () => 1,
  })
  return {
    live,
    streams,
    pauses,
    refused,
    listen: () => {
      const heard: (readonly number[])[] = []
      live.follow((ids) => heard.push(ids))
      return heard
    },
    opened: async (count: number) => await expect.poll(() => streams.length).toBe(count),
    closed: async (index: number) => await expect.poll(() => streams[index]?.isOpen).toBe(false),
    settled: () => new Promise((resolve) => setImmediate(resolve)),
    later: (ms: number) => (now += ms),
    fallSilent: () => silence(),
    show: (seen: boolean) => {
      isSeen = seen
      onChange(seen)
    },
    signIn: (id: number | null) => {
      user = id
      onSession()
    },
  }
}
