import { backup, DatabaseSync } from 'node:sqlite'

/** Copies the embedded database, which may be in use, into a new file. */
export async function copySqlite(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from, { readOnly: true })
  try {
    // In one go: a copy in parts begins anew with every order that is placed meanwhile.
    await backup(source, to, { rate: 2 ** 31 - 1 })
  } finally {
    source.close()
  }
}
