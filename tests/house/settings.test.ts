import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { app } from '#scripts/build.ts'
import { readEnv } from '#server/config/env.ts'

const read = [...Object.keys(readEnv({})), ...(app.settings ?? [])].sort()

describe('The settings that are read', () => {
  it('are the ones of the table for who operates it', () => {
    const rows = readFileSync('docs/operating.md', 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| `'))
    const named = rows
      .map((row) => row.split('|')[1] ?? '')
      .flatMap((cell) => [...cell.matchAll(/`([A-Z][A-Z\d_]+)`/g)].map(([, name]) => name))
    expect(named.sort()).toEqual(read)
  })

  it('are the ones that .env.example explains, each once', () => {
    const named = [...readFileSync('.env.example', 'utf8').matchAll(/^#?([A-Z][A-Z\d_]+)=/gm)].map(([, name]) => name)
    expect(named.sort()).toEqual(read)
  })
})
