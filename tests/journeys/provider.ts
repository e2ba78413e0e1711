import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { leaksIn } from '#tests/builders/log-leaks.ts'
import { compileCache } from '#tests/setup/compile-cache.ts'
import { diesWithParent } from '#tests/setup/dies-with-parent.ts'

export type Engine = 'sqlite' | 'postgres'

/** The provider's server as an operator runs it: its own process, its own data, a port of its own. */
export interface Provider {
  readonly url: string
  /** Its DATA_DIR. */
  readonly folder: string
  /** Its process. */
  readonly pid: number
  /** Pulls the plug: SIGKILL, nothing is flushed. */
  kill(): Promise<void>
  /** Starts again on the same data and port. */
  restart(): Promise<void>
  /** Asks it to stop, and takes its data away; throws when its log held what no log may. */
  remove(): Promise<void>
}

/**
 * Starts a provider on an empty database of the engine; `services` is the address of the state's services (a stand-in),
 * `settings` are further variables, `tree` the checkout whose server it is.
 */
export async function startProvider(
  engine: Engine,
  services: string,
  postgresUrl: string,
  settings: NodeJS.ProcessEnv = {},
  tree = '.',
): Promise<Provider> {
  const folder = mkdtempSync(join(tmpdir(), 'colibat-journey-'))
  const database = engine === 'postgres' ? await createDatabase(postgresUrl) : undefined
  const env = {
    PATH: process.env['PATH'],
    DATA_DIR: folder,
    HOST: '127.0.0.1',
    PLACES_URL: services,
    TRAVEL_TIME_URL: services,
    COMPANIES_URL: services,
    NODE_COMPILE_CACHE: compileCache,
    ...(database && { DATABASE_URL: database }),
    ...settings,
  }
  const leaks = new Set<string>()
  let { child, url } = await boot({ ...env, PORT: '0' }, leaks, tree)
  return {
    url,
    folder,
    get pid() {
      return child.pid ?? 0
    },
    kill: () => end(child, 'SIGKILL'),
    async restart() {
      child = (await boot({ ...env, PORT: new URL(url).port }, leaks, tree)).child
    },
    async remove() {
      await end(child, 'SIGTERM')
      rmSync(folder, { recursive: true, force: true })
      if (leaks.size > 0) throw new Error(`what the log may not hold: ${[...leaks].join(', ')}`)
    },
  }
}

/** What Chromium writes of calls to a server that was killed, at whatever point it left them. */
export const serverGone =
  /ERR_(?:CONNECTION_(?:REFUSED|RESET|CLOSED)|SOCKET_NOT_CONNECTED|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING)/

async function createDatabase(server: string): Promise<string> {
  const name = `journey_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

function boot(env: NodeJS.ProcessEnv, leaks: Set<string>, tree: string): Promise<{ child: ChildProcess; url: string }> {
  const [command = '', ...args] = [...diesWithParent('KILL'), process.execPath, 'src/server/main.ts']
  const child = spawn(command, args, { cwd: tree, env, stdio: ['ignore', 'pipe', 'pipe'] })
  return new Promise((resolve, reject) => {
    let said = ''
    const hear = (line: string) => {
      said = `${said}${line}\n`.slice(-8000)
      for (const leak of leaksIn(line)) leaks.add(leak)
      const url = /http:\/\/[\w.[\]:]+:\d+/.exec(line)?.[0]
      if (url) resolve({ child, url: url.replace('0.0.0.0', '127.0.0.1') })
    }
    for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', hear)
    child.once('exit', (code) => reject(new Error(`The server stopped with ${code}:\n${said}`)))
  })
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill(signal)
  })
}
