import { resolve } from 'node:path'
import { makeBackup } from '#server/backup/make-backup.ts'
import { Misused, type FolderCommand } from './command.ts'

export const backup: FolderCommand = {
  async runClosed([folder], env, now) {
    if (folder === undefined) throw new Misused('Il manque le dossier à écrire.')
    const { tables, files, key } = await makeBackup(folder, { env, now })
    return [
      `${resolve(folder)} est écrit : ${tables['orders']?.rows ?? 0} commandes, ${Object.keys(files).length} fichiers.`,
      key === null
        ? 'La clé du serveur n’y est pas : garde aussi TOKEN_KEY.'
        : 'La clé du serveur y est aussi : qui lit ce dossier peut entrer partout.',
      `À relire de temps en temps : npm run bo -- restore ${folder} --verify`,
    ]
  },
}
