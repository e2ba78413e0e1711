import type { MigrationResult } from 'kysely/migration'

/**
 * What the operator is told when a migration fails: which one, why, and what to do. One that failed before the first is
 * told as it is.
 */
export function migrationFailure(error: unknown, results: readonly MigrationResult[] = []): unknown {
  const failed = results.find(({ status }) => status === 'Error')
  if (failed === undefined) return error
  const reason = error instanceof Error ? error.message : String(error)
  const lines = [
    `La migration ${failed.migrationName} a échoué : ${reason}`,
    'La base est restée telle qu’elle était : la version d’avant peut la servir.',
    remedy(error),
  ]
  return new Error(lines.join('\n'), { cause: error })
}

function remedy(error: unknown): string {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  if (code === lockNotAvailable)
    return 'Une table est tenue par une autre connexion : arrête les autres serveurs, attends la fin d’une copie (pg_dump), puis relance.'
  if (code === diskFull || errcode === sqliteFull)
    return 'Le disque de la base est plein : fais de la place (il en faut autant que la base en prend), puis relance.'
  return 'Corrige-en la cause, puis relance ; sinon, redémarre la version d’avant.'
}

const lockNotAvailable = '55P03'
const diskFull = '53100'
const sqliteFull = 13
