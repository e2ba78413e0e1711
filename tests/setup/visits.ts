import { afterEach, expect } from 'vitest'
import { endVisits } from './browser.ts'

afterEach(async () => {
  expect(await endVisits(), 'complaints of the browser').toEqual([])
})
