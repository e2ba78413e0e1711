import { afterEach, beforeAll, expect } from 'vitest'
import { endVisits, theBrowser } from './browser.ts'

// Not in the time of the first test.
beforeAll(() => theBrowser().then(() => {}))

afterEach(async () => {
  expect(await endVisits(), 'complaints of the browser').toEqual([])
})
