import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sample } from '#tests/journeys/supplier.ts'
import { end, freePort, nginxConfig, run, selfSigned } from './machine.ts'

// `npm run bench -- deploy [image|units|proxies]`: what an operator is given, tried. `image`: the steps of the
// Dockerfile, taken without Docker, and the server started on what they leave, as user 1000 on folders that nobody may
// write. `units`: systemd's own judgement. `proxies`: nginx and Caddy as their examples say. As root, on Debian with
// systemd, nginx and caddy.
const wanted = process.argv.slice(2)
const root = mkdtempSync(join(tmpdir(), 'colibat-deploy-'))
chmodSync(root, 0o755)
const parts = { image: tryImage, units: tryUnits, proxies: tryProxies }
console.log('| What | Now |\n|---|---|')
try {
  for (const [name, part] of Object.entries(parts)) if (wanted.length === 0 || wanted.includes(name)) await part()
} finally {
  rmSync(root, { recursive: true, force: true })
}

function row(what: string, now: string | number): void {
  console.log(`| ${what} | ${now} |`)
}

async function tryImage(): Promise<void> {
  const [tree, data] = [join(root, 'app'), join(root, 'data')]
  const ignored = readFileSync('.dockerignore', 'utf8').trim().split('\n')
  const files = run('git', ['ls-files', '--cached', '--others', '--exclude-standard']).trim().split('\n')
  for (const file of files.filter((name) => !ignored.some((each) => name === each || name.startsWith(`${each}/`)))) {
    mkdirSync(join(tree, dirname(file)), { recursive: true })
    cpSync(file, join(tree, file))
  }
  const began = performance.now()
  for (const step of ['packages', 'build']) run('sh', ['deploy/image-steps.sh', step], tree)
  row('Image: steps of the Dockerfile', `${Math.round((performance.now() - began) / 1000)} s`)
  const out = join(tree, 'out')
  row('Image: what is added to Node’s own', `${run('du', ['-sm', out]).split('\t')[0]} MB`)
  mkdirSync(data, { mode: 0o700 })
  chownSync(data, 1000, 1000)
  const port = await freePort()
  // Its own view of the machine: nothing can be written but the data.
  const script = `mount --bind / / && mount -o remount,ro,bind / && mount --bind ${data} ${data} && mount -o remount,rw,bind ${data}; exec setpriv --reuid 1000 --regid 1000 --clear-groups "$@"`
  const env = {
    PATH: process.env['PATH'],
    DATA_DIR: data,
    PORT: String(port),
    NODE_ENV: 'production',
    PLACES_URL: 'off',
    TRAVEL_TIME_URL: 'off',
    COMPANIES_URL: 'off',
  }
  const server = spawn('unshare', ['--mount', 'sh', '-c', script, 'sh', process.execPath, 'src/server/main.ts'], {
    cwd: out,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ready = () => spawnSync(process.execPath, ['deploy/ready.mjs'], { cwd: out, env }).status
  try {
    for (let tries = 0; ready() !== 0; tries += 1) {
      if (tries > 60 || server.exitCode !== null) throw new Error('the server of the image is not ready')
      await pause(500)
    }
    row('Image: health check, as user 1000 on a read-only root', 'ready')
    row('Image: home page', (await fetch(`http://127.0.0.1:${port}/`)).status)
    const bo = spawnSync(
      'setpriv',
      ['--reuid', '1000', '--regid', '1000', '--clear-groups', process.execPath, 'src/server/bo/bo.ts', 'health'],
      { cwd: out, env, encoding: 'utf8' },
    )
    row('Image: its command line', bo.stdout.includes('Sauvegarde : aucune') ? 'answers' : bo.stderr)
  } finally {
    await end(server, 'SIGTERM')
  }
  row('Image: ends by SIGTERM', server.exitCode ?? server.signalCode ?? 'no')
}

async function tryUnits(): Promise<void> {
  const folder = join(root, 'units')
  mkdirSync(folder)
  for (const name of ['colibat.service', 'colibat-backup.service', 'colibat-backup.timer']) {
    // The verdict asks for programs that are there.
    const text = readFileSync(join('deploy', name), 'utf8').replaceAll(
      '/opt/colibat/node_modules/node/bin/node',
      process.execPath,
    )
    writeFileSync(join(folder, name), text)
    const said = spawnSync('systemd-analyze', ['verify', '--man=no', join(folder, name)], { encoding: 'utf8' })
    row(`${name}: systemd-analyze verify`, (said.stderr + said.stdout).trim() || 'clean')
    if (name.endsWith('.timer')) continue
    const exposure = run('systemd-analyze', ['security', '--offline=yes', join(folder, name)])
    row(`${name}: exposure, at most 2.5`, /exposure level for \S+: ([\d.]+)/.exec(exposure)?.[1] ?? exposure)
  }
}

async function tryProxies(): Promise<void> {
  const [https, http] = [await freePort(), await freePort()]
  const port = await freePort()
  const host = `127.0.0.1:${port}`
  // It tells the address that the world knows: where it listens is said to it.
  const env = {
    PATH: process.env['PATH'],
    DATA_DIR: join(root, 'data'),
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: `https://localhost:${https}`,
    TRUST_PROXY: '1',
    DEMO: '1',
    PLACES_URL: 'off',
    TRAVEL_TIME_URL: 'off',
    COMPANIES_URL: 'off',
  }
  const server = spawn(process.execPath, ['src/server/main.ts'], { env, stdio: 'ignore' })
  const pem = selfSigned(root)
  const config = nginxConfig(root, { https, http, servers: [host] })
  const caddyfile = readFileSync('deploy/Caddyfile', 'utf8').replace(
    '{\n\trequest_body',
    `{\n\ttls ${pem}.crt ${pem}.key\n\trequest_body`,
  )
  writeFileSync(join(root, 'Caddyfile'), `{\n\tadmin off\n\thttp_port ${http}\n\thttps_port ${https}\n}\n${caddyfile}`)
  const caddy = {
    ...process.env,
    SITE: 'localhost',
    SERVERS: host,
    XDG_DATA_HOME: root,
    XDG_CONFIG_HOME: root,
  }
  // Its certificate was made a moment ago.
  process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0'
  try {
    await through('nginx', spawn('nginx', ['-c', config], { stdio: 'ignore' }), https)
    await through(
      'Caddy',
      spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', join(root, 'Caddyfile')], {
        stdio: 'ignore',
        env: caddy,
      }),
      https,
    )
  } finally {
    await end(server, 'SIGTERM')
  }
}

