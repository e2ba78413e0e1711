import { readFileSync } from 'node:fs'
import * as v from 'valibot'

/**
 * The embedded gazetteer as it lies on disk: communes and Monaco's quarters, most populous first, each
 * `[name, postcodes joined by spaces, latitude, longitude]`.
 */
const gazetteerFileSchema = v.array(v.tuple([v.string(), v.string(), v.number(), v.number()]))
export type GazetteerFile = v.InferOutput<typeof gazetteerFileSchema>

/** Reads it. Throws, naming the remedy, when the file is missing or is not a gazetteer: the server must not start. */
export function readGazetteerFile(path: string): GazetteerFile {
  try {
    return v.parse(gazetteerFileSchema, JSON.parse(readFileSync(path, 'utf8')))
  } catch (cause) {
    throw new Error(`No gazetteer in ${path}: run « node scripts/build-gazetteer.ts ».`, { cause })
  }
}
