import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { benches } from '#tests/bench/benches.ts'

const inFolders = ['docs', 'src', 'tests'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
)
const documents = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...inFolders].filter((path) => path.endsWith('.md'))
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const decisions = readdirSync('docs/decisions')
  .filter((page) => page !== 'README.md')
  .flatMap((page) =>
    readFileSync(join('docs/decisions', page), 'utf8')
      .split(/^(?=## )/m)
      .slice(1)
      .map((text) => decisionOf(page, text)),
  )

interface Decision {
  readonly page: string
  readonly anchors: readonly string[]
  readonly numbers: readonly string[]
  readonly title: string
  readonly paragraphs: number
}

describe('The documents of the house', () => {
  it('have no dead link', () => {
    const links = documents.flatMap((path) =>
      Array.from(
        readFileSync(path, 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)|<img src="([^"]+)"/g),
        ([, link, image]) => ({ path, leadsTo: join(dirname(path), link ?? image ?? '') }),
      ),
    )
    expect(links.length).toBeGreaterThan(60)
    expect(links.filter(({ leadsTo }) => !existsSync(leadsTo))).toEqual([])
  })

  it('begin with a page of at most 700 words', () => {
    expect(wordsOf('README.md')).toBeLessThanOrEqual(700)
  })

  it('are at most 13,000 words beside the decisions, the deviations and the looks', () => {
    const others = documents.filter((path) => !/^(?:tests|docs\/(?:decisions|looks))\/|^docs\/deviations/.test(path))
    expect(others.reduce((sum, path) => sum + wordsOf(path), 0)).toBeLessThanOrEqual(13_000)
  })

  it('name every command that npm runs, and the measures by the name that they have', () => {
    const commands = readFileSync('docs/commands.md', 'utf8')
    const asked = Object.keys(scripts).filter((name) => !/^(?:pre|start$|test$|bench$)/.test(name))
    expect(
      asked.filter((name) => !commands.includes(`npm run ${name}\``) && !commands.includes(`npm run ${name} `)),
    ).toEqual([])
    expect(Object.keys(scripts).length).toBeLessThanOrEqual(20)
    expect(Object.keys(benches).filter((name) => !commands.includes(`| \`${name}`))).toEqual([])
  })

  it('send a newcomer to files that are there', () => {
    const named = Array.from(
      readFileSync('CONTRIBUTING.md', 'utf8').matchAll(/`((?:src|tests)\/[\w./-]+)`/g),
      ([, path = '']) => path,
    )
    expect(named.length).toBeGreaterThan(50)
    expect(named.filter((path) => !existsSync(path))).toEqual([])
  })

  it('are all led to from the README or one of its pages', () => {
    const texts = documents.map((path) => readFileSync(path, 'utf8')).join('\n')
    expect(
      documents.filter((path) => path.startsWith('docs/') && !texts.includes(path.slice(path.lastIndexOf('/') + 1))),
    ).toEqual([])
  })
})

describe('The decisions', () => {
  it('have a heading that can be linked to by each of their numbers', () => {
    expect(decisions.length).toBeGreaterThan(100)
    expect(
      decisions.filter(
        ({ anchors, numbers, title }) => numbers.length === 0 || title === '' || String(anchors) !== String(numbers),
      ),
    ).toEqual([])
  })

  it('are two paragraphs at most', () => {
    expect(decisions.filter(({ paragraphs }) => paragraphs < 1 || paragraphs > 2)).toEqual([])
  })

  it('stand in the index by each of their numbers, in order, with their page and their title', () => {
    const index = Array.from(
      readFileSync('docs/decisions/README.md', 'utf8').matchAll(/^\|\[(\d{3})\]\((.+)\)\|(.+)\|$/gm),
      ([, number = '', leadsTo, title]) => ({ number, leadsTo, title }),
    )
    const written = decisions.flatMap(({ page, numbers, title }) =>
      numbers.map((number) => ({ number, leadsTo: `${page}#${number}`, title })),
    )
    expect(index).toEqual(written.toSorted((one, other) => Number(one.number) - Number(other.number)))
    expect(new Set(index.map(({ number }) => number)).size).toBe(index.length)
  })

  it('are where every link to one of them leads', () => {
    const links = documents.flatMap((path) =>
      Array.from(readFileSync(path, 'utf8').matchAll(/\]\(([^)#\s]*)#(\d{3})\)/g), ([, page = '', number]) => ({
        path,
        leadsTo: `${page === '' ? path : join(dirname(path), page)}#${number}`,
      })),
    )
    const places = new Set(
      decisions.flatMap(({ page, numbers }) => numbers.map((number) => `docs/decisions/${page}#${number}`)),
    )
    expect(links.length).toBeGreaterThan(60)
    expect(links.filter(({ leadsTo }) => !places.has(leadsTo))).toEqual([])
  })

  it('are there for every number that the documents and the sources name', () => {
    const sources = ['src', 'tests', 'scripts'].flatMap((wing) =>
      readdirSync(wing, { recursive: true, encoding: 'utf8' }).map((path) => join(wing, path)),
    )
    const texts = [...documents, ...sources.filter((path) => /\.tsx?$/.test(path))].map((path) =>
      readFileSync(path, 'utf8'),
    )
    const named = new Set(
      texts.flatMap((text) =>
        Array.from(text.matchAll(/\bdecisions? (\d{3}(?:(?:, | and )\d{3})*)/g), ([, numbers = '']) =>
          numbers.split(/\D+/),
        ).flat(),
      ),
    )
    expect(named.size).toBeGreaterThan(10)
    expect([...named].filter((number) => !decisions.some(({ numbers }) => numbers.includes(number)))).toEqual([])
  })
})

/** `text`: its heading, with an anchor for each of its numbers, and its paragraphs. */
function decisionOf(page: string, text: string): Decision {
  const [heading = '', ...paragraphs] = text.trim().split(/\n{2,}/)
  const [, anchors = '', numbers = '', title = ''] =
    /^## ((?:<a id="\d{3}"><\/a>)+)(\d{3}(?:, \d{3})*) (.+)$/.exec(heading) ?? []
  return {
    page,
    anchors: anchors.match(/\d{3}/g) ?? [],
    numbers: numbers.match(/\d{3}/g) ?? [],
    title,
    paragraphs: paragraphs.length,
  }
}

function wordsOf(path: string): number {
  return readFileSync(path, 'utf8').split(/\s+/).filter(Boolean).length
}
