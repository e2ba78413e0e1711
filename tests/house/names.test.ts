import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'

const attic = /^(?:utils?|helpers?|misc|commons?(?!-password)|types?|index|shared|stuff|lib)\b/
const files = ['src', 'scripts', 'tests'].flatMap((wing) =>
  readdirSync(wing, { recursive: true, encoding: 'utf8' }).map((path) => `${wing}/${path}`),
)

describe('The house', () => {
  it('has no attic: a name says what the file holds', () => {
    expect(files.filter((path) => attic.test(basename(path)))).toEqual([])
  })

  it('has no file without a name for its main export', () => {
    const strange = files.filter(
      (path) => /\.[jt]sx?$/.test(path) && !/^[a-z0-9-]+(?:\.test|\.d)?\.(?:ts|tsx)$/.test(basename(path)),
    )
    expect(strange).toEqual([])
  })
})
