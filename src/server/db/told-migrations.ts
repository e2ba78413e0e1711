import { setImmediate as written } from 'node:timers/promises'
import type { Migration } from 'kysely/migration'
import type { Log } from '#server/log/log.ts'

/** The migrations, each of which the log names before it runs. */
export function toldMigrations(
  migrations: Readonly<Record<string, Migration>>,
  log: Pick<Log, 'info'>,
): Record<string, Migration> {
  const told = Object.entries(migrations).map(([name, { up }]): [string, Migration] => [
    name,
    {
      async up(db) {
        log.info({}, `migration ${name}…`)
        // The embedded database works in this thread: the line would come when all is over.
        await written()
        await up(db)
      },
    },
  ])
  return Object.fromEntries(told)
}
