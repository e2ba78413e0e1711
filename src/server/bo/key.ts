import { HttpError } from '#server/log/http-error.ts'
import { adoptKey, isKnownKey, keyPlace } from '#server/storage/server-key.ts'
import { Misused, type Command } from './command.ts'

export const key: Command = {
  async run([action, option], { db, env }) {
    if (action !== 'adopt' || (option !== undefined && option !== '--yes'))
      throw new Misused('Il manque l’action : adopt.')
    const isKnown = await isKnownKey(db, env)
    if (isKnown === true) throw new HttpError(409, `${keyPlace(env)} est déjà la clé de cette base. Rien n’est changé.`)
    const what =
      'Toutes les sessions finissent, et les liens vers des photos et des factures qui sont ouverts : chacun se connecte de nouveau.'
    if (option === undefined)
      return [
        `${keyPlace(env)} n’est pas la clé de cette base. ${what}`,
        'Rien n’est changé. npm run bo -- key adopt --yes en fait sa clé.',
      ]
    await adoptKey(db, env)
    return [`C’est fait : ${keyPlace(env)} est la clé de cette base, donne-la à chacun de ses serveurs.`, what]
  },
}
