import { existsSync } from 'node:fs'
import { buildGazetteer, gazetteerPath } from '#scripts/build-gazetteer.ts'
import { loadGazetteer, type Gazetteer } from '#server/adapters/places/gazetteer.ts'

/** The gazetteer the server would load, built first when it is missing. */
export async function fullGazetteer(): Promise<Gazetteer> {
  if (!existsSync(gazetteerPath)) await buildGazetteer()
  return loadGazetteer(gazetteerPath)
}
