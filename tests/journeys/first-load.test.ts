import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { orderScript, publicScript } from './built-script.ts'

const folder = 'dist/app/assets'

/** What was built, as it is sent in brotli; the goals are those of decision 121. */
describe('The bytes of a screen', () => {
  it('are at most 124 KB of script before /commande can be used (goal 100, at most 110)', () => {
    expect(sent(orderScript('dist/app'))).toBeLessThanOrEqual(124_000)
  })

  it('are at most 650 of script on a public page that nobody touches (goal 500)', () => {
    expect(sent(publicScript('dist/app', 'home'))).toBeLessThanOrEqual(650)
  })

  it('are at most 17 KB of styles for every screen of a supplier (goal 14), and 3 for those of the team', () => {
    const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'))
    const teams = sheets.filter((name) => name.startsWith('staff-room-'))
    expect(teams).toHaveLength(1)
    expect(sent(sheets.filter((name) => !teams.includes(name)))).toBeLessThanOrEqual(17_000)
    expect(sent(teams)).toBeLessThanOrEqual(3000)
  })

  it('hold nothing of the parts that wait, nor of what only other screens need', () => {
    const words = orderScript('dist/app').map((name) => readFileSync(`${folder}/${name}`, 'utf8')).join('\n')
    expect(words).toContain('Commande fournisseur')
    expect(['Relire le bordereau', 'Ta demande n’est pas partie', 'Mot de passe oublié ?', 'En cours de validation'].filter((each) => words.includes(each))).toEqual([])
  })
})

function sent(names: readonly string[]): number {
  return names.map((name) => `${folder}/${name}`).reduce((sum, path) => sum + statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size, 0)
}
