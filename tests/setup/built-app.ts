import type { TestProject } from 'vitest/node'
import { app, buildIfStale, gazetteer } from '#scripts/build.ts'

/** Journeys walk through the page as it is served: built, once, when the sources changed. A failed build fails the journeys only. */
export default function buildOnce(project: TestProject): void {
  // Vitest says 'test'; Vite would build React for development, and `npm start` would find that build fresh.
  const { NODE_ENV } = process.env
  try {
    process.env['NODE_ENV'] = 'production'
    buildIfStale(gazetteer, app)
    project.provide('buildFailure', null)
  } catch (error) {
    project.provide('buildFailure', String(error))
  } finally {
    process.env['NODE_ENV'] = NODE_ENV ?? ''
  }
}
