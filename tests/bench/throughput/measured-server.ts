import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { diesWithParent } from '#tests/setup/dies-with-parent.ts'

/**
 * A server process under measurement; its log goes into a file, for who reads it would share the processors with it.
 */
export interface MeasuredServer {
  readonly url: string
  /** Its DATA_DIR. */
  readonly folder: string
  /** Microseconds of processor that all its threads have used; NaN where the system does not tell. */
  used(): number
  stop(): Promise<void>
}

/** Starts `main` in the folder of a tree, on new data or on those of another server (`data`). */
export async function startMeasured(
  tree: string,
  main: string,
  { data, ...settings }: NodeJS.ProcessEnv & { readonly data?: string } = {},
): Promise<MeasuredServer> {
  const own = mkdtempSync(join(tmpdir(), 'colibat-throughput-'))
  const folder = data ?? join(own, 'data')
  mkdirSync(folder, { recursive: true })
  const said = join(own, 'log')
  const log = openSync(said, 'a')
  const env = {
    PATH: process.env['PATH'],
    DATA_DIR: folder,
    PORT: '0',
    HOST: '127.0.0.1',
    PLACES_URL: 'off',
    TRAVEL_TIME_URL: 'off',
    APP_DIR: 'nowhere',
    GAZETTEER: join(import.meta.dirname, '../../../dist/gazetteer.json'),
    // Such as --cpu-prof.
    NODE_OPTIONS: `--import ./tests/bench/more-room.ts ${process.env['SERVER_OPTIONS'] ?? ''}`,
    ...settings,
  }
  const [command = '', ...args] = [...diesWithParent('KILL'), process.execPath, main]
  const child = spawn(command, args, { cwd: tree, env, stdio: ['ignore', log, log] })
  const address = () => /http:\/\/127\.0\.0\.1:\d+/.exec(readFileSync(said, 'utf8'))?.[0]
  while (address() === undefined && child.exitCode === null) await pause(50)
  const url = address()
  if (url === undefined) throw new Error(readFileSync(said, 'utf8'))
  return {
    url,
    folder,
    used: () => usedBy(child.pid ?? 0),
    async stop() {
      await ended(child)
      rmSync(own, { recursive: true, force: true })
    },
  }
}

function usedBy(pid: number): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`)
    return threads.reduce(
      (sum, thread) => sum + Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1000,
      0,
    )
  } catch {
    return Number.NaN
  }
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}
