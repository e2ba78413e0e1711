import { createApp } from './app.ts'
import { forgetTravelTimes } from './db/travel-times.ts'
import { readEnv } from './env.ts'
import { listen } from './listen.ts'
import { createLog } from './log.ts'
import { readBuiltApp } from './pages/built-app.ts'
import { createRealWorld } from './real-world.ts'

const dayMs = 24 * 3600 * 1000

/** How long the requests under way have to finish, once the server is told to stop. */
const graceMs = 10_000

try {
  await start()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

async function start(): Promise<void> {
  const env = readEnv(process.env)
  const world = await createRealWorld(env, createLog(env.LOG_LEVEL))
  await forgetTravelTimes(world.db, new Date(world.now().getTime() - dayMs))
  const app = createApp(world, { pages: readBuiltApp(env.APP_DIR), isHttps: env.PUBLIC_URL?.startsWith('https:') ?? false })
  const { address, stop } = await listen(app, env)

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, async () => {
      await stop(graceMs)
      await world.db.destroy()
      process.exit(0)
    })
  }
  console.log(`Colibat : ${env.PUBLIC_URL ?? address}`)
}
