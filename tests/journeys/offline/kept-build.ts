import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { isDriversFile } from '#contract/worker/precache.ts'

/**
 * Waits until the worker keeps every file of the build that it is to keep, and tells their paths and those of the
 * documents beside them; a file that was kept because it was used, or is a driver's, is none of them.
 */
export async function keptBuild(page: Page): Promise<readonly string[]> {
  await expect.poll(() => notKeptYet(page)).toEqual([])
  const built = await filesToKeep(page)
  return (await kept(page)).filter((path) => built.includes(path) || !path.startsWith('/assets/'))
}

/** What of it the worker has yet to keep; a measure, which is no test, asks for it. */
export async function notKeptYet(page: Page): Promise<readonly string[]> {
  const [built, found] = await Promise.all([filesToKeep(page), kept(page)])
  return built.filter((path) => !found.includes(path))
}

async function filesToKeep(page: Page): Promise<readonly string[]> {
  const worker = await page.request.get(new URL('/sw.js', page.url()).href)
  const built = [...new Set((await worker.text()).match(/assets\/[\w.-]+/g))]
    .map((file) => `/${file}`)
    .filter((file) => !isDriversFile(file))
  if (built.length <= 40) throw new Error(`the worker is to keep ${built.length} files only`)
  return built
}

function kept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caught = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return [...new Set(caught.flat().map(({ url }) => new URL(url).pathname))]
  })
}
