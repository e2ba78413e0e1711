import { app, buildIfStale, gazetteer } from '#scripts/build.ts'

/** Journeys walk through the page as it is served: built, once, when the sources changed. */
export default function buildOnce(): void {
  buildIfStale(gazetteer, app)
}
