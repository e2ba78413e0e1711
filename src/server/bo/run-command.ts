import { HttpError } from '#server/log/http-error.ts'
import { Misused, type CommandEnv, type CommandWorld } from './command.ts'
import { commands } from './commands.ts'
import { statSync } from 'node:fs'
import { join } from 'node:path'

/** What a command printed, and whether it did what was asked. */
export interface Outcome {
  readonly lines: readonly string[]
  readonly ok: boolean
}

/**
 * Where a command is run: `open` opens the data, which not every command needs. `uid` is who runs it; null where the
 * system has no such numbers.
 */
export interface CommandPlace {
  readonly uid: number | null
  env(): Promise<CommandEnv>
  now(): Date
  open(): Promise<CommandWorld>
}

/** Runs `npm run bo -- <words>`; without words, or with ones it does not know, tells what there is. */
export async function runCommand([name = 'help', ...words]: readonly string[], place: CommandPlace): Promise<Outcome> {
  const listed = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (listed === undefined)
    return { lines: [...(name === 'help' ? [] : [`« ${name} » n’existe pas.`, '']), ...help()], ok: name === 'help' }
  const env = await place.env()
  try {
    checkOwner(env.DATA_DIR, place.uid)
    const command = await listed.load()
    return {
      lines:
        'run' in command
          ? await command.run(words, await place.open())
          : await command.runClosed(words, env, place.now()),
      ok: true,
    }
  } catch (error) {
    if (error instanceof Misused) return { lines: [error.message, `npm run bo -- ${listed.usage}`], ok: false }
    if (error instanceof HttpError) return { lines: error.message.split('\n'), ok: false }
    throw error
  }
}

function help(): string[] {
  const width = Math.max(...Object.values(commands).map(({ usage }) => usage.length))
  return [
    'npm run bo -- …',
    ...Object.values(commands).map(({ usage, purpose }) => `  ${usage.padEnd(width)}  ${purpose}`),
  ]
}

/**
 * Refuses everybody but the user whose data these are: of what another one writes there, the server can neither read
 * nor replace anything.
 */
function checkOwner(folder: string, uid: number | null): void {
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
