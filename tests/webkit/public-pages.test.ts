import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { publicPages } from '#content/public-pages.ts'
import { openWebkitSite, type WebkitSite } from './webkit-site.ts'

let site: WebkitSite

beforeAll(async () => {
  site = await openWebkitSite()
})
afterEach(() => site.endVisits())
afterAll(() => site.close())

describe('a public page in WebKit', () => {
  it('begins no line with a mark that French sets off by a space, and never scrolls sideways', async () => {
    const { page } = await site.visit()
    const strays: unknown[] = []
    for (const { path, title } of publicPages) {
      await page.goto(site.provider.url + path)
      expect(await page.title()).toBe(title)
      expect(await page.run(() => document.documentElement.scrollWidth)).toBe(390)
      // React takes this one over, and compares it letter by letter.
      if (path !== '/contact') strays.push(...(await page.run(strayMarks)))
    }
    expect(strays).toEqual([])
  })
})

/** Runs in the page: the words around each mark that stands on another line than the word before it. */
function strayMarks(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const strays: string[] = []
  while (texts.nextNode()) {
    const text = texts.currentNode
    const words = text.textContent ?? ''
    const boxOf = (at: number) => {
      const range = document.createRange()
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      return range.getBoundingClientRect()
    }
    for (const { index } of words.matchAll(/(?<=\S)\s(?=[:;!?%»])/g))
      if (boxOf(index + 1).top > boxOf(index - 1).top + 8) strays.push(words.slice(index - 20, index + 10))
  }
  return strays
}
