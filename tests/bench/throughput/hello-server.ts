import { join } from 'node:path'
import { Hono } from 'hono'
import { createSignedTokens } from '#server/adapters/tokens/signed-tokens.ts'
import { tokenKey } from '#server/adapters/tokens/token-key.ts'
import { openSqlite } from '#server/db/sqlite.ts'
import { checkAudience } from '#server/guards/audience.ts'
import { listen } from '#server/listen.ts'
import { createLog } from '#server/log.ts'
import type { World } from '#server/world.ts'

// The least that a call of a signed-in supplier can cost: a bare app that says hello to whoever has a session of the data in DATA_DIR.
const folder = process.env['DATA_DIR'] ?? ''
const world = {
  db: openSqlite(join(folder, 'colibat.db')),
  tokens: await createSignedTokens(await tokenKey(null, folder)),
  log: createLog('error'),
  now: () => new Date(),
} as World

const app = new Hono()
app.get('/hello', async (c) => {
  await checkAudience('supplier', c.req.header('authorization'), world)
  return c.json({ hello: 'world' })
})
const { address } = await listen(app, { PORT: 0, HOST: '127.0.0.1' })
console.log(`hello : ${address}`)
