import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = 'tests/specification'

/** One section of the specification: its clauses with their tests, and what its page lists as « Not built yet ». */
export interface ClausePage {
  readonly file: string
  readonly title: string
  readonly clauses: readonly { readonly words: string; readonly tests: readonly NamedTest[] }[]
  readonly notBuilt: string
}

export interface NamedTest {
  readonly file: string
  readonly name: string
}

/** The pages, in the order of the sections. */
export function clausePages(): readonly ClausePage[] {
  return readdirSync(folder)
    .filter((file) => file !== 'README.md')
    .toSorted()
    .map(readPage)
}

function readPage(file: string): ClausePage {
  const text = readFileSync(join(folder, file), 'utf8')
  const clauses = text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| Clause'))
    .map((line) => line.slice(2, -2).split(' | '))
    .map(([words = '', cell = '']) => ({ words, tests: cell.split('<br>').map(namedTest) }))
  return {
    file,
    title: /^# (.+)$/m.exec(text)?.[1] ?? '',
    clauses,
    notBuilt: text.split('\n## Not built yet\n')[1] ?? '',
  }
}

/** '`tests/a.test.ts` A > b' */
function namedTest(text: string): NamedTest {
  const [, file = '', name = ''] = /^`(tests\/[\w/.-]+\.test\.tsx?)` (.+)$/.exec(text.trim()) ?? []
  return { file, name }
}
