import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { driverScript, orderScript, publicScript, sentBytes, stylesOf } from '#tests/journeys/built-files.ts'

const app = 'dist/app'

/** What was built, as it is sent in brotli: held at what was measured (decision 121), with the goal beside it. */
describe('The bytes of a screen', () => {
  it('are at most 125.9 KB of script before /commande can be used (goal 100)', () => {
    expect(sentBytes(app, orderScript(app))).toBeLessThanOrEqual(126_100)
  })

  it('are at most 650 of script on a public page that nobody touches (goal 500)', () => {
    expect(sentBytes(app, publicScript(app, 'home'))).toBeLessThanOrEqual(650)
  })

  it('are at most 17.1 KB of styles for all screens of a supplier (goal 14), 5.4 for those of the team, 2 more for its settings, 1.2 for its runs, and 2.7 for a driver’s', () => {
    const { supplier, team, settings, runs, driver } = stylesOf(app)
    expect([supplier, team, settings, runs, driver].map(({ length }) => length)).toEqual([1, 1, 1, 1, 1])
    expect(sentBytes(app, supplier)).toBeLessThanOrEqual(17_200)
    expect(sentBytes(app, team)).toBeLessThanOrEqual(5400)
    expect(sentBytes(app, settings)).toBeLessThanOrEqual(2000)
    expect(sentBytes(app, runs)).toBeLessThanOrEqual(1250)
    expect(sentBytes(app, driver)).toBeLessThanOrEqual(2750)
  })

  it('are at most 17.6 KB of script for a driver’s room, beside what every screen has (goal 25)', () => {
    expect(sentBytes(app, driverScript(app))).toBeLessThanOrEqual(17_600)
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
