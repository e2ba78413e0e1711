import { createHash } from 'node:crypto'
import { createDiskFiles } from '#server/adapters/files/disk-files.ts'
import type { Files } from '#server/adapters/files/files.ts'
import { HttpError } from '#server/log/http-error.ts'
import { filesFolder, filesPlace, openFiles } from '#server/config/open-files.ts'
import { adoptFiles, isMarked, markFiles, marksAmong } from '#server/storage/files-mark.ts'
import { fileFolders, lastNamed, namedAmong } from '#server/storage/named-files.ts'
import { findFilesMark } from '#server/storage/site.ts'
import { Misused, type Command, type CommandWorld } from './command.ts'

export const files: Command = {
  async run([action, option], world) {
    if (action === 'copy' && option === undefined) return await copy(world)
    if (action === 'adopt' && (option === undefined || option === '--yes'))
      return await adopt(world, option === '--yes')
    throw new Misused('Il manque l’action : copy ou adopt.')
  },
}

/**
 * From the disk to S3. What is there already, byte for byte, is not sent again; the mark goes last, so that no server
 * starts on half of the files.
 */
async function copy({ db, env }: CommandWorld): Promise<string[]> {
  if (env.S3_URL === null) throw new HttpError(409, 'Où copier ? Il manque S3_URL et les quatre autres réglages de S3.')
  const [disk, store] = [createDiskFiles(filesFolder(env)), openFiles(env)]
  const [mark, marks] = [await findFilesMark(db), await marksAmong(store)]
  if (mark === null || !(await isMarked(disk, mark)))
    throw new HttpError(
      409,
      `${filesFolder(env)} ne porte pas la marque de cette base : ce ne sont pas ses fichiers, ou aucun serveur à jour n’a démarré.`,
    )
  if (marks.length > 0 && !marks.includes(mark))
    throw new HttpError(409, `Le bucket S3 ${env.S3_BUCKET} porte les fichiers d’un autre site : choisis-en un autre.`)
  const count = { sent: 0, same: 0 }
  for (const folder of fileFolders) {
    for await (const paths of disk.list(folder))
      for (const path of paths.filter((each) => !each.endsWith('.part'))) count[await copyOne(path, disk, store)] += 1
  }
  await markFiles(store, mark)
  return [
    `${count.sent} ${count.sent > 1 ? 'fichiers copiés' : 'fichier copié'}, ${count.same} déjà là. Chacun a été relu et comparé (SHA-256).`,
    'Un serveur qui tourne encore sur le disque en ajoute : arrête-le, relance cette commande, puis démarre avec les réglages S3.',
  ]
}

/** Throws when what S3 gives back is not what was sent. A file that the server removed meanwhile is none to copy. */
async function copyOne(path: string, disk: Files, store: Files): Promise<'sent' | 'same'> {
  const bytes = await disk.read(path)
  if (bytes === null || digestOf(await store.read(path)) === digestOf(bytes)) return 'same'
  await store.save(path, bytes)
  if (digestOf(await store.read(path)) !== digestOf(bytes))
    throw new HttpError(502, `${path} : S3 ne rend pas ce qui lui a été confié. Relance la commande.`)
  return 'sent'
}

async function adopt({ db, env, newId }: CommandWorld, isSure: boolean): Promise<string[]> {
  const store = openFiles(env)
  const named = await lastNamed(db, 200)
  const there = await Promise.all(named.map(async (path) => (await store.savedAt(path)) !== null))
  let unnamed = 0
  for (const folder of fileFolders)
    for await (const paths of store.list(folder)) unnamed += paths.length - (await namedAmong(db, folder, paths)).size
  const lines = [
    `Des ${named.length} derniers fichiers que la base nomme, ${there.filter(Boolean).length} sont là : ${filesPlace(env)}.`,
    `Fichiers là, que la base ne nomme pas, et que le serveur effacera un jour après leur dépôt : ${unnamed}.`,
  ]
  if (!isSure)
    return [...lines, 'Rien n’est changé. npm run bo -- files adopt --yes les marque comme ceux de cette base.']
  await adoptFiles({ db, files: store, newId })
  return [...lines, 'C’est fait : ces fichiers portent la marque de cette base.']
}

function digestOf(bytes: Uint8Array | null): string | null {
  return bytes && createHash('sha256').update(bytes).digest('hex')
}