/** What goes through a proxy: a page, a slip of almost 5 MB, the first event of a stream, and who is asking. */
async function through(name: string, proxy: ChildProcess, port: number): Promise<void> {
  const site = `https://localhost:${port}`
  const call = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${site}/api${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: site, ...headers },
      body: JSON.stringify(body),
    })
  try {
    for (
      let tries = 0;
      !(await fetch(`${site}/readyz`).then(
        (r) => r.ok,
        () => false,
      ));
      tries += 1
    ) {
      if (tries > 40) throw new Error(`${name} does not answer`)
      await pause(250)
    }
    row(`${name}: /readyz, /metrics`, `200, ${(await fetch(`${site}/metrics`)).status}`)
    await call('/register', {
      ...sample,
      prenom: 'Ali',
      nom: 'Exemple',
      telephone: '0612345678',
      adresse: '12 Chemin des Oliviers, 06250 Mougins',
      societe: '',
      tva: '',
      siret: '',
    })
    const { data } = (await (await call('/login', sample)).json()) as { data: { token: string } }
    const Authorization = `Bearer ${data.token}`
    const slip = new FormData()
    slip.append(
      'bordereau',
      new File([`%PDF-1.4\n${' '.repeat(4_900_000)}`], 'bordereau.pdf', { type: 'application/pdf' }),
    )
    const upload = await fetch(`${site}/api/fo/upload-bordereau`, {
      method: 'POST',
      headers: { Authorization, Origin: site },
      body: slip,
    })
    row(`${name}: a slip of 4.9 MB`, `${upload.status} ${upload.headers.get('content-type') ?? ''}`)
    const began = performance.now()
    const stream = await fetch(`${site}/api/fo/events`, {
      headers: { Authorization },
      signal: AbortSignal.timeout(20_000),
    })
    const reader = stream.body?.getReader()
    await reader?.read()
    row(`${name}: first event of a stream`, `${Math.round(performance.now() - began)} ms`)
    await reader?.cancel()
  } finally {
    await end(proxy, 'SIGTERM')
  }
}
