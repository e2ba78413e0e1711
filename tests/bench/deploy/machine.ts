import { spawnSync, type ChildProcess } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'

/** Runs a command to its end; what it says, or throws what it complains of. */
export function run(command: string, args: readonly string[], cwd = '.'): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 26 })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stdout}${stderr}`)
  return stdout
}

export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  await ended
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** A key and a certificate of a day for localhost in the folder: `<answer>.key`, `<answer>.crt`. */
export function selfSigned(folder: string): string {
  const pem = join(folder, 'pem')
  const request = 'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost'.split(' ')
  run('openssl', [...request, '-keyout', `${pem}.key`, '-out', `${pem}.crt`])
  return pem
}

/** Writes deploy/nginx.conf for localhost, these ports and these servers, host:port; where it is. */
export function nginxConfig(
  folder: string,
  { https, http, servers }: { readonly https: number; readonly http: number; readonly servers: readonly string[] },
): string {
  const pem = join(folder, 'pem')
  const site = readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll(/\/etc\/letsencrypt\/\S+fullchain\.pem/g, `${pem}.crt`)
    .replaceAll(/\/etc\/letsencrypt\/\S+privkey\.pem/g, `${pem}.key`)
    .replace(/(?: +server 127.*\n)+/, servers.map((server) => `server ${server} max_fails=0;\n`).join(''))
    .replace('listen 443', `listen ${https}`)
    .replace('listen 80', `listen ${http}`)
    .replaceAll('colibat.example', 'localhost')
  const path = join(folder, 'nginx.conf')
  writeFileSync(
    path,
    `daemon off; pid ${folder}/nginx.pid; error_log stderr; events {} http { access_log off; ${site} }`,
  )
  return path
}
