import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder, writeSynced } from '#server/adapters/files/durable.ts'

/**
 * The key that signs tokens: TOKEN_KEY when it is given, else 32 random bytes made on the first start and kept in
 * `<dataDir>/token-key`.
 */
export async function tokenKey(given: string | null, dataDir: string): Promise<Uint8Array<ArrayBuffer>> {
  return new TextEncoder().encode(given ?? (await keptKey(dataDir)))
}

/** Whether a key was made there. */
export async function hasKeptKey(dataDir: string): Promise<boolean> {
  return (await readIfThere(keyPath(dataDir))) !== null
}

function keyPath(dataDir: string): string {
  return join(dataDir, 'token-key')
}

async function keptKey(dataDir: string): Promise<string> {
  const path = keyPath(dataDir)
  const key = (await readIfThere(path)) ?? (await makeKey(dataDir, path))
  if (key.length < 32)
    throw new Error(`${path} ne contient pas de clé : l'effacer en fait une nouvelle et ferme les sessions.`)
  return key
}

async function makeKey(dataDir: string, path: string): Promise<string> {
  await mkdir(dataDir, { recursive: true })
  const draft = `${path}.${randomUUID()}`
  await writeSynced(draft, Buffer.from(randomBytes(32).toString('base64url')), 0o600)
  try {
    // A link is made once: of two processes starting together, the second finds the first one's key, whole.
    await link(draft, path)
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
  } finally {
    await rm(draft, { force: true })
  }
  await syncFolder(dataDir)
  return await readFile(path, 'utf8')
}

async function readIfThere(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null
    throw error
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
