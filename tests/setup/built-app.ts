import type { TestProject } from 'vitest/node'
import { app, buildIfStale, gazetteer } from '#scripts/build.ts'

/**
 * Journeys walk through the page as it is served: built, once, when the sources changed. A failed build fails the
 * journeys only.
 */
export default function buildOnce(project: TestProject): void {
  try {
    buildIfStale(gazetteer, app)
    project.provide('buildFailure', null)
  } catch (error) {
    project.provide('buildFailure', String(error))
  }
}
