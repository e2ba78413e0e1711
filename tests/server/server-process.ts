import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'
import { communes, type Provider } from './provider.ts'

/** A server as an operator runs it. */
export interface ServerProcess {
  readonly child: ChildProcess
  readonly address: string
  readonly output: () => string
}

/** Processes on the database and the folder of a provider, asked nothing of the network. What still runs after the tests is killed. */
export function serverProcesses({ folder, database: { url } }: Provider) {
  const gazetteer = join(folder, 'gazetteer.json')
  writeFileSync(gazetteer, JSON.stringify(communes))
  const settings = { PORT: '0', DATA_DIR: folder, GAZETTEER: gazetteer, PLACES_URL: 'off', TRAVEL_TIME_URL: 'off', ...(url !== null && { DATABASE_URL: url }) }
  const children: ChildProcess[] = []
  afterAll(() => children.forEach((child) => child.kill('SIGKILL')))

  const launch = (changes: Record<string, string> = {}): ChildProcess => {
    const env = { PATH: process.env['PATH'] ?? '', ...settings, ...changes }
    const child = spawn(process.execPath, ['src/server/main.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    children.push(child)
    return child
  }
  /** Starts a server and waits for the line that tells its address. */
  const start = async (changes: Record<string, string> = {}): Promise<ServerProcess> => {
    const child = launch(changes)
    const output = outputOf(child)
    const address = await new Promise<string>((resolve, reject) => {
      child.stdout?.on('data', () => {
        const told = /^Colibat : (\S+)$/m.exec(output())?.[1]
        if (told) resolve(told)
      })
      child.once('exit', () => reject(new Error(output())))
    })
    return { child, address, output }
  }
  return { launch, start }
}

export function outputOf(child: ChildProcess): () => string {
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
  return () => text
}

export async function stop({ child }: ServerProcess): Promise<void> {
  child.kill('SIGTERM')
  expect(await ended(child)).toBe(0)
}

export async function ended(child: ChildProcess): Promise<number | null> {
  return child.exitCode ?? (await new Promise((resolve) => child.once('exit', resolve)))
}

/** Waits until nobody listens there any more. */
export async function refused(address: string): Promise<void> {
  for (;;) {
    try {
      await fetch(`${address}/healthz`)
    } catch {
      return
    }
  }
}
