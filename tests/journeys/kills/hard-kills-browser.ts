import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, chromium } from 'playwright-core'
import { findBrowser } from '#scripts/find-browser.ts'
import { browserFlags } from '#tests/setup/open-browser.ts'

/** A whole Chromium of its own, on a profile that stays on the disk. */
export interface KillableBrowser {
  readonly context: BrowserContext
  /** SIGKILL to every process of it at once: nothing is flushed, nobody is asked. */
  kill(): Promise<void>
}

/** Starts a Chromium on that profile: in a process group of its own, as nothing else could be killed as a whole. */
export async function startKillableBrowser(profile: string, executable = findBrowser()): Promise<KillableBrowser> {
  for (const lock of ['SingletonLock', 'SingletonCookie', 'SingletonSocket'])
    rmSync(join(profile, lock), { force: true })
  const flags = [
    '--headless',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    '--no-default-browser-check',
    '--hide-crash-restore-bubble',
  ]
  const child = spawn(executable, [...browserFlags(), ...flags, 'about:blank'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4000)
      const [, found] = /DevTools listening on (ws:\S+)/.exec(said) ?? []
      if (found !== undefined) resolve(found)
    })
    child.once('exit', () => reject(new Error(`Chromium stopped:\n${said}`)))
  })
  const browser = await chromium.connectOverCDP(address)
  const [context] = browser.contexts()
  if (context === undefined || child.pid === undefined) throw new Error('Chromium has no window')
  const group = -child.pid
  const kill = async () => {
    if (child.exitCode === null && child.signalCode === null) process.kill(group, 'SIGKILL')
    await gone
    running.delete(kill)
  }
  running.add(kill)
  return { context, kill }
}

/** Kills those that still run, of a test that was given up. */
export async function killBrowsers(): Promise<void> {
  await Promise.all([...running].map((kill) => kill()))
}

const running = new Set<() => Promise<void>>()
