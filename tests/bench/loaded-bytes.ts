import type { Browser, BrowserContext, Page } from 'playwright-core'

/** Bytes of body on the wire that a screen loads, by kind; `inline` styles are part of the document. */
export interface Loaded {
  readonly script: number
  readonly stylesheet: number
  readonly font: number
  readonly image: number
}

/** Opens a screen with an empty cache and counts what it loads, until nothing more is asked for. */
export async function loadedBytes(
  browser: Browser,
  url: string,
  storage?: Awaited<ReturnType<BrowserContext['storageState']>>,
): Promise<Loaded> {
  // What a worker hands out from what it keeps has no size here.
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 390, height: 844 },
    locale: 'fr-FR',
    ...(storage && { storageState: storage }),
  })
  try {
    return await count(await context.newPage(), url)
  } finally {
    await context.close()
  }
}

async function count(page: Page, url: string): Promise<Loaded> {
  const loaded = { script: 0, stylesheet: 0, font: 0, image: 0 }
  const counting: Promise<void>[] = []
  page.on('requestfinished', (request) => {
    const kind = request.resourceType()
    if (!(kind in loaded)) return
    counting.push(
      request.sizes().then(({ responseBodySize }) => {
        loaded[kind as keyof Loaded] += responseBodySize
      }),
    )
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(1000)
  await Promise.all(counting)
  return loaded
}
