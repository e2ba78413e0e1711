import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sentences } from '#contract/sentences.ts'
import { testNames } from './test-names.ts'

const page = readFileSync('docs/specification-tests.md', 'utf8')
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Sentence'))
  .map((line) => line.slice(2, -2).split(' | '))
  .map(([sentence = '', cell = '']) => ({ sentence, tests: cell.split('<br>').map(namedTest) }))
const files = new Map<string, TestFile>()
const source = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => readFileSync(join('src', path), 'utf8'))
  .join('\n')

describe('The table of the specification and its tests', () => {
  it('has rows, each of two cells', () => {
    expect(rows.length).toBeGreaterThan(100)
    expect(rows.filter(({ sentence }) => sentence === '')).toEqual([])
  })

  it('names in each row tests that exist', () => {
    const lost = rows.flatMap(({ sentence, tests }) => tests.filter((test) => !exists(test)).map(({ file, name }) => `${sentence}: ${file} ${name}`))
    expect(lost).toEqual([])
  })

  it('quotes French sentences that the code says to the letter', () => {
    expect(quoted(rows.map(({ sentence }) => sentence).join('\n')).filter((words) => !asWritten(words).test(source))).toEqual([])
  })

  it('has every sentence of the form', () => {
    const said = quoted(page)
    expect(Object.values(sentences.order).filter((sentence) => !said.includes(sentence))).toEqual([])
  })

  it.each([4, 5, 8])('says what of section %d is not of the form', (section) => {
    expect(page).toMatch(new RegExp(`^## Section ${section}\\b[\\s\\S]*?^Not of the form: `, 'm'))
  })
})

interface NamedTest {
  readonly file: string
  readonly name: string
}

/** '`tests/a.test.ts` A > b' */
function namedTest(text: string): NamedTest {
  const [, file = '', name = ''] = /^`(tests\/[\w/.-]+\.test\.tsx?)` (.+)$/.exec(text.trim()) ?? []
  return { file, name }
}

/** What a title is filled in with must stand in the file as well. */
function exists({ file, name }: NamedTest): boolean {
  const { code, patterns } = read(file)
  return patterns.some((pattern) => pattern.exec(name)?.slice(1).every((filledIn) => code.includes(filledIn.replaceAll(/^"|"$/g, ''))))
}

interface TestFile {
  readonly code: string
  readonly patterns: readonly RegExp[]
}

function read(file: string): TestFile {
  const known = files.get(file)
  if (known) return known
  const code = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const found = { code, patterns: testNames(code) }
  files.set(file, found)
  return found
}

function quoted(text: string): string[] {
  return Array.from(text.matchAll(/« (.+?) »/g), ([, words = '']) => words)
}

/** A number of a sentence, or its « N », may be computed: '8 calculs' is `${count} calculs` in the code. */
function asWritten(words: string): RegExp {
  const parts = words.split(/\b(?:\d+|N)\b/).map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
  return new RegExp(parts.join(String.raw`(?:\d+|\$\{[^}]+\})`))
}
