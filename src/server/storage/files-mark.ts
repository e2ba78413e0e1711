import { basename } from 'node:path'
import { type Files, FilesUnavailable } from '#server/adapters/files/files.ts'
import type { Database } from '#server/db/database.ts'
import type { World } from '#server/world.ts'
import { fileFolders, lastNamed } from './named-files.ts'
import { findFilesMark, proposeFilesMark } from './site.ts'

type MarkedWorld = Pick<World, 'db' | 'files' | 'newId'>

/**
 * Throws unless these files are those of this database: one bears its mark as a name. A new pair is marked; so is an
 * older one, when the database names a file that is there. `place`: for the sentence.
 */
export async function checkFilesMark(world: MarkedWorld, place: string): Promise<void> {
  try {
    await compareMarks(world, place)
  } catch (error) {
    throw error instanceof FilesUnavailable
      ? new Error(
          `Le stockage des fichiers ne répond pas, ou refuse : ${place}. Rien n’est changé. (${error.message})`,
          { cause: error },
        )
      : error
  }
}

async function compareMarks({ db, files, newId }: MarkedWorld, place: string): Promise<void> {
  let mark = await findFilesMark(db)
  if (mark === null) {
    if (!(await belong(db, files))) throw new Error(foreignFiles(place))
    const [proposed = newId()] = await marksAmong(files)
    await markFiles(files, proposed)
    // Another server may have been first. Beside the same files it finds our mark as we find its.
    mark = await proposeFilesMark(db, proposed)
  }
  if (!(await isMarked(files, mark))) throw new Error(foreignFiles(place))
}

/** Marks these files as those of this database, and of no other: somebody has looked. */
export async function adoptFiles({ db, files, newId }: MarkedWorld): Promise<void> {
  const mark = (await findFilesMark(db)) ?? (await proposeFilesMark(db, newId()))
  for (const other of await marksAmong(files)) if (other !== mark) await files.remove(markPath(other))
  await markFiles(files, mark)
}

/** The marks that files bear: one, or more where several servers started for the first time at once. */
export async function marksAmong(files: Files): Promise<string[]> {
  const marks: string[] = []
  for await (const paths of files.list(markFolder)) marks.push(...paths.map((path) => basename(path, markEnd)))
  return marks
}

export async function isMarked(files: Files, mark: string): Promise<boolean> {
  return (await files.savedAt(markPath(mark))) !== null
}

export async function markFiles(files: Files, mark: string): Promise<void> {
  await files.save(
    markPath(mark),
    new TextEncoder().encode('Ces fichiers sont ceux de la base de données qui porte cette marque.\n'),
  )
}

/** Whether a file that this database names is there; of a database that names none, whether nothing is there. */
async function belong(db: Database, files: Files): Promise<boolean> {
  const named = await lastNamed(db, 20)
  for (const path of named) if ((await files.savedAt(path)) !== null) return true
  if (named.length > 0) return false
  for (const folder of fileFolders) for await (const paths of files.list(folder)) if (paths.length > 0) return false
  return true
}

function markPath(mark: string): string {
  return `${markFolder}/${mark}${markEnd}`
}

const markFolder = 'site'
const markEnd = '.txt'

function foreignFiles(place: string): string {
  return [
    `Les fichiers de cette base de données ne sont pas là : ${place} n’en porte pas la marque.`,
    '  Plusieurs serveurs sur une même base partagent un même dossier DATA_DIR/files, ou un stockage S3 (S3_URL et les autres).',
    '  Après une restauration, ou pour passer à S3 : remets aussi les fichiers, ou copie-les (npm run bo -- files copy).',
    '  Si ce sont bien eux, ou s’ils sont perdus : npm run bo -- files adopt.',
  ].join('\n')
}
