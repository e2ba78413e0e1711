import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { paths } from '#app/paths.ts'
import { routes } from '#app/routes.tsx'
import { api } from '#contract/api.ts'
import * as accountSentences from '#contract/account/account-sentences.ts'
import * as sentences from '#contract/wire/sentences.ts'
import { ourCalls } from '#tests/contract/our-calls.ts'
import { clausePages, type NamedTest } from './clause-pages.ts'
import { testNames } from './test-names.ts'

const pages = clausePages()
const clauses = pages.flatMap((page) => page.clauses)
const words = clauses.map((clause) => clause.words).join('\n')
const notBuilt = pages.map((page) => page.notBuilt).join('\n')
const files = new Map<string, TestFile>()
const source = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => readFileSync(join('src', path), 'utf8'))
  .join('\n')

describe('The clauses of the specification and their tests', () => {
  it('have a page for each of the nine sections', () => {
    expect(pages.map(({ file, title }) => [file.split('-')[0], /^Section (\d): /.exec(title)?.[1]])).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => [`${n}`, `${n}`]),
    )
  })

  it('are on pages that the README beside them leads to', () => {
    const index = readFileSync('tests/specification/README.md', 'utf8')
    expect(pages.filter(({ file }) => !index.includes(`(${file})`))).toEqual([])
  })

  it('are rows of two cells', () => {
    expect(clauses.length).toBeGreaterThan(350)
    expect(clauses.filter((clause) => clause.words === '' || clause.tests.length === 0)).toEqual([])
  })

  it('name tests that exist', () => {
    const lost = clauses.flatMap((clause) =>
      clause.tests.filter((test) => !exists(test)).map(({ file, name }) => `${clause.words}: ${file} ${name}`),
    )
    expect(lost).toEqual([])
  })

  it('quote French sentences that the code says to the letter', () => {
    expect(quoted(words).filter((sentence) => !asWritten(sentence).test(source))).toEqual([])
  })

  it('have every validation sentence', () => {
    const said = quoted(words)
    expect(
      Object.values({ ...accountSentences, ...sentences })
        .flatMap((room) => Object.values(room))
        .filter((sentence) => !said.includes(sentence)),
    ).toEqual([])
  })

  it('have every address of the app, and list as not built those without a screen', () => {
    // The screens of a room that tells them apart itself lie under one route.
    const built = routes.flatMap(({ path }) =>
      path.endsWith('/*?') ? Object.values(paths).filter((each) => `${each}/`.startsWith(path.slice(0, -2))) : [path],
    )
    const documents = [
      '/',
      '/faq',
      '/about',
      '/contact',
      '/cgu',
      '/cgv',
      '/politique',
      '/mentions-legales',
      '/accessibilite',
    ]
    const owed = Object.values(paths).filter((path) => !built.includes(path) && !documents.includes(path))
    expect(Object.values(paths).filter((path) => !words.includes(path) && !owed.includes(path))).toEqual([])
    expect(Object.values(paths).filter((path) => notBuilt.includes(`\`${path}\``))).toEqual(owed)
  })

  it('have every call of the contract’s table, and none is listed as not built', () => {
    const has = (line: string) => words.includes(`${line}:`) || words.includes(`${line} `)
    const missing = Object.entries(api)
      .map(([name, { method, path }]) => ({ name, method, path: path.replaceAll(/:(\w+)/g, '{$1}') }))
      .filter(
        ({ name, method, path }) =>
          !ourCalls.some((ours) => ours === name) && !has(`${method} ${path}`) && !has(`${method} /api${path}`),
      )
    expect(missing).toEqual([])
    expect(Object.values(api).filter(({ path }) => notBuilt.includes(`\`${path}\``))).toEqual([])
  })
})

/** What a title is filled in with must stand in the file as well. */
function exists({ file, name }: NamedTest): boolean {
  const { code, patterns } = read(file)
  return patterns.some((pattern) =>
    pattern
      .exec(name)
      ?.slice(1)
      .every((filledIn) => code.includes(filledIn.replaceAll(/^"|"$/g, ''))),
  )
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
  return Array.from(text.matchAll(/« (.+?) »/g), ([, sentence = '']) => sentence)
}

/** A number of a sentence, or its « N », may be computed: '8 calculs' is `${count} calculs` in the code. */
function asWritten(sentence: string): RegExp {
  const parts = sentence
    .split(/\b(?:\d+|N)\b/)
    .map((part) =>
      part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`).replaceAll(' ', String.raw`(?:[ \n]|\{' '\})+`),
    )
  return new RegExp(parts.join(String.raw`(?:\d+|\$\{[^}]+\})`))
}
