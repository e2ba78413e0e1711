import type { TestProject } from 'vitest/node'
import { layCluster } from './postgres-cluster.ts'

/** Lends the project an empty PostgreSQL: DATABASE_URL_TEST, else a throw-away cluster. */
export default async function lendPostgres(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['DATABASE_URL_TEST']
  if (given) {
    project.provide('postgresUrl', given)
    return async () => {}
  }
  const cluster = layCluster(quick)
  await cluster.start()
  project.provide('postgresUrl', cluster.url)
  return () => cluster.remove()
}

/** Nobody pulls the plug of a throw-away cluster: it waits for no disk. */
const quick = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
