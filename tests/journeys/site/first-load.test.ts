import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { orderScript, publicScript, sentBytes, stylesOf } from '#tests/journeys/built-files.ts'

const app = 'dist/app'

/** What was built, as it is sent in brotli: held at what was measured (decision 121), with the goal beside it. */
describe('The bytes of a screen', () => {
  it('are at most 125.5 KB of script before /commande can be used (goal 100)', () => {
    expect(sentBytes(app, orderScript(app))).toBeLessThanOrEqual(125_500)
  })

  it('are at most 650 of script on a public page that nobody touches (goal 500)', () => {
    expect(sentBytes(app, publicScript(app, 'home'))).toBeLessThanOrEqual(650)
  })

  it('are at most 17.1 KB of styles for all screens of a supplier (goal 14), 5.4 for those of the team, and 2 more for its settings', () => {
    const { supplier, team, settings } = stylesOf(app)
    expect([supplier, team, settings].map(({ length }) => length)).toEqual([1, 1, 1])
    expect(sentBytes(app, supplier)).toBeLessThanOrEqual(17_100)
    expect(sentBytes(app, team)).toBeLessThanOrEqual(5400)
    expect(sentBytes(app, settings)).toBeLessThanOrEqual(2000)
  })

  it('hold nothing of the parts that wait, nor of what only other screens need', () => {
    const words = orderScript(app)
      .map((name) => readFileSync(`${app}/assets/${name}`, 'utf8'))
      .join('\n')
    expect(words).toContain('Commande fournisseur')
    expect(
      ['Relire le bordereau', 'Ta demande n’est pas partie', 'Se souvenir de moi', 'En cours de validation'].filter(
        (each) => words.includes(each),
      ),
    ).toEqual([])
  })
})
