import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const files = readdirSync('src/app', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(?:tsx?|css)$/.test(path))
  .map((path) => ({ path, text: readFileSync(`src/app/${path}`, 'utf8').replaceAll(/\/\*[^]*?\*\/|\/\/ .*/g, '') }))
const screens = files.filter(({ path }) => path.endsWith('.tsx'))

/** Each opening tag of that name in the sources: '<th scope="col">'. */
const tagsOf = (name: string) =>
  screens.flatMap(({ path, text }) =>
    Array.from(text.matchAll(new RegExp(`<${name}(?=[\\s>])(?:=>|[^>])*>`, 'g')), ([tag], index) => ({
      path: `${path} ${index + 1}`,
      tag,
    })),
  )

const saying = (pattern: RegExp) => files.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

/** What the statement of accessibility (/accessibilite) says is so of all sources. */
describe('The markup of the app', () => {
  it('names every table, and says of each of its headers what it is the head of', () => {
    const tables = screens.flatMap(({ path, text }) =>
      text
        .split(/(?=<table[\s>])/)
        .slice(1)
        .map((table) => ({ path, table })),
    )
    expect(tables.length).toBeGreaterThan(4)
    expect(tables.filter(({ table }) => !/^<table[^>]* aria-label=|^<table[^>]*>\s*<caption/.test(table))).toEqual([])
    expect(tables.filter(({ table }) => !table.includes('<th'))).toEqual([])
    expect(
      tagsOf('th').filter(({ tag }) => !/ scope="(?:col|row|rowgroup)"/.test(tag.replaceAll(/\s+/g, ' '))),
    ).toEqual([])
  })

  it('hides every drawing from ears, or names it', () => {
    const drawings = tagsOf('svg')
    expect(drawings.length).toBeGreaterThan(5)
    expect(
      drawings.filter(({ tag }) => !tag.includes('aria-hidden="true"') && !/role="img"\s+aria-label=/.test(tag)),
    ).toEqual([])
    expect(tagsOf('img').filter(({ tag }) => !/\salt=/.test(tag))).toEqual([])
  })

  it('has no element and no attribute for its looks alone', () => {
    expect(saying(/<(?:font|center|big|strike|tt|basefont|marquee|blink)[\s>]/)).toEqual([])
    expect(
      saying(/<[a-z]+ [^>]*\b(?:align|bgColor|bgcolor|border|cellPadding|cellSpacing|color|vAlign|valign)=/),
    ).toEqual([])
  })

  it('begins each document with its doctype', () => {
    expect(readFileSync('index.html', 'utf8')).toMatch(/^<!doctype html>\n<html lang="fr">/)
  })

  it('turns with the device: nothing asks for one orientation', () => {
    expect(JSON.parse(readFileSync('manifest.webmanifest', 'utf8'))).toMatchObject({ orientation: 'any' })
    expect(saying(/\(orientation|orientation\.lock/)).toEqual([])
  })

  it('opens a window in one place alone, for a file that somebody asked for', () => {
    expect(saying(/\bwindow\.open\(/)).toEqual(['adapters/device/file-tab.ts'])
  })
})
