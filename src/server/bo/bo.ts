import { spelledOut } from '#rules/text/typed-text.ts'
import type { Database } from '#server/db/database.ts'
import { runCommand } from './run-command.ts'

// `npm run bo -- help`: the team's command line, on the data of the server, which may be running. Letters leave with
// the server. No typed text commands a terminal. A command loads only what it needs.
let db: Database | null = null
try {
  const now = () => new Date()
  const env = async () => {
    ;(await import('#server/config/site-file.ts')).openSite(process.env)
    return (await import('#server/config/env.ts')).readEnv(process.env)
  }
  const open = async () => {
    const { openWorld } = await import('./open-world.ts')
    return await openWorld(await env(), now, (opened) => (db = opened))
  }
  const { lines, ok } = await runCommand(process.argv.slice(2), { uid: process.getuid?.() ?? null, env, now, open })
  for (const line of lines) console.log(spelledOut(line))
  process.exitCode = ok ? 0 : 1
} catch (error) {
  for (const line of String(error instanceof Error ? error.message : error).split('\n')) console.error(spelledOut(line))
  process.exitCode = 1
} finally {
  await (db as Database | null)?.destroy()
}
