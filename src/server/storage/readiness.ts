import { databaseAnswers } from '#server/db/is-database-away.ts'
import type { World } from '#server/world.ts'
import { diskRoom, sizeWords } from './disk-room.ts'
import { tryWrite } from './write-tries.ts'

/** `warning`: what somebody must look after though the work still goes on. */
export interface Readiness {
  readonly ok: boolean
  readonly warning?: string
}

/**
 * Whether the server can work: its database answers and takes a write, its disk is not full. Within two seconds; the
 * finding counts for five, so that many questions write no more.
 */
export function createReadiness({
  db,
  files,
  keptFree,
  now,
}: Pick<World, 'db' | 'files' | 'keptFree' | 'now'>): () => Promise<Readiness> {
  let last: { readonly at: number; readonly found: Promise<Readiness> } | null = null
  let writing: Promise<boolean> | null = null
  // A write that waits for a lock goes on by itself: nobody starts a second one beside it.
  const writes = () => (writing ??= taken(tryWrite(db, now())).finally(() => (writing = null)))
  const look = async (): Promise<Readiness> => {
    // Nobody knows: then there is none.
    const free = await files.free().catch(() => 0)
    const ok = (await databaseAnswers(db)) && free >= fullBelow && (await writes())
    return { ok, ...warningOf(free, keptFree) }
  }
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

function warningOf(free: number, keptFree: number): Pick<Readiness, 'warning'> {
  const room = diskRoom(free, keptFree)
  if (room === 'enough') return {}
  const refused = `les bordereaux et les pièces jointes sont refusés, personne ne peut commander`
  return {
    warning:
      room === 'low'
        ? `Le disque se remplit : à moins de ${sizeWords(keptFree)} libres, ${refused}.`
        : `Moins de ${sizeWords(keptFree)} libres sur le disque : ${refused}.`,
  }
}

async function taken(written: Promise<void>): Promise<boolean> {
  return await written.then(
    () => true,
    () => false,
  )
}

async function soon(answer: Promise<Readiness>): Promise<Readiness> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Readiness>((resolve) => (timer = setTimeout(() => resolve({ ok: false }), mostMs)))
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
