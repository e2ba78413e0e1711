import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const modules = readdirSync('tests', { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|^setup\//.test(path),
)

describe('A module that tests share', () => {
  it('sets nothing up when it is read: files share a process, and only the first of them would have it', () => {
    const found = modules.flatMap((path) =>
      setUp(readFileSync(`tests/${path}`, 'utf8')).map((line) => `${path}: ${line}`),
    )
    expect(found).toEqual([])
  })

  it('is seen to do so by this test', () => {
    expect(
      setUp(
        'vi.setConfig({ testTimeout: 120_000 })\nbeforeAll(open)\nexport function later() {\n  vi.setConfig({})\n}',
      ),
    ).toHaveLength(2)
  })
})

/** The lines that speak to the test runner outside of any function. */
function setUp(code: string): string[] {
  return code.split('\n').filter((line) => /^(?:vi\.|(?:before|after)(?:All|Each)\()/.test(line))
}
