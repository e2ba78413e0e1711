import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext, Page } from 'playwright-core'
import type { SlipFile } from '#tests/journeys/kills/hard-kills-acts.ts'
import { startKillableBrowser, type KillableBrowser } from '#tests/journeys/kills/hard-kills-browser.ts'
import type { Dice } from '#tests/journeys/kills/hard-kills-dice.ts'
import type { Session } from '#tests/journeys/kills/hard-kills-visit.ts'
import { notKeptYet } from '#tests/journeys/offline/kept-build.ts'
import { forgetRates, readBooks } from './payment-kills-books.ts'
import { readDevice } from './payment-kills-device.ts'
import type { Line } from './payment-kills-line.ts'
import { arrive, faultsAfter, faultsOf, goOn, lookOffline, type Place } from './payment-kills-return.ts'
import { orderUntil, type Step } from './payment-kills-steps.ts'
import type { Provider } from '#tests/journeys/provider.ts'
import { field } from '#tests/journeys/supplier.ts'

/**
 * The server during a round: there all the time; killed with the browser and started again once that has looked around;
 * or late with each reply.
 */
export const networks = ['there', 'gone', 'slow'] as const
export type Network = (typeof networks)[number]

export interface Site {
  readonly provider: Provider
  readonly line: Line
  readonly session: Session
  readonly slips: readonly SlipFile[]
  readonly dice: Dice
}

/** One browser after the other, on one profile. */
export interface Phone {
  browser: KillableBrowser
  page: Page
}

/** What came of one kill. `place`: where the next browser led; null when it led nowhere. */
export interface Round {
  readonly step: Step
  readonly network: Network
  readonly place: Place | null
  readonly lost: readonly string[]
  readonly doubled: readonly string[]
}

/** A browser with the app's worker in it, on an empty form. */
export async function startPhone(profile: string, { line, session }: Site): Promise<Phone> {
  const phone = await openPhone(profile, session)
  await phone.page.goto(`${line.url}/commande?src=pwa`)
  await field(phone.page, 'comment').waitFor()
  await phone.page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  while ((await notKeptYet(phone.page)).length > 0) await pause(100)
  return phone
}

/** Orders on the phone, kills it at that step, starts it again, and goes on until all is paid. */
export async function oneRound(
  phone: Phone,
  profile: string,
  site: Site,
  customer: string,
  step: Step,
  network: Network,
): Promise<Round> {
  const { provider, line, session, slips, dice } = site
  const intention = { customer, slip: dice.pick(slips) }
  const lost: string[] = []
  let place: Place | null = null
  try {
    forgetRates(provider.folder)
    line.lateMs = network === 'slow' ? 150 + dice.below(350) : 0
    await orderUntil(step, phone.page, line, dice, intention)
    await Promise.all([phone.browser.kill(), network === 'gone' && line.goDown()])
    line.cut = null
    Object.assign(phone, await openPhone(profile, session))
    const { page } = phone
    await page.goto(`${line.url}/commande?src=pwa`)
    const device = await readDevice(page, session.user.id)
    place = await arrive(page, device)
    lost.push(
      ...(await faultsOf(page, session.user.id, place, device, intention, readBooks(provider.folder, customer))),
    )
    if (network === 'gone') {
      lost.push(...(await lookOffline(page, place, intention)))
      await line.comeBack()
    }
    await goOn(page, place, intention)
    line.lateMs = 0
    lost.push(...(await faultsAfter(page, line.url, session.user.id, intention)))
  } catch (error) {
    const shown = await phone.page
      .locator('main')
      .innerText({ timeout: 500 })
      .catch(() => '')
    lost.push(`${String(error).split('\n')[0]} at ${phone.page.url()}: ${shown.replaceAll(/\s+/g, ' ').slice(0, 300)}`)
  }
  const { orders, charges, paid } = readBooks(provider.folder, customer)
  const doubled = [...(orders > 1 ? [`${orders} orders`] : []), ...(charges > 1 ? [`${charges} charges`] : [])]
  if (orders === 0 || charges === 0 || paid === 0)
    lost.push(`${orders} orders, ${charges} charges, ${paid} paid at the end`)
  return { step, network, place, lost, doubled }
}

async function openPhone(profile: string, session: Session): Promise<Phone> {
  const browser = await startKillableBrowser(profile)
  const page = await signedInPage(browser.context, session)
  return { browser, page }
}

/** A kill may lose what local storage was just given: it is given the session again. */
async function signedInPage(context: BrowserContext, { token, user }: Session): Promise<Page> {
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  await page.addInitScript(
    ([authToken, userData]) => {
      if (!location.protocol.startsWith('http')) return
      localStorage.setItem('authToken', authToken)
      localStorage.setItem('userData', userData)
    },
    [token, JSON.stringify(user)] as const,
  )
  return page
}
