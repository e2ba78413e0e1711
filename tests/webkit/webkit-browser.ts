import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { inject } from 'vitest'
import { diesWithParent } from '#tests/setup/dies-with-parent.ts'
import { type DrivenPage, openPage } from './driven-page.ts'

/** WebKitGTK with one window, the size of a phone. */
export interface WebkitBrowser {
  readonly page: DrivenPage
  /** What its console said of errors and warnings. */
  readonly complaints: readonly string[]
  /** SIGKILL to all of its processes at once: nothing is flushed, nobody is asked. */
  kill(): Promise<void>
}

/** Starts WebKit on that profile, in a process group of its own. */
export async function startWebkit(profile: string): Promise<WebkitBrowser> {
  const port = await freePort()
  const desktop = Object.fromEntries(
    ['CACHE', 'CONFIG', 'DATA', 'STATE', 'RUNTIME'].map((name) => [
      `XDG_${name}_${name === 'RUNTIME' ? 'DIR' : 'HOME'}`,
      folderIn(profile, name),
    ]),
  )
  const env = {
    PATH: process.env['PATH'],
    TMPDIR: process.env['TMPDIR'],
    HOME: profile,
    DISPLAY: inject('display'),
    LANG: 'C.UTF-8',
    GSETTINGS_BACKEND: 'memory',
    NO_AT_BRIDGE: '1',
    ...desktop,
  }
  const [command = '', ...args] = [...diesWithParent('KILL'), 'WebKitWebDriver', `--port=${port}`]
  const child = spawn(command, args, { detached: true, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const complaints: string[] = []
  for (const input of [child.stdout, child.stderr])
    createInterface({ input }).on(
      'line',
      (line) => void (/^CONSOLE \S+ (?:ERROR|WARN)/.test(line) && complaints.push(line)),
    )
  const kill = async () => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, 'SIGKILL')
    await gone
    running.delete(kill)
  }
  running.add(kill)
  const driver = `http://127.0.0.1:${port}`
  await answers(driver)
  const page = await openPage(driver, {
    binary: 'gjs',
    args: ['-m', fileURLToPath(new URL('minimal-browser.mjs', import.meta.url)), profile, '390', '844'],
  })
  return { page, complaints, kill }
}

/** Kills those that still run. */
export async function killWebkits(): Promise<void> {
  await Promise.all([...running].map((kill) => kill()))
}

const running = new Set<() => Promise<void>>()

function folderIn(profile: string, name: string): string {
  const folder = join(profile, 'desktop', name.toLowerCase())
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return folder
}

/** The driver wants to be told its port. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function answers(driver: string): Promise<void> {
  const end = Date.now() + 60_000
  while (
    !(await fetch(`${driver}/status`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > end) throw new Error('WebKitWebDriver does not answer')
    await pause(50)
  }
}
