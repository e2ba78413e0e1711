import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { isDriversFile } from '#contract/worker/precache.ts'

/**
 * Waits until the worker keeps every file of the build that it is to keep, and tells their paths and those of the
 * documents beside them; a file that was kept because it was used, or is a driver's, is none of them.
 */
export async function keptBuild(page: Page): Promise<readonly string[]> {
  const worker = await page.request.get(new URL('/sw.js', page.url()).href)
  const built = [...new Set((await worker.text()).match(/assets\/[\w.-]+/g))]
    .map((file) => `/${file}`)
    .filter((file) => !isDriversFile(file))
  if (built.length <= 40) throw new Error(`the worker is to keep ${built.length} files only`)
  await expect.poll(async () => (await kept(page)).filter((path) => built.includes(path)).length).toBe(built.length)
  return (await kept(page)).filter((path) => built.includes(path) || !path.startsWith('/assets/'))
}

function kept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caught = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return [...new Set(caught.flat().map(({ url }) => new URL(url).pathname))]
  })
}
