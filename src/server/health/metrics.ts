import { timingSafeEqual, createHash } from 'node:crypto'
import type { Hono, MiddlewareHandler } from 'hono'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { serverAddresses } from '#contract/addresses.ts'
import { version } from '#server/config/version.ts'
import { schemaVersion } from '#server/db/migrate.ts'
import { poolCounts } from '#server/db/pool-counts.ts'
import type { Variables } from '#server/log/access-log.ts'
import { HttpError } from '#server/log/http-error.ts'
import { staffCounts } from '#server/staff/staff-list.ts'
import { lastBackup } from '#server/storage/site.ts'
import type { World } from '#server/world.ts'
import { backlogKinds, readBacklog } from './backlog.ts'
import { countOverdue } from '#server/organisations/account-standing.ts'
import { strayCharges } from '#server/orders/stray-charges.ts'

type MeasuredWorld = Pick<World, 'db' | 'files' | 'keptFree' | 'lanes' | 'now'>

/** What an operator's Prometheus reads at /metrics, by METRICS_TOKEN; docs/alerts.yml says what to be woken for. */
export function createMetrics(world: MeasuredWorld, token: string) {
  const register = new Registry()
  collectDefaultMetrics({ register })
  // Counts of now under the names of counters: each is there by its kind, too.
  for (const kind of ['handles', 'requests', 'resources']) register.removeSingleMetric(`nodejs_active_${kind}_total`)
  const registers = [register]
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Gauge<Label>({ name, help, labelNames: [...labelNames], registers })
  const requests = new Counter({
    name: 'colibat_http_requests_total',
    help: 'Requests answered, by the pattern of their route.',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'colibat_http_request_seconds',
    help: 'How long requests took; streams of events count until they began.',
    labelNames: ['route'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  gauge('colibat_build_info', 'The version that runs and the shape of its database.', ['version', 'schema']).set(
    { version, schema: schemaVersion },
    1,
  )
  const waiting = gauge('colibat_waiting', 'What is still to be sent, given back or issued.', ['kind'])
  const oldest = gauge('colibat_waiting_oldest_seconds', 'How long the first of these has waited; 0: none.', ['kind'])
  const stuck = gauge('colibat_stuck', 'What the server gave up, or people must look after.', ['kind'])
  const late = gauge('colibat_orders_late', 'Orders that are past their slot, up to 500.')
  const stray = gauge('colibat_charged_unpaid', 'Cards charged for orders that are not paid. Must be 0.')
  const overdue = gauge('colibat_account_invoices_overdue', 'Invoices on account that are past their last day.')
  const pool = gauge('colibat_database_connections', 'Connections of the pool; none on SQLite.', ['state'])
  const lane = gauge('colibat_lane', 'Calls with a file: who has a place, and who waits for one.', ['lane', 'state'])
  const free = gauge('colibat_disk_free_bytes', 'Free on the disk of the files; +Inf where nobody can say.')
  const kept = gauge('colibat_disk_kept_bytes', 'Below this slips are refused (KEPT_FREE_MB).')
  const backup = gauge('colibat_backup_age_seconds', 'Since the last backup ended; +Inf: none was made.')

  const look = async () => {
    const { db, files, keptFree, now } = world
    const at = now()
    const age = (since: Date | null) => (since === null ? null : Math.max(0, (at.getTime() - since.getTime()) / 1000))
    const [backlog, counts, charges, room, backedUp, unsettled] = await Promise.all([
      readBacklog(db, at),
      staffCounts(db, at),
      strayCharges(db),
      files.free(),
      lastBackup(db),
      countOverdue(db, at),
    ])
    for (const kind of backlogKinds) {
      waiting.set({ kind }, backlog[kind].waiting)
      oldest.set({ kind }, age(backlog[kind].since) ?? 0)
      stuck.set({ kind }, backlog[kind].stuck)
    }
    late.set(counts.retard)
    stray.set(charges.length)
    overdue.set(unsettled)
    for (const [state, count] of Object.entries(poolCounts(db) ?? {})) pool.set({ state }, count)
    for (const [name, each] of Object.entries(world.lanes))
      for (const [state, count] of Object.entries(each.count())) lane.set({ lane: name, state }, count)
    free.set(room)
    kept.set(keptFree)
    backup.set(age(backedUp) ?? Infinity)
  }

  const count: MiddlewareHandler<Variables> = async (c, next) => {
    const started = performance.now()
    await next()
    const route = c.get('route')
    requests.inc({ method: c.req.method, route, status: c.res.status })
    seconds.observe({ route }, (performance.now() - started) / 1000)
  }

  const serve = (app: Hono<Variables>): void => {
    app.get(serverAddresses.metrics, async (c) => {
      c.set('route', serverAddresses.metrics)
      if (!isSame(c.req.header('authorization') ?? '', `Bearer ${token}`))
        throw new HttpError(401, 'Jeton absent ou faux.', { headers: { 'WWW-Authenticate': 'Bearer' } })
      await look()
      return c.body(await register.metrics(), 200, {
        'Content-Type': register.contentType,
        'Cache-Control': 'no-store',
      })
    })
  }
  return { count, serve }
}

export type Metrics = ReturnType<typeof createMetrics>

/** Takes the same time wherever they differ. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest()) as [Buffer, Buffer]
  return timingSafeEqual(a, b)
}
