import { statSync } from 'node:fs'
import { join } from 'node:path'
import { HttpError } from '#server/log/http-error.ts'

/** Refuses everybody but the user whose data these are: of what another one writes there, the server can neither read nor replace anything. */
export function checkOwner(folder: string, uid: number | null): void {
  const owner = ownerOf(folder)
  if (uid === null || owner === null || owner === uid) return
  const who = `sudo -u '#${owner}' npm run bo -- …`
  throw new HttpError(
    403,
    `Les données de ${folder} sont celles de l’utilisateur n° ${owner} : ce qu’un autre y écrit, le serveur ne le lit plus. Rien n’est fait. Sous son nom : ${who}`,
  )
}

/** Who made what lies there, else the folder itself; null before there is one. */
function ownerOf(folder: string): number | null {
  for (const name of ['colibat.db', 'token-key', 'files', '.']) {
    const uid = uidOf(join(folder, name))
    if (uid !== null) return uid
  }
  return null
}

/** Null for what is not there, or may not be looked at. */
function uidOf(path: string): number | null {
  try {
    return statSync(path).uid
  } catch {
    return null
  }
}
