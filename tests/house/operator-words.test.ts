import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fillMarks } from '#scripts/content-marks.ts'
import { brand } from '#content/company.ts'
import { startingPrice } from '#content/starting-price.ts'

const files = ['src', 'scripts']
  .flatMap((wing) => readdirSync(wing, { recursive: true, encoding: 'utf8' }).map((path) => `${wing}/${path}`))
  .filter((path) => /\.(?:tsx?|mjs|css|svg|json|env)$/.test(path))
  .concat('index.html', 'manifest.webmanifest')

/** Names that no one reads: of databases, locks, plugins, folders, metrics. They stay when the brand changes. */
const identifiers =
  /['`]colibat(?:['`:]|-carried'|-draft-|-og-'|-tests-'|-restore-'|_[a-z_]+'|\.db(?:\.restored)?['`])/g

describe('The operator’s words', () => {
  it('name the brand in one file', () => {
    expect(saying(brand.toLowerCase())).toEqual(['src/content/company.ts'])
  })

  it('say the starting price in one file', () => {
    expect(saying('19,99')).toEqual(['src/content/starting-price.ts'])
  })

  it('write no public hours out: they come from the timetable', () => {
    expect(saying('8h à 18h', '08:00-18:00')).toEqual(['src/rules/moment/opening-words.ts'])
  })

  it('fill the page and its manifest', () => {
    expect(fillMarks(readFileSync('index.html', 'utf8'))).toContain(`<title>${brand}</title>`)
    expect(fillMarks(readFileSync('index.html', 'utf8'))).toContain(`dès ${startingPrice}.`)
    expect(JSON.parse(fillMarks(readFileSync('manifest.webmanifest', 'utf8')))).toMatchObject({
      name: brand,
      short_name: brand,
    })
  })
})

function saying(...words: string[]): string[] {
  return files.filter((file) => {
    const text = readFileSync(file, 'utf8').replaceAll(identifiers, '').toLowerCase()
    return words.some((word) => text.includes(word))
  })
}
