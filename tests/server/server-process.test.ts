import { randomUUID } from 'node:crypto'
import { chmod, copyFile, cp, mkdir, mkdtemp, readdir, stat } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { checkFilesMark } from '#server/storage/files-mark.ts'
import { orderOnWire } from '#contract/order/order-wire.ts'
import { cards, typeCard } from './fixtures/card.ts'
import { anOrder, pay, readyOrder } from './fixtures/order.ts'
import { openProvider } from './fixtures/provider.ts'
import { ended, outputOf, refused, serverProcesses, stop, type ServerProcess } from './fixtures/server-process.ts'
import { pdf, slipForm } from './fixtures/slip-files.ts'
import { aRegistration, newSupplier } from './fixtures/supplier.ts'
import { newEmptyDatabase } from './fixtures/test-database.ts'

const provider = await openProvider()
const { launch, start } = serverProcesses(provider)

/** The embedded database has one server. */
const isShared = inject('engine') === 'postgres'

describe('two server processes on one database', () => {
  it('make its tables once, though they start together on an empty one; of the embedded one, one alone', async () => {
    const folder = await mkdtemp(join(provider.folder, 'fresh-'))
    const database = await newEmptyDatabase(folder)
    const where = { DATA_DIR: folder, ...(database.url !== null && { DATABASE_URL: database.url }) }
    const starts = await Promise.allSettled([start(where), start(where), start(where)])
    const servers = starts.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    expect(servers).toHaveLength(isShared ? 3 : 1)
    await Promise.all(servers.map(stop))
    // Its connections may see the database go: nobody wants to know.
    const db = await database.open({ info() {}, warn() {}, error() {} })
    expect(
      await db
        .selectFrom('kysely_migration' as never)
        .selectAll()
        .execute(),
    ).toHaveLength(
      (await readdir('src/server/db/migrations', { recursive: true })).filter((path) => path.endsWith('.ts')).length,
    )
    await db.destroy()
    await database.drop()
  }, 180_000)

  it('share accounts and sessions, and make one order of one submission', async () => {
    const first = await start()
    const second = isShared ? await start() : first
    const person = aRegistration()
    await post(first, '/register', person)
    const session = (await post(second, '/login', { email: person.email, password: person.password })).json as {
      data: { token: string; user: { id: number } }
    }
    const { token, user } = session.data
    const draft = anOrder(provider, { id: user.id, email: 'a@b.fr', token }, { moment: { type: 'urgent' } })
    const points = {
      origin: '43.6007,6.9952',
      destination: '43.7031,7.2661',
      departure_time: Math.ceil(Date.now() / 1000),
    }
    const duration = (await post(first, '/calculate-duration', points, token)).json as { duration_in_minutes: number }
    const uploaded = await fetch(`${second.address}/api/fo/upload-bordereau`, {
      method: 'POST',
      body: slipForm(pdf),
      headers: { Authorization: `Bearer ${token}` },
    })
    const { file_path: slipPath } = (await uploaded.json()) as { file_path: string }
    const order = anOrder(
      provider,
      { id: user.id, email: 'a@b.fr', token },
      { ...draft, slipPath, minutes: duration.duration_in_minutes, price: undefined as never },
    )
    const body = { amount: order.price.totalTTC, orderData: orderOnWire(order) }
    const submission = randomUUID()
    const posts = Array.from({ length: isShared ? 60 : 30 }, (_, index) =>
      post(index % 2 ? second : first, '/fo/create-payment-intent', body, token, submission),
    )
    const answers = await Promise.all(posts)
    expect(new Set(answers.map(({ status, json }) => `${status} ${JSON.stringify(json)}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    expect(
      await provider.world.db.selectFrom('orders').selectAll().where('submission_id', '=', submission).execute(),
    ).toHaveLength(1)
    await Promise.all([...new Set([first, second])].map(stop))
  }, 180_000)
})

describe('a server process', () => {
  it('keeps its sessions and its accounts when it is started again', async () => {
    const first = await start()
    const token = await newSession(first)
    await stop(first)
    const again = await start()
    const response = await fetch(`${again.address}/api/fo/my-orders`, { headers: { Authorization: `Bearer ${token}` } })
    expect(response.status).toBe(200)
    await stop(again)
  }, 180_000)

  it('finds at its start the order that was charged while no server ran', async () => {
    provider.now = new Date(Date.now() - 60_000)
    const supplier = await newSupplier(provider)
    const { orderId, ...intent } = (
      await pay(provider, supplier, await readyOrder(provider, supplier, { moment: { type: 'urgent' } }))
    ).reply
    await typeCard(provider, intent, cards.charged)
    const server = await start()
    const paid = async () =>
      (
        await provider.world.db
          .selectFrom('orders')
          .select('payment_status')
          .where('id', '=', orderId)
          .executeTakeFirst()
      )?.payment_status
    await expect.poll(paid).toBe(1)
    await stop(server)
  }, 180_000)

  it('finishes the request under way when it is told to stop, then ends well', async () => {
    const server = await start()
    const [socket, rest] = await halfALogin(server)
    server.child.kill('SIGTERM')
    await refused(server.address)
    socket.write(rest)
    const answer = await replyOn(socket)
    expect(answer).toContain('HTTP/1.1 401')
    expect(answer).toContain('Identifiants incorrects.')
    expect(await ended(server.child)).toBe(0)
  }, 180_000)

  it('finishes the slip that is being sent, however often it is told to stop', async () => {
    const server = await start()
    const [socket, rest] = await halfASlip(server, await newSession(server))
    server.child.kill('SIGTERM')
    await refused(server.address)
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGTERM', 'SIGINT'] as const) server.child.kill(signal)
    socket.write(rest)
    expect(await replyOn(socket)).toContain('HTTP/1.1 200')
    expect(await ended(server.child)).toBe(0)
  }, 180_000)

  it('answers a body that is too large, though nobody reads it to its end', async () => {
    const server = await start()
    const response = await fetch(`${server.address}/api/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: 'x'.repeat(3_000_000),
    })
    expect({ status: response.status, json: await response.json() }).toEqual({
      status: 413,
      json: { success: false, message: 'Requête trop volumineuse.' },
    })
    await stop(server)
  }, 180_000)

  it('says what went wrong and ends in order, the request under way answered, when an error is caught by nobody', async () => {
    const server = await start({ NODE_OPTIONS: '--import ./tests/server/fixtures/throw-on-signal.ts' })
    const [socket, rest] = await halfALogin(server)
    server.child.kill('SIGUSR2')
    await refused(server.address)
    socket.write(rest)
    expect(await replyOn(socket)).toContain('HTTP/1.1 401')
    expect(await ended(server.child)).toBe(1)
    expect(server.output()).toMatch(/"error":"Error","reason":"a fault of the tests".*"uncaught error"/)
  }, 180_000)

  it('does not start on a bad configuration, and says all that is wrong', async () => {
    const child = launch({ PORT: 'x', LOG_LEVEL: 'loud' })
    const output = outputOf(child)
    expect(await ended(child)).toBe(1)
    expect(output()).toContain('PORT : un port')
    expect(output()).toContain('LOG_LEVEL :')
    expect(output()).not.toContain('    at ')
  }, 180_000)
})

function halfALogin(server: ServerProcess): Promise<[Socket, Uint8Array]> {
  const body = JSON.stringify({ email: 'personne@exemple.fr', password: 'Parpaing-42' })
  return half(
    server,
    new Request(`${server.address}/api/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    }),
  )
}

function halfASlip(server: ServerProcess, token: string): Promise<[Socket, Uint8Array]> {
  return half(
    server,
    new Request(`${server.address}/api/fo/upload-bordereau`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: slipForm(pdf),
    }),
  )
}

/** A request whose body has begun to arrive; what is still to come of it. */
async function half({ address }: ServerProcess, request: Request): Promise<[Socket, Uint8Array]> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  const body = await request.bytes()
  const heads = [...request.headers, ['Host', 'localhost'], ['Content-Length', body.length]].map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  socket.write(`POST ${new URL(request.url).pathname} HTTP/1.1\r\n${heads.join('')}\r\n`)
  socket.write(body.subarray(0, 10))
  await fetch(`${address}/healthz`)
  return [socket, body.subarray(10)]
}

function replyOn(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let text = ''
    socket
      .setEncoding('utf8')
      .on('data', (chunk) => (text += chunk))
      .on('close', () => resolve(text))
  })
}

/** Of a new account. */
async function newSession(server: ServerProcess): Promise<string> {
  const person = aRegistration()
  await post(server, '/register', person)
  return (
    (await post(server, '/login', { email: person.email, password: person.password })).json as {
      data: { token: string }
    }
  ).data.token
}

async function post(
  { address }: ServerProcess,
  path: string,
  body: unknown,
  token?: string,
  submission?: string,
): Promise<{ status: number; json: unknown }> {
  const response = await fetch(`${address}/api${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(submission !== undefined && { 'Idempotency-Key': submission }),
    },
    body: JSON.stringify(body),
  })
  return { status: response.status, json: await response.json() }
}

describe('the folder of a server', () => {
  it('is shut to everybody else on the machine, also where it stood open, with all that is written in it', async () => {
    const folder = await mkdtemp(join(provider.folder, 'open-'))
    await chmod(folder, 0o755)
    // Another server of the same site has the same files.
    await checkFilesMark(provider.world, 'DATA_DIR/files')
    await mkdir(join(folder, 'files'), { mode: 0o700 })
    if (isShared) await copyFile(join(provider.folder, 'token-key'), join(folder, 'token-key'))
    await cp(join(provider.folder, 'files/site'), join(folder, 'files/site'), { recursive: true })
    await stop(await start({ DATA_DIR: folder }))
    const modes = await Promise.all(
      ['.', ...(await readdir(folder))].map(async (name) => [
        name,
        ((await stat(join(folder, name))).mode & 0o077).toString(8),
      ]),
    )
    expect(modes.length).toBeGreaterThan(1)
    expect(modes.filter(([, mode]) => mode !== '0')).toEqual([])
  }, 180_000)
})
