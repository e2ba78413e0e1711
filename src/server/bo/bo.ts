import { join } from 'node:path'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { openSqlite } from '#server/db/sqlite.ts'
import { readEnv } from '#server/env.ts'
import { createLog } from '#server/log.ts'
import { readTariff } from '#server/tariff.ts'
import { runCommand } from './run-command.ts'

// `npm run bo -- help`: the team's command line, on the data of the server, which may be running. Letters leave with the server.
try {
  const env = readEnv(process.env)
  const db = env.DATABASE_URL === null ? openSqlite(join(env.DATA_DIR, 'colibat.db')) : openPostgres(env.DATABASE_URL, createLog(env.LOG_LEVEL))
  await migrate(db, env.DATABASE_URL === null ? 'sqlite' : 'postgres')
  const world = { db, now: () => new Date(), letters: { wake() {} }, publicUrl: env.PUBLIC_URL, tariff: readTariff(env.TARIFF_FILE), env }
  const { lines, ok } = await runCommand(process.argv.slice(2), world)
  for (const line of lines) console.log(line)
  process.exitCode = ok ? 0 : 1
  await db.destroy()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
