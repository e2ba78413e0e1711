import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** sm, md, lg, xl and xxl of section 9. */
const widths = ['576', '768', '992', '1200', '1400']
const sheets = readdirSync('src/app', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'))
const breaks = sheets.flatMap((path) =>
  Array.from(
    readFileSync(join('src/app', path), 'utf8').matchAll(/@media[^{]*\bwidth\b[^{]*?(\d+(?:\.\d+)?)(px|r?em)/g),
    ([, length = '', unit = '']) => ({ path, length, unit }),
  ),
)

describe('The style sheets', () => {
  it('change at the widths of the specification only', () => {
    expect(breaks.length).toBeGreaterThan(20)
    expect(breaks.filter(({ length, unit }) => unit !== 'px' || !widths.includes(length))).toEqual([])
  })
})
