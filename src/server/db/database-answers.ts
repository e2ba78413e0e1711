import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Whether the database answers a question, within two seconds: who asks wants to know now. */
export async function databaseAnswers(db: Database): Promise<boolean> {
  const answer = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => (timer = setTimeout(() => resolve(false), mostMs)))
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}

const mostMs = 2000
