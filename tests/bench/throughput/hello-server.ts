import { join, resolve } from 'node:path'
import { Hono } from 'hono'
import { listen } from '#server/http/listen.ts'
import type { World } from '#server/world.ts'

// The least that a call of a signed-in supplier can cost: a bare app that says hello to whoever has a session of the
// data in DATA_DIR, checked as the tree in CHECKED_BY checks it.
const folder = process.env['DATA_DIR'] ?? ''
const part = async (path: string) =>
  (await import(join(resolve(process.env['CHECKED_BY'] ?? '.'), 'src/server', path))) as Record<
    string,
    (...given: unknown[]) => unknown
  >
const [tokens, keys, sqlite, audience] = await Promise.all(
  ['adapters/tokens/signed-tokens.ts', 'adapters/tokens/token-key.ts', 'db/sqlite.ts', 'guards/audience.ts'].map(part),
)
const world = {
  db: sqlite?.['openSqlite']?.(join(folder, 'colibat.db')),
  tokens: await tokens?.['createSignedTokens']?.(await keys?.['tokenKey']?.(null, folder)),
  log: { info() {}, warn() {}, error() {} },
  now: () => new Date(),
} as unknown as World

const app = new Hono()
app.get('/hello', async (c) => {
  await audience?.['checkAudience']?.({ audience: 'supplier' }, c.req.header('authorization'), world)
  return c.json({ hello: 'world' })
})
const { address } = await listen(app, { PORT: 0, HOST: '127.0.0.1', TRUST_PROXY: true }, { note() {} })
console.log(`hello : ${address}`)
