import { databaseAnswers } from '#server/db/database-answers.ts'
import type { World } from '#server/world.ts'
import { tryWrite } from './write-tries.ts'

/**
 * Whether the server can do its work: its database answers and takes a write, and its disk is not full. Within two seconds; what was found counts for
 * five, so that whoever asks often writes no more than that.
 */
export function createReadiness({ db, files, now }: Pick<World, 'db' | 'files' | 'now'>): () => Promise<boolean> {
  let last: { readonly at: number; readonly found: Promise<boolean> } | null = null
  let writing: Promise<boolean> | null = null
  // A write that waits for a lock goes on by itself: nobody starts a second one beside it.
  const writes = () => (writing ??= taken(tryWrite(db, now())).finally(() => (writing = null)))
  const look = async () => (await databaseAnswers(db)) && (await hasRoom(files)) && (await writes())
  return async () => {
    const at = now().getTime()
    if (last === null || Math.abs(at - last.at) >= knownMs) last = { at, found: soon(look()) }
    return await last.found
  }
}

const knownMs = 5000
const mostMs = 2000

/** With less than this SQLite's journal and a slip do not fit any more, bytes. */
const fullBelow = 16 * 1024 * 1024

async function hasRoom(files: World['files']): Promise<boolean> {
  return await files.free().then(
    (free) => free >= fullBelow,
    () => false,
  )
}

async function taken(written: Promise<void>): Promise<boolean> {
  return await written.then(
    () => true,
    () => false,
  )
}

async function soon(answer: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => (timer = setTimeout(() => resolve(false), mostMs)))
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
