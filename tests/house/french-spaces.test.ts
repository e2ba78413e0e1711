import { describe, expect, it } from 'vitest'
import { withFrenchSpaces } from '#scripts/french-spaces.ts'

/** Its source with what does not break made visible. */
const built = (source: string) => withFrenchSpaces(source, 'a.tsx').replaceAll('\u00A0', '~')

describe('The words of the team’s screens', () => {
  it.each([
    ["const a = 'Pour : rien'", "const a = 'Pour~: rien'"],
    ['const a = `À : ${b} ?`', 'const a = `À~: ${b}~?`'],
    ['const a = <p title="Où ?">{n} % · « {c} » !</p>', 'const a = <p title="Où~?">{n}~% · «~{c}~»~!</p>'],
    ["const é = ok ? 'Déjà ?' : ['a', ': b']", "const é = ok ? 'Déjà~?' : ['a', ': b']"],
    ['const a = x ? y : z // pourquoi ?', 'const a = x ? y : z // pourquoi ?'],
    ['const a = / : /.exec(b)', 'const a = / : /.exec(b)'],
  ])('are built with spaces that do not break before what French puts behind a word: %s', (source, expected) => {
    expect(built(source)).toBe(expected)
  })
})
