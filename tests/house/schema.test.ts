import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { schemaPage } from '#tests/bench/schema.ts'

describe('The page of the tables', () => {
  it('is what `npm run bench -- schema` writes, and says of each what it is for', async () => {
    const page = await schemaPage()
    expect(readFileSync('docs/schema.md', 'utf8')).toBe(page)
    expect(page.split('\n').filter((line) => line.includes('|  |'))).toEqual([])
  })
})
