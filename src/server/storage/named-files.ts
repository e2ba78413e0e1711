import { basename } from 'node:path'
import type { Database } from '#server/db/database.ts'

/** The folders of the file store, each with the rows that name what lies there. */
export const fileFolders = ['slips', 'messages', 'photos', 'invoices'] as const
export type FileFolder = (typeof fileFolders)[number]

/** Which of these files of one folder a row names. A letter names what goes along with it, too. */
export async function namedAmong(
  db: Database,
  folder: FileFolder,
  paths: readonly string[],
): Promise<ReadonlySet<string>> {
  const attached = await db.selectFrom('letter_attachments').select('path').where('path', 'in', paths).execute()
  return new Set([...attached.map(({ path }) => path), ...(await namers[folder](db, paths))])
}

/** The files that the database named last, which its store must have; an invoice is drawn when asked for. */
export async function lastNamed(db: Database, most: number): Promise<string[]> {
  const slips = await db.selectFrom('slips').select('path').orderBy('id', 'desc').limit(most).execute()
  const photos = await db.selectFrom('proof_photos').select('path').orderBy('id', 'desc').limit(most).execute()
  const messages = await db
    .selectFrom('contact_messages')
    .select('file_path as path')
    .where('file_path', 'is not', null)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return [...slips, ...photos, ...messages].flatMap(({ path }) => path ?? [])
}

const namers: Readonly<Record<FileFolder, (db: Database, paths: readonly string[]) => Promise<readonly string[]>>> = {
  async slips(db, paths) {
    return (await db.selectFrom('slips').select('path').where('path', 'in', paths).execute()).map(({ path }) => path)
  },
  async messages(db, paths) {
    return (
      await db.selectFrom('contact_messages').select('file_path').where('file_path', 'in', paths).execute()
    ).flatMap(({ file_path: path }) => path ?? [])
  },
  async photos(db, paths) {
    return (await db.selectFrom('proof_photos').select('path').where('path', 'in', paths).execute()).map(
      ({ path }) => path,
    )
  },
  async invoices(db, paths) {
    const names = paths.map((path) => basename(path))
    const invoices = await db.selectFrom('invoices').select('file').where('file', 'in', names).execute()
    const receipts = await db
      .selectFrom('orders')
      .select('refund_file as file')
      .where('refund_file', 'in', names)
      .execute()
    const accounts = await db.selectFrom('account_invoices').select('file').where('file', 'in', names).execute()
    const credits = await db.selectFrom('credit_notes').select('file').where('file', 'in', names).execute()
    return [...invoices, ...receipts, ...accounts, ...credits].map(({ file }) => `invoices/${file}`)
  },
}
