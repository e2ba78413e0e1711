import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres } from '#scripts/find-postgres.ts'
import { diesWithParent } from './dies-with-parent.ts'

/** A throw-away PostgreSQL, reached by a socket in its own folder. */
export interface Cluster {
  readonly url: string
  /** Takes connections when this resolves. */
  start(): Promise<void>
  /** Cuts every connection, writes down what is done, and ends: a fast stop. */
  stop(): Promise<void>
  /** Stops it and takes its folder away. */
  remove(): Promise<void>
}

/** Makes the folder of a cluster; `settings`: further settings of the server, `name=value`. */
export function layCluster(settings: readonly string[] = []): Cluster {
  const bin = findPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'colibat-pg-'))
  const owner = unprivileged()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const env = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C' }
  execFileSync(
    join(bin, 'initdb'),
    ['--pgdata', data, '--username', 'colibat', '--auth', 'trust', '--encoding', 'UTF8', '--locale', 'C', '--no-sync'],
    { stdio: ['ignore', 'ignore', 'inherit'], cwd: folder, env, ...owner },
  )
  const given = [
    '-D',
    data,
    '-k',
    folder,
    ...['listen_addresses=', 'max_connections=200', ...settings].flatMap((setting) => ['-c', setting]),
  ]
  const command = [...diesWithParent('INT'), join(bin, 'postgres'), ...given]
  let stop = async () => {}
  return {
    url: `postgres://colibat@localhost/postgres?host=${encodeURIComponent(folder)}`,
    async start() {
      const server = spawn(command[0] ?? '', command.slice(1), {
        stdio: ['ignore', 'ignore', 'pipe'],
        cwd: folder,
        env,
        ...owner,
      })
      const stopped = new Promise<void>((resolve) => server.once('exit', () => resolve()))
      stop = async () => {
        server.kill('SIGINT')
        await stopped
      }
      await ready(server)
    },
    stop: () => stop(),
    async remove() {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root; Debian gives it a user of its own. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = ''
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)))
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      log = (log + text).slice(-4000)
      if (log.includes('ready to accept connections')) resolve()
    })
  })
}
