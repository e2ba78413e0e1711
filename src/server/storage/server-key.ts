import { join } from 'node:path'
import { hasKeptKey, tokenKey } from '#server/adapters/tokens/token-key.ts'
import type { Database } from '#server/db/database.ts'
import { derivedKey } from '#server/keys/derived-keys.ts'
import type { Env } from '#server/config/env.ts'
import { findKeyDigest, proposeKeyDigest, setKeyDigest } from './site.ts'

/** What the environment says of the key. */
export type KeyEnv = Pick<Env, 'DATA_DIR' | 'TOKEN_KEY'>

/**
 * The key of this server. Throws unless it is its database's, which remembers the first that it met: with two keys
 * every second request would end its session. Needs the mark of the files.
 */
export async function serverKey(db: Database, env: KeyEnv): Promise<Uint8Array<ArrayBuffer>> {
  if ((await findKeyDigest(db)) !== null && !(await hasKey(env))) throw new Error(foreignKey(env))
  const key = await tokenKey(env.TOKEN_KEY, env.DATA_DIR)
  if ((await proposeKeyDigest(db, digestOf(key))) !== digestOf(key)) throw new Error(foreignKey(env))
  return key
}

/** Whether the database knows this key; null where it knows none yet, or there is no key. */
export async function isKnownKey(db: Database, env: KeyEnv): Promise<boolean | null> {
  const known = await findKeyDigest(db)
  return known === null || !(await hasKey(env)) ? null : known === digestOf(await tokenKey(env.TOKEN_KEY, env.DATA_DIR))
}

/** From now on this key is the one of the database, made where there is none: somebody has looked. */
export async function adoptKey(db: Database, { TOKEN_KEY: given, DATA_DIR: folder }: KeyEnv): Promise<void> {
  await setKeyDigest(db, digestOf(await tokenKey(given, folder)))
}

/** 'TOKEN_KEY', or 'DATA_DIR/token-key (/data/token-key)'. */
export function keyPlace({ TOKEN_KEY: given, DATA_DIR: folder }: KeyEnv): string {
  return given === null ? `DATA_DIR/token-key (${join(folder, 'token-key')})` : 'TOKEN_KEY'
}

async function hasKey({ TOKEN_KEY: given, DATA_DIR: folder }: KeyEnv): Promise<boolean> {
  return given !== null || (await hasKeptKey(folder))
}

/** It tells nothing of the key, and opens nothing. */
function digestOf(key: Uint8Array): string {
  return derivedKey(key, 'digest in the database').export().toString('hex')
}

function foreignKey(env: KeyEnv): string {
  return [
    `La clé de cette base de données n’est pas là : ${keyPlace(env)} n’est pas celle avec laquelle elle a servi.`,
    '  Plusieurs serveurs sur une même base ont une même clé : donne à chacun le même TOKEN_KEY.',
    '  Après une restauration : remets aussi le fichier token-key, ou le TOKEN_KEY d’avant.',
    '  Si la clé change exprès, ou si elle est perdue : npm run bo -- key adopt.',
  ].join('\n')
}
