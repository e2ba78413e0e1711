import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { HttpError } from '#server/log/http-error.ts'

const digest = v.pipe(v.string(), v.hash(['sha256']))

const manifestSchema = v.object({
  /** Of this file's own shape. */
  format: v.literal(1),
  version: v.string(),
  schema: v.string(),
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
  /** SHA-256 of `colibat.db`. */
  database: digest,
  tables: v.record(v.string(), v.object({ rows: v.number(), digest })),
  files: v.record(v.string(), digest),
  /** Of token-key; null where the key is in TOKEN_KEY. */
  key: v.nullable(digest),
})

/**
 * What a backup holds: a folder with `colibat.db` (SQLite, whatever the engine it comes from), files, token-key and
 * manifest.json, which says this.
 */
export type Manifest = v.InferOutput<typeof manifestSchema>

const name = 'manifest.json'

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(join(folder, name), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true })
}

/** Throws HttpError when the folder is no backup. */
export async function readManifest(folder: string): Promise<Manifest> {
  try {
    return v.parse(manifestSchema, JSON.parse(await readFile(join(folder, name), 'utf8')))
  } catch {
    throw new HttpError(422, `${folder} n’est pas une sauvegarde entière : ${name} manque, ou est abîmé.`)
  }
}

export async function fileDigest(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

export function bytesDigest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
