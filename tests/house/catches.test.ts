import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const files = readdirSync('src/app', { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path))

/** Where everything that is thrown is the browser's, or the vendor's: nothing of ours runs in there. */
const doors = /^adapters\//

describe('A catch in the page', () => {
  it('hides no mistake of ours: it reports what it does not expect, or throws it on', () => {
    const silent = files
      .filter((path) => !doors.test(path))
      .flatMap((path) => silentCatches(readFileSync(`src/app/${path}`, 'utf8')).map((line) => `${path}: ${line}`))
    expect(silent).toEqual([])
  })

  it('is seen by this test', () => {
    expect(silentCatches('try { a() } catch {\n  b()\n}\nc().catch(() => null)')).toHaveLength(2)
    expect(silentCatches('try { a() } catch (error) {\n  b()\n}')).toHaveLength(1)
    expect(
      silentCatches('try { a() } catch (error) {\n  reportMistake(error)\n}\nc().catch(forgiving(() => null))'),
    ).toEqual([])
  })
})

/** The line of each catch that neither reports nor throws. */
function silentCatches(code: string): string[] {
  const lines = code.split('\n')
  return lines.filter((line, index) => {
    if (!/\bcatch\b/.test(line) || /^\s*(?:\/\/|\*|\/\*\*)/.test(line)) return false
    const indent = /^\s*/.exec(line)?.[0] ?? ''
    const end = lines.findIndex(
      (later, at) => at > index && later.startsWith(`${indent}${line.endsWith('.catch(') ? ')' : '}'}`),
    )
    const body = [line, ...lines.slice(index + 1, end < 0 ? index + 1 : end)].join('\n').replace(/^.*?\bcatch\b/s, '')
    return !/reportMistake\(|forgiving\(|\bthrow\b|failed(?:Call|Read)\(/.test(body)
  })
}
