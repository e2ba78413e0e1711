import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type Axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { render } from '#app/site/render.tsx'
import { accessibilityLevel } from '#content/accessibility/level.ts'
import { counted, levelOf, themes } from '#content/accessibility/statement.ts'
import { textOf } from '#tests/builders/drawn-screen.tsx'
import { testNames } from './test-names.ts'

/** How many criteria each theme of RGAA 4.1.2 has. */
const counts = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12]
const criteria = themes.flatMap((theme) => Object.entries(theme.criteria))
const axe = createRequire(import.meta.url)('axe-core') as typeof Axe
/** What a run does without being asked for more. */
const rules = axe
  .getRules()
  .filter(({ tags }) => !tags.some((tag) => ['experimental', 'deprecated', 'wcag2aaa', 'wcag22aa'].includes(tag)))
  .map(({ ruleId }) => ruleId)
const sources = ['index.html', ...filesOf('src/app'), ...filesOf('src/content'), 'src/contract/addresses.ts']
  .filter((path) => !path.startsWith('src/content/accessibility/'))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

describe('The statement of accessibility', () => {
  it('has each of the 106 criteria of the thirteen themes once, in their order', () => {
    expect(criteria.map(([number]) => number)).toEqual(
      counts.flatMap((count, theme) => Array.from({ length: count }, (_, index) => `${theme + 1}.${index + 1}`)),
    )
    expect(criteria).toHaveLength(106)
  })

  it('says each in twelve words at most, and none in those of another', () => {
    const words = criteria.map(([, criterion]) => criterion.words)
    expect(words.filter((each) => each.split(/\s+/).length > 12)).toEqual([])
    expect(new Set(words).size).toBe(106)
  })

  it('calls nothing « conforme » without a proof, « non applicable » without what is absent, « non conforme » without why', () => {
    const needs = {
      conforme: 'proofs',
      'non applicable': 'absent',
      'non conforme': 'fault',
      'à vérifier': null,
    } as const
    for (const [number, criterion] of criteria)
      for (const key of ['proofs', 'absent', 'fault'] as const)
        expect((criterion[key]?.length ?? 0) > 0, `${number} ${key}`).toBe(needs[criterion.state] === key)
  })

  it('names tests that exist, and rules that axe runs by itself', () => {
    const lost = criteria.flatMap(([number, { proofs = [] }]) =>
      proofs
        .filter((proof) => ('axe' in proof ? !rules.includes(proof.axe) : !exists(proof.file, proof.name)))
        .map((proof) => `${number} ${Object.values(proof).join(' ')}`),
    )
    expect(lost).toEqual([])
    expect(rules).not.toContain('target-size')
  })

  it('says of nothing that the page has that it does not apply', () => {
    const there = criteria.flatMap(([number, { absent = [] }]) =>
      absent.flatMap((pattern) =>
        sources
          .filter(({ text }) => new RegExp(pattern, 'iu').test(text))
          .map(({ path }) => `${number} ${pattern} ${path}`),
      ),
    )
    expect(there).toEqual([])
  })

  it('is named in the foot of each page by what its rate comes to', () => {
    expect(counted.proven + counted.failed + counted.open + counted.without).toBe(106)
    expect(counted.rate).toBe(Math.floor((100 * counted.proven) / (106 - counted.without)))
    expect(accessibilityLevel).toBe(levelOf(counted.rate))
    expect([100, 99, 50, 49, 0].map(levelOf)).toEqual([
      'totalement conforme',
      'partiellement conforme',
      'partiellement conforme',
      'non conforme',
      'non conforme',
    ])
  })

  it('says its rate, that nobody else has audited it, and each criterion with its state', () => {
    const text = textOf(render('accessibility'))
    expect(text).toContain(`${counted.proven} des ${counted.applicable} critères`)
    expect(text).toContain(`soit ${counted.rate} %`)
    expect(text).toContain('Aucun audit n’a été fait par un tiers.')
    for (const [number, { words, state, fault = '' }] of criteria) {
      expect(text).toContain(`${number} ${words} : ${state}`)
      expect(text).toContain(fault)
    }
    expect(text).toContain('Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07')
  })
})

function exists(file: string, name: string): boolean {
  return existsSync(file) && testNames(readFileSync(file, 'utf8')).some((pattern) => pattern.test(name))
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:tsx?|css)$/.test(path))
    .map((path) => `${folder}/${path}`)
}
