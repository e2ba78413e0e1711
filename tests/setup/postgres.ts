import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { findPostgres } from '#scripts/find-postgres.ts'
import { diesWithParent } from './dies-with-parent.ts'

/** Lends the project an empty PostgreSQL: DATABASE_URL_TEST, else a throw-away cluster reached by a socket in its own folder. */
export default async function lendPostgres(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['DATABASE_URL_TEST']
  if (given) {
    project.provide('postgresUrl', given)
    return async () => {}
  }
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
  const settings = ['-D', data, '-k', folder, ...['listen_addresses=', 'max_connections=200', ...quick].flatMap((setting) => ['-c', setting])]
  const command = [...diesWithParent('INT'), join(bin, 'postgres'), ...settings]
  const cluster = spawn(command[0] ?? '', command.slice(1), { stdio: ['ignore', 'ignore', 'pipe'], cwd: folder, env, ...owner })
  const stopped = new Promise<void>((resolve) => cluster.once('exit', () => resolve()))
  await ready(cluster)
  project.provide('postgresUrl', `postgres://colibat@localhost/postgres?host=${encodeURIComponent(folder)}`)
  return async () => {
    cluster.kill('SIGINT')
    await stopped
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Nobody pulls the plug of a throw-away cluster: it waits for no disk. */
const quick = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/** PostgreSQL refuses to run as root; Debian gives it a user of its own. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

function ready(cluster: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = ''
    cluster.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)))
    cluster.stderr?.setEncoding('utf8').on('data', (text: string) => {
      log = (log + text).slice(-4000)
      if (log.includes('ready to accept connections')) resolve()
    })
  })
}
