import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import fc from 'fast-check'
import type { CallName } from '#contract/api.ts'
import { teamRoles } from '#contract/team-roles.ts'
import { startProvider } from '#tests/journeys/provider.ts'
import { joinTeam, teamMember } from '#tests/journeys/team.ts'
import { fuzzTable, type Fuzzed } from './tables/fuzz-table.ts'
import { password } from './fuzz/samples.ts'
import { throws } from './fuzz/spoilt-bodies.ts'
import { thrown, type SignedIn, type Thrown } from './fuzz/thrown.ts'

// `npm run bench -- fuzz [count] [seed]`: throws that many bodies at every call of the contract's table, on a server
// process of its own on this machine. Ends with 1 when a reply is a 500 or holds a trace, or when none comes within 5
// s.
const count = Number(process.argv[2] ?? 100_000)
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000)
const atOnce = 16
const hangMs = 5000
console.log(`seed ${seed}`)

const provider = await startProvider('sqlite', 'off', '', { TRUST_PROXY: '1', LOG_LEVEL: 'error' })
const fuzzed: Fuzzed = {
  bodies: 0,
  requests: 0,
  seconds: 0,
  late: 0,
  statuses: {},
  slowest: {},
  faults: [],
  memory: [],
}
try {
  const accounts = await Promise.all(Array.from({ length: 100 }, (_, index) => newAccount(index)))
  const team = await newTeam(accounts[0]!)
  console.log(`${accounts.length} suppliers, ${team.length} of the team`)
  // As many of the team as suppliers, for each reaches only its own calls.
  await throwAll(accounts.flatMap((account, index) => [account, team[index % team.length]!]))
  await pause(5000)
  fuzzed.memory.push(megabytes())
} finally {
  await provider.remove()
}
console.log(fuzzTable(fuzzed))
process.exitCode = fuzzed.faults.length > 0 ? 1 : 0

async function throwAll(accounts: readonly SignedIn[]): Promise<void> {
  const startedAt = performance.now()
  fuzzed.memory.push(megabytes())
  for (let round = 0; fuzzed.bodies < count && fuzzed.faults.length < 50; round += 1) {
    const lot = fc.sample(throws, { seed: seed + round, numRuns: 1000 })
    let next = 0
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let luck = lot[next++]; luck !== undefined; luck = lot[next++]) {
          const account = accounts[luck.who % accounts.length]!
          await answer(thrown(luck, account, addressOf(fuzzed.requests)), account)
        }
      }),
    )
    fuzzed.memory.push(megabytes())
    if (round % 5 === 0)
      console.log(
        `${fuzzed.bodies} bodies, ${fuzzed.memory.at(-1)} MB, ${fuzzed.faults.length} faults, ${((performance.now() - startedAt) / 1000).toFixed(0)} s`,
      )
  }
  fuzzed.seconds = (performance.now() - startedAt) / 1000
}

async function answer(sent: Thrown, account: SignedIn): Promise<void> {
  const { name, init, hasBody } = sent
  fuzzed.requests += 1
  fuzzed.bodies += Number(hasBody)
  const first = await ask(sent)
  note(name, first)
  // Others may have had both processors: what is late, or a connection that was cut, is asked again, and is a fault
  // when it stays so.
  const told = first.fault === 'late' ? await ask(sent) : first
  if (told.fault !== null) blame(sent, `${told.fault}, ${Math.round(told.ms)} ms: ${told.text.slice(0, 200)}`)
  // Its session may have been ended by what was thrown: the next one is to reach further than the door.
  if (first.status === '401' && name !== 'login' && 'Authorization' in (init.headers as object))
    account.token = await signIn(account)
}

interface Told {
  readonly status: string
  readonly ms: number
  readonly text: string
  readonly fault: string | null
}

async function ask({ path, init }: Thrown): Promise<Told> {
  const startedAt = performance.now()
  const since = () => performance.now() - startedAt
  try {
    const response = await fetch(provider.url + path, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(6 * hangMs),
    })
    const text = await said(response)
    return { status: String(response.status), ms: since(), text, fault: faultOf(response.status, text, since()) }
  } catch (error) {
    return { status: 'none', ms: since(), text: `${String(error)} ${String((error as Error).cause)}`, fault: 'late' }
  }
}

