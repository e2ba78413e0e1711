import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import type { Selectable } from 'kysely'
import type { LettersTable } from '#server/db/letter-tables.ts'
import { deliverDue } from '#server/letters/deliver-due.ts'
import type { StopSignals } from '#server/loop.ts'
import type { Provider } from './provider.ts'

/** Nobody asks the sender to stop. */
export const goOn: StopSignals = { ending: new AbortController().signal, cut: new AbortController().signal }

/** Sends what is due, and reads the outbox folder as a mail program would, oldest letter first. */
export async function sentLetters(provider: Provider): Promise<Email[]> {
  await deliverDue(provider.delivery, goOn)
  return await Promise.all((await emlFiles(provider)).map(async (name) => PostalMime.parse(await readFile(join(provider.folder, 'outbox', name)))))
}

export async function emlFiles({ folder }: Provider): Promise<string[]> {
  const names = await readdir(join(folder, 'outbox')).catch(() => [])
  return names.sort((a, b) => a.localeCompare(b, 'fr', { numeric: true }))
}

export function letterRows({ world }: Provider): Promise<Selectable<LettersTable>[]> {
  return world.db.selectFrom('letters').selectAll().orderBy('id').execute()
}
