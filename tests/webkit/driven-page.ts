import { setTimeout as pause } from 'node:timers/promises'
import { openSession } from './web-driver.ts'

/** A page of a driven browser. What looks for an element waits for it, a minute at most. */
export interface DrivenPage {
  goto(url: string): Promise<void>
  title(): Promise<string>
  /** Waits until the page is at that path. */
  at(path: string): Promise<void>
  /** Waits until such an element is seen, the innermost; its text. */
  see(css: string, words?: string | RegExp): Promise<string>
  /** Presses the first one that is seen, once it may be pressed. */
  press(css: string, words?: string | RegExp): Promise<void>
  /** Types at its end, key by key; into a file field: the path of the file. */
  type(css: string, keys: string): Promise<void>
  /** Types in the place of what is there. */
  fill(css: string, text: string): Promise<void>
  /** Draws a line across its middle, by pointer. */
  stroke(css: string): Promise<void>
  /** Runs a function in the page; what it answers, now or later. */
  run<Args extends unknown[], Answer>(task: (...args: Args) => Answer, ...args: Args): Promise<Awaited<Answer>>
  /** What is on the screen, a PNG. */
  picture(): Promise<Buffer>
}

/** Opens a window with the driver that listens at this address; `browser` is the command that it starts. */
export async function openPage(
  driver: string,
  browser: { readonly binary: string; readonly args: readonly string[] },
): Promise<DrivenPage> {
  const session = await openSession(driver, { 'webkitgtk:browserOptions': browser })
  const until = async <Answer>(what: string, look: () => Promise<Answer | undefined>): Promise<Answer> => {
    const end = Date.now() + 60_000
    for (;;) {
      const { answer, fault } = await look().then(
        (found) => ({ answer: found, fault: undefined }),
        (error: Error) => ({ answer: undefined, fault: error }),
      )
      if (answer !== undefined) return answer
      if (fault && !passing.has(fault.name)) throw fault
      if (Date.now() > end)
        throw new Error(
          `Not there after a minute: ${what}. ${fault?.message ?? ''}\n${await page.run(() => `${location.href}\n${document.body.innerText}`)}`,
        )
      await pause(50)
    }
  }
  // A page that is drawn anew lets an element go between two commands: the next look finds the one in its place.
  const on = <Answer>(css: string, words: string | RegExp = '', act: (element: string) => Promise<Answer>) =>
    until(`${css} ${words}`, async () => {
      const args = [css, words instanceof RegExp ? words.source : null, String(words)]
      const found = await session.post<Record<string, string> | null>('/execute/sync', {
        script: `return (${firstSeen})(...arguments)`,
        args,
      })
      return found ? { answer: await act(`/element/${Object.values(found)[0]}`) } : undefined
    }).then(({ answer }) => answer)
  const page: DrivenPage = {
    goto: (url) => session.post('/url', { url }),
    title: () => session.get('/title'),
    at: (path) =>
      until(path, async () => new URL(await session.get<string>('/url')).pathname === path || undefined).then(() => {}),
    see: (css, words) => on(css, words, (element) => session.get(`${element}/text`)),
    press: (css, words) =>
      on(`:is(${css}):not(:disabled, [aria-disabled=true])`, words, (element) => session.post(`${element}/click`)),
    type: (css, text) => on(css, '', (element) => session.post(`${element}/value`, { text })),
    fill: (css, text) => page.type(css, `${keys.control}a${keys.backspace}`).then(() => page.type(css, text)),
    stroke: (css) =>
      on(css, '', (element) => {
        const origin = { [elementKey]: element.replace('/element/', '') }
        const to = (x: number, y: number) => ({ type: 'pointerMove', origin, x, y, duration: 20 })
        const line = [-60, -30, 0, 30, 60].map((x, index) => to(x, index % 2 ? 12 : -12))
        const actions = [to(-80, 0), { type: 'pointerDown', button: 0 }, ...line, { type: 'pointerUp', button: 0 }]
        return session.post('/actions', { actions: [{ type: 'pointer', id: 'finger', actions }] })
      }),
    run: (task, ...args) =>
      session.post('/execute/async', {
        script: `const answer = [...arguments].at(-1); Promise.resolve((${task})(...[...arguments].slice(0, -1))).then(answer)`,
        args,
      }),
    picture: async () => Buffer.from(await session.get<string>('/screenshot'), 'base64'),
  }
  return page
}

/** Keys that have no letter, as WebDriver writes them. */
export const keys = { backspace: '\uE003', enter: '\uE007', control: '\uE009', arrowDown: '\uE015' } as const

/** The name that WebDriver's protocol gives a reference to an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** Faults of a page that is being drawn. */
const passing = new Set([
  'stale element reference',
  'element click intercepted',
  'element not interactable',
  'no such element',
  'javascript error',
])

/** Runs in the page. A file field, dressed by its label, and what is in a closed list count as seen. */
function firstSeen(css: string, pattern: string | null, words: string): Element | undefined {
  const said = (element: Element) =>
    `${element.getAttribute('aria-label') ?? ''} ${element.textContent}`.replaceAll(/\s+/g, ' ').trim()
  const fits = (element: Element) =>
    pattern === null ? said(element).includes(words) : new RegExp(pattern).test(said(element))
  // What is said to screen readers alone is one pixel.
  const shows = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().height > 1
  const seen = [...document.querySelectorAll(css)].filter(
    (each) => (shows(each) || each.matches('option, [type=file]')) && fits(each),
  )
  const found = seen.find((each) => !seen.some((other) => other !== each && each.contains(other)))
  // The driver should, but leaves what lies just below the fold there, and then finds it out of reach.
  found?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return found
}