/** Of a stream of events, which lasts, nothing. */
async function said(response: Response): Promise<string> {
  if (response.headers.get('content-type') !== 'text/event-stream') return await response.text()
  await response.body?.cancel()
  return ''
}

function faultOf(status: number, text: string, ms: number): string | null {
  if (status === 500 || status > 503) return `status ${status}`
  if (/\n\s+at |node:internal|node_modules|src\/server|\.ts:\d/.test(text)) return 'a trace'
  return ms > hangMs ? 'late' : null
}

function note(name: CallName, { status, ms, fault }: Told): void {
  if (fault === 'late') fuzzed.late += 1
  const statuses = (fuzzed.statuses[name] ??= {})
  statuses[status] = (statuses[status] ?? 0) + 1
  fuzzed.slowest[name] = Math.max(fuzzed.slowest[name] ?? 0, ms)
}

function blame({ name, path, init }: Thrown, what: string): void {
  const body =
    typeof init.body === 'string'
      ? init.body
      : Buffer.from((init.body as Uint8Array | undefined) ?? []).toString('base64')
  fuzzed.faults.push(`${name} ${path.slice(0, 80)}: ${what}`)
  console.log(`${name} ${path.slice(0, 200)}: ${what}\n  ${JSON.stringify(init.headers)} ${body.slice(0, 600)}`)
}

/** Registers somebody, who signs in, sends a slip and asks for a road. */
async function newAccount(index: number): Promise<SignedIn> {
  const email = `fournisseur-${index}@exemple.fr`
  const person = {
    prenom: 'Élise',
    nom: 'Martin',
    telephone: '0612345678',
    adresse: '12 rue des Lilas, 06250 Mougins',
    societe: '',
    tva: '',
    siret: '',
  }
  await post('/api/register', { email, password, ...person }, {}, index)
  const token = await signIn({ email, password }, index)
  const auth = { Authorization: `Bearer ${token}` }
  const form = new FormData()
  form.append(
    'bordereau',
    new File(['%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'], 'bordereau.pdf'),
  )
  const { file_path: slipPath } = (await (
    await fetch(`${provider.url}/api/fo/upload-bordereau`, { method: 'POST', headers: auth, body: form })
  ).json()) as { file_path: string }
  const told = await post(
    '/api/calculate-duration',
    { origin: '43.6007,6.9952', destination: '43.7031,7.2661', departure_time: Math.round(Date.now() / 1000) },
    auth,
    index,
  )
  const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }
  const { duration_in_minutes: minutes } = (await told.json()) as { duration_in_minutes: number }
  return { id: Number(sub), email, slipPath, minutes, password, token }
}

/** A manager, a dispatcher and a driver, with the slip and the road of that supplier. */
async function newTeam(like: SignedIn): Promise<SignedIn[]> {
  const team: SignedIn[] = []
  for (const role of teamRoles) {
    const member = { ...teamMember, email: `${role}@exemple.fr` }
    await joinTeam(provider, member, role)
    team.push({ ...like, ...member, token: await signIn(member, 1000 + team.length) })
  }
  return team
}

async function signIn(
  { email, password: secret }: Pick<SignedIn, 'email' | 'password'>,
  index = fuzzed.requests,
): Promise<string> {
  const response = await post('/api/login', { email, password: secret, remember: true }, {}, index)
  return response.ok ? ((await response.json()) as { data: { token: string } }).data.token : ''
}

function post(path: string, body: object, headers: Record<string, string>, index: number): Promise<Response> {
  return fetch(provider.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': addressOf(index), ...headers },
    body: JSON.stringify(body),
  })
}

/** No two of them share a network, so that no body is refused before it is read for how often its address asked. */
function addressOf(index: number): string {
  return `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`
}

/** What the server's process holds of the memory. */
function megabytes(): number {
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${provider.pid}/status`, 'utf8'))?.[1]) / 1024)
}
