import { readFileSync } from 'node:fs'
import * as v from 'valibot'

/** An operator's JSON file. Throws, `fault` and its path first, when it is missing or wrong: the server must not start. */
export function readJson<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  fault: string,
): v.InferOutput<Schema> {
  try {
    return v.parse(schema, JSON.parse(readFileSync(path, 'utf8')))
  } catch (cause) {
    const reason =
      cause instanceof v.ValiError ? `${v.getDotPath(cause.issues[0]) ?? ''} ${cause.message}` : String(cause)
    throw new Error(`${fault} (${path}) : ${reason}`, { cause })
  }
}
