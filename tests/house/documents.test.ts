import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const documents = ['README.md', 'CONTRIBUTING.md', ...readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((path) => join('docs', path))].filter((path) => path.endsWith('.md'))
const decisions = readdirSync('docs/decisions').filter((file) => file !== 'README.md')
const index = Array.from(
  readFileSync('docs/decisions/README.md', 'utf8').matchAll(/^\| \[(\d{3})\]\((.+?)\) \| (.+?) \| (.+?) \|$/gm),
  ([, number = '', file = '', title = '', status = '']) => ({ number, file, title, status }),
)

describe('The documents of the house', () => {
  it('have no dead link', () => {
    const links = documents.flatMap((path) =>
      Array.from(readFileSync(path, 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)|<img src="([^"]+)"/g), ([, link, image]) => ({ path, leadsTo: join(dirname(path), link ?? image ?? '') })),
    )
    expect(links.length).toBeGreaterThan(60)
    expect(links.filter(({ leadsTo }) => !existsSync(leadsTo))).toEqual([])
  })

  it('send a newcomer to files that are there', () => {
    const named = Array.from(readFileSync('CONTRIBUTING.md', 'utf8').matchAll(/`((?:src|tests)\/[\w./-]+)`/g), ([, path = '']) => path)
    expect(named.length).toBeGreaterThan(50)
    expect(named.filter((path) => !existsSync(path))).toEqual([])
  })

  it('are all led to from the README or one of its pages', () => {
    const texts = documents.map((path) => readFileSync(path, 'utf8')).join('\n')
    expect(documents.filter((path) => path.startsWith('docs/') && !texts.includes(path.slice(path.lastIndexOf('/') + 1)))).toEqual([])
  })
})

describe('The index of the decisions', () => {
  it('has each of them once, in order, by its number and its title', () => {
    const written = decisions.toSorted().map((file) => ({ number: file.slice(0, 3), file, title: /^# (.+)$/m.exec(readFileSync(join('docs/decisions', file), 'utf8'))?.[1] }))
    expect(index.map(({ number, file, title }) => ({ number, file, title }))).toEqual(written)
    expect(new Set(index.map(({ number }) => number)).size).toBe(index.length)
  })

  it('says of each that it holds, or what took its place', () => {
    const said = /^(?:holds(?:, extended by \[\d{3}\]\(.+\))?|replaced by \[\d{3}\]\(.+\))$/
    expect(index.filter(({ status }) => !said.test(status))).toEqual([])
  })

  it('knows every decision that is named in the documents and the sources', () => {
    const sources = ['src', 'tests', 'scripts'].flatMap((wing) => readdirSync(wing, { recursive: true, encoding: 'utf8' }).map((path) => join(wing, path)))
    const texts = [...documents, ...sources.filter((path) => /\.tsx?$/.test(path))].map((path) => readFileSync(path, 'utf8'))
    const named = new Set(texts.flatMap((text) => Array.from(text.matchAll(/\bdecisions? (\d{3})\b/g), ([, number = '']) => number)))
    expect(named.size).toBeGreaterThan(10)
    expect([...named].filter((number) => !index.some((decision) => decision.number === number))).toEqual([])
  })
})
