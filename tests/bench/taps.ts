import type { Browser, BrowserContextOptions } from 'playwright-core'
import { app, buildIfStale, gazetteer } from '#scripts/build.ts'
import {
  accountChosenLast,
  accountOrder,
  firstOrder,
  keptOrder,
  onSite,
  repeatedOrder,
  typedOrder,
  type Stages,
} from '#tests/journeys/counted-orders.ts'
import { startProvider } from '#tests/journeys/provider.ts'
import { field, register, signIn } from '#tests/journeys/supplier.ts'
import { openBrowser } from '#tests/setup/open-browser.ts'
import { start as startGeoplateforme } from '#tests/stand-ins/geoplateforme.ts'
import { tapsTable } from './tables/taps-table.ts'

// `npm run bench -- taps`: what an order costs the hand of its user. The file of a slip costs two taps, the field and
// the file; a field that has the focus already costs none.
buildIfStale(gazetteer, app)
const services = await startGeoplateforme()
const site = await startProvider('sqlite', services.url, '')
const browser = await openBrowser()
try {
  const first = await onPhone(browser, onSite, (page) => firstOrder(page, site.url))
  const [typed, repeated, kept, account] = await onPhone(browser, {}, async (page) => {
    await register(page, site.url)
    await signIn(page)
    await field(page, 'clientName').waitFor()
    const byCard = [
      await typedOrder(page),
      await repeatedOrder(page, site.url, true),
      await keptOrder(page, site.url),
    ] as const
    await accountChosenLast(page, site)
    return [...byCard, await accountOrder(page, site.url)] as const
  })
  console.log(tapsTable({ first, typed, repeated, kept, account }))
} finally {
  await browser.close()
  await site.remove()
  await services.stop()
}

async function onPhone<T extends Stages | readonly Stages[]>(
  chromium: Browser,
  wishes: BrowserContextOptions,
  walk: (page: Awaited<ReturnType<Browser['newPage']>>) => Promise<T>,
): Promise<T> {
  const context = await chromium.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    ...wishes,
  })
  try {
    return await walk(await context.newPage())
  } finally {
    await context.close()
  }
}
