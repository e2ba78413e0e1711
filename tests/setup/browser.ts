import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { openBrowser } from './open-browser.ts'

/**
 * A person at a screen. Any console error, console warning or page error that no `forgive` pattern matches fails the
 * journey.
 */
export interface Visitor {
  readonly context: BrowserContext
  readonly page: Page
  readonly complaints: readonly string[]
}

interface Wishes extends BrowserContextOptions {
  /** Complaints that belong to the journey, such as the line Chromium writes for an expected 401. */
  readonly forgive?: readonly RegExp[]
}

export function newPhone(wishes: Wishes = {}): Promise<Visitor> {
  return newVisitor({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, ...wishes })
}

export function newDesktop(wishes: Wishes = {}): Promise<Visitor> {
  return newVisitor({ viewport: { width: 1280, height: 800 }, ...wishes })
}

const visitors: Visitor[] = []
/** One browser for all tests of a process, and gone with it. */
let opening: Promise<Browser> | undefined

/** What a page is told whose worker is blocked here. */
const ownWarning = /^warning: Service Worker registration blocked by Playwright/

/**
 * A page is alone with its server, unless a journey is about the worker between them: what is there already is not what
 * it tests.
 */
async function newVisitor({ forgive = [], ...options }: Wishes): Promise<Visitor> {
  const context = await (
    await theBrowser()
  ).newContext({ locale: 'fr-FR', timezoneId: 'Europe/Paris', serviceWorkers: 'block', ...options })
  context.setDefaultTimeout(60_000)
  const complaints: string[] = []
  const complain = (line: string) => {
    if (![ownWarning, ...forgive].some((pattern) => pattern.test(line))) complaints.push(line)
  }
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complain(`${message.type()}: ${message.text()}`)
  })
  context.on('weberror', (error) => complain(`page error: ${error.error().stack ?? error.error().message}`))
  const visitor = { context, page: await context.newPage(), complaints }
  visitors.push(visitor)
  return visitor
}

/** Starts it when it does not run yet: seconds on a machine that has other things to do. */
export function theBrowser(): Promise<Browser> {
  opening ??= openBrowser()
  return opening
}

/** Closes what the visitors of a test had open; what their browser complained of. */
export async function endVisits(): Promise<string[]> {
  const leaving = visitors.splice(0)
  await Promise.all(leaving.map(({ context }) => context.close()))
  return leaving.flatMap(({ complaints }) => [...complaints])
}
