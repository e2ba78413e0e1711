import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'))

describe('A style sheet', () => {
  it('has no more than 200 lines, as a file of code', () => {
    const lines = (path: string) => readFileSync(`src/${path}`, 'utf8').trimEnd().split('\n').length
    expect(sheets.length).toBeGreaterThan(100)
    expect(sheets.filter((path) => lines(path) > 200).map((path) => `${path}: ${lines(path)}`)).toEqual([])
  })
})
