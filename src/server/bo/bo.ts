import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { firstChecked } from '#server/adapters/files/first-checked.ts'
import { createArgon2Passwords } from '#server/adapters/passwords/argon2-passwords.ts'
import { openDataFolder } from '#server/data-folder.ts'
import type { Database } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { openSqlite } from '#server/db/sqlite.ts'
import { readEnv } from '#server/env.ts'
import { createLog } from '#server/log.ts'
import { filesPlace, openFiles } from '#server/open-files.ts'
import { checkFilesMark } from '#server/storage/files-mark.ts'
import { readTariff } from '#server/tariff.ts'
import type { CommandWorld } from './command.ts'
import { runCommand } from './run-command.ts'

// `npm run bo -- help`: the team's command line, on the data of the server, which may be running. Letters leave with the server.
let db: Database | null = null
try {
  const env = readEnv(process.env)
  const log = createLog(env.LOG_LEVEL)
  const now = () => new Date()
  const open = async (): Promise<CommandWorld> => {
    openDataFolder(env.DATA_DIR)
    db = env.DATABASE_URL === null ? openSqlite(join(env.DATA_DIR, 'colibat.db')) : openPostgres(env.DATABASE_URL, log)
    await migrate(db, env.DATABASE_URL === null ? 'sqlite' : 'postgres')
    const files = firstChecked(openFiles(env), (opened) => checkFilesMark({ db: db as Database, files: opened, newId: randomUUID }, filesPlace(env)))
    return { db, files, log, newId: randomUUID, now, passwords: await createArgon2Passwords(), letters: { wake() {} }, publicUrl: env.PUBLIC_URL, tariff: readTariff(env.TARIFF_FILE), env }
  }
  const { lines, ok } = await runCommand(process.argv.slice(2), { env, now, open })
  for (const line of lines) console.log(line)
  process.exitCode = ok ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await (db as Database | null)?.destroy()
}
