import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Locator, Page } from 'playwright-core'
import { newPhone, type Visitor } from '#tests/setup/browser.ts'
import { start as startGeoplateforme } from '#tests/stand-ins/geoplateforme.ts'
import { livingSession, sampleSession, type StoredSession } from '#tests/journeys/account/sample-session.ts'
import { startProvider, type Provider } from '#tests/journeys/provider.ts'
import { field, pickByTouch } from '#tests/journeys/supplier.ts'

type NewVisitor = typeof newPhone
type Wishes = NonNullable<Parameters<NewVisitor>[0]>

/** A provider with the sample supplier, and visits of an empty order form. */
export interface OrderSite {
  readonly provider: Provider
  /** Where the state's services of its addresses and routes stand in. */
  readonly services: string
  /** `prepare` runs before the page is opened. */
  visit(newVisitor?: NewVisitor, wishes?: Wishes, prepare?: (page: Page) => Promise<unknown>): Promise<Page>
  /** The sample supplier's, as a browser of one's own stores it. */
  session(): Promise<StoredSession>
  close(): Promise<void>
}

export async function openOrderSite(settings: NodeJS.ProcessEnv = {}): Promise<OrderSite> {
  const services = await startGeoplateforme()
  const provider = await startProvider('sqlite', services.url, '', settings)
  let session = await sampleSession(provider.url)
  return {
    provider,
    services: services.url,
    async visit(newVisitor = newPhone, wishes = {}, prepare = async () => {}) {
      session = await livingSession(provider.url, session)
      const { page }: Visitor = await newVisitor({ hasTouch: true, storageState: session, ...wishes })
      await page.addInitScript(watchToasts)
      await prepare(page)
      await page.goto(`${provider.url}/commande`)
      await field(page, 'comment').waitFor()
      return page
    },
    async session() {
      session = await livingSession(provider.url, session)
      return session
    },
    async close() {
      await provider.remove()
      await services.stop()
    },
  }
}

/** Both addresses and the weight: with the default flex slot, all that a price needs. */
export async function fillRoute(page: Page, weight = '151-300'): Promise<void> {
  await pickByTouch(page, 'pickupAdr', 'zi les tourrades')
  await pickByTouch(page, 'address', '12 chemin des oliviers mougins')
  await field(page, 'poids').selectOption(weight)
}

/** « Valider la demande », where this screen has it. */
export function submitButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Valider la demande' }).and(page.locator(':visible'))
}

/** Comes to a field and leaves it again. */
export async function leave(control: Locator): Promise<void> {
  await control.focus()
  await control.blur()
}

/**
 * How long the page gives the toast with these words, s, once it is gone: what its timer was set to, for a busy machine
 * draws late and takes away late.
 */
export async function secondsShown(page: Page, words: string): Promise<number> {
  const shown = await page.waitForFunction(
    (text) =>
      (globalThis as unknown as { shown: Shown[] }).shown.find(
        (each) => each.text.includes(text) && each.givenMs !== null,
      ),
    words,
  )
  const { givenMs } = (await shown.jsonValue()) as Shown
  return (givenMs ?? 0) / 1000
}

/** A toast. `from`: on the clock of the page, ms; `givenMs`: the delay of the timer that took it away. */
interface Shown {
  readonly text: string
  readonly from: number
  givenMs: number | null
}

/** Runs in the page, before it. */
function watchToasts(): void {
  const shown: Shown[] = []
  const over: { readonly ms: number; readonly setAt: number; readonly at: number }[] = []
  const { setTimeout: wait } = globalThis
  // The browser's own clock: one that a journey sets reads the time by timers of its own.
  const clock = performance.now.bind(performance)
  const watched = (done: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) => {
    const setAt = clock()
    return wait(() => {
      over.push({ ms, setAt, at: clock() })
      done(...given)
    }, ms)
  }
  Object.assign(globalThis, { shown, setTimeout: watched })
  new MutationObserver(() => {
    const texts = [...document.querySelectorAll('.toast-text')].map((toast) => toast.textContent ?? '')
    const open = shown.filter(({ givenMs }) => givenMs === null)
    for (const toast of open)
      if (!texts.includes(toast.text))
        toast.givenMs = over.findLast(({ setAt, at }) => setAt <= toast.from && toast.from <= at)?.ms ?? 0
    for (const text of texts)
      if (!open.some((toast) => toast.text === text)) shown.push({ text, from: clock(), givenMs: null })
  }).observe(document, { childList: true, subtree: true })
}

/** The records that the provider keeps of forms left undone with this weight, oldest first. */
export function abandonments({ folder }: Provider, weight: string): Record<string, unknown>[] {
  const database = new DatabaseSync(join(folder, 'colibat.db'), { readOnly: true })
  try {
    return database.prepare('select * from abandonments where weight = ? order by id').all(weight)
  } finally {
    database.close()
  }
}
