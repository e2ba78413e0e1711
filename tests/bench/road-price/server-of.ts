import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { diesWithParent } from '#tests/setup/dies-with-parent.ts'

/** Starts the server whose sources lie in that folder, on data of its own; its address, and how to end it. */
export async function serverOf(tree: string, settings: Readonly<Record<string, string>>): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const [command = '', ...args] = [...diesWithParent('KILL'), process.execPath, 'src/server/main.ts']
  const env = { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: '0', TRUST_PROXY: '1', APP_DIR: 'nowhere', LOG_LEVEL: 'silent', ...settings }
  const child = spawn(command, args, { cwd: tree, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^Colibat : (\S+)$/.exec(line)?.[1]
    if (url === undefined) continue
    child.stdout.resume()
    return { url, stop: async () => (child.kill('SIGTERM'), await gone) }
  }
  throw new Error(`no server in ${tree}`)
}
