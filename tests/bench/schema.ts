import { readFileSync, writeFileSync } from 'node:fs'
import { sql } from 'kysely'
import { migrate } from '#server/db/migrate.ts'
import { openSqlite } from '#server/db/sqlite.ts'

// `npm run bench -- schema`: writes docs/schema.md, of the tables as the migrations leave them, and of what is said of
// each beside its queries.
const intro = `Written by \`npm run bench -- schema\`, of the embedded database; PostgreSQL has the same tables and columns. A column with « ? » may be empty. Instants are milliseconds,
amounts are cents. Each table is described in full beside its queries; \`src/server/tables.ts\` leads to all of them.
The words by which orders are searched (\`order_words\`) are an index, and differ by engine.`

if (import.meta.main) {
  writeFileSync('docs/schema.md', await schemaPage())
  console.log('docs/schema.md is written.')
}

/** The page docs/schema.md, as it should be. */
export async function schemaPage(): Promise<string> {
  const described = describedTables()
  const db = openSqlite(':memory:')
  try {
    await migrate(db, 'sqlite')
    const { rows } = await sql<{ table: string; column: string; type: string; notnull: number; pk: number }>`
      select m.name as "table", c.name as "column", c.type, c."notnull", c.pk from sqlite_master m join pragma_table_info(m.name) c
      where m.type = 'table' and m.name not like 'kysely_%' and m.name not like 'sqlite_%' order by m.name, c.cid`.execute(
      db,
    )
    const tables = [...Map.groupBy(rows, ({ table }) => table)]
      .filter(([table]) => !table.startsWith('order_words'))
      .map(([table, columns]) => {
        const names = columns.map(
          ({ column, notnull, pk }) => `\`${column}\`${pk > 0 ? ' (key)' : notnull === 0 ? '?' : ''}`,
        )
        return `|\`${table}\`|${described.get(table) ?? ''}|${names.join(', ')}|`
      })
    return `# The tables\n\n${intro}\n\n|Table|What it is for|Columns|\n|-|-|-|\n${tables.join('\n')}\n`
  } finally {
    await db.destroy()
  }
}

/** By table the first sentence of what is said of its interface. */
function describedTables() {
  const list = readFileSync('src/server/tables.ts', 'utf8')
  const imports = Array.from(
    list.matchAll(/import type \{ (.+?) \} from '(?:\.|#server)\/(.+?)'/g),
    ([, names = '', file = '']) => ({ names: names.split(', '), file: `src/server/${file}` }),
  )
  return new Map(
    Array.from(list.matchAll(/^ {2}(\w+): (\w+Table)$/gm), ([, table = '', name = '']) => {
      const file = imports.find(({ names }) => names.includes(name))?.file ?? ''
      return [table, firstSentence(readFileSync(file, 'utf8'), name)]
    }),
  )
}

function firstSentence(code: string, name: string): string {
  const before = code.slice(0, code.indexOf(`export interface ${name} `))
  const comment = before
    .slice(before.lastIndexOf('/**'))
    .replaceAll(/^\s*\*(?!\/) ?|\/\*\*|\*\//gm, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return /^.+?[^.\d]\.(?= [A-Z`']|$)/.exec(comment)?.[0] ?? comment
}
