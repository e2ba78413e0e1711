import { HttpError } from '#server/http-error.ts'
import { backup } from './backup.ts'
import { Misused, type Command, type CommandWorld } from './command.ts'
import { list } from './list.ts'

import { setPrice } from './set-price.ts'
import { show } from './show.ts'
import { staff } from './staff.ts'
import { status, undo } from './status.ts'

const commands: Readonly<Record<string, Command>> = { list, show, status, undo, price: setPrice, staff, backup }

/** What a command printed, and whether it did what was asked. */
export interface Outcome {
  readonly lines: readonly string[]
  readonly ok: boolean
}

/** Runs `npm run bo -- <words>`; without words, or with ones it does not know, tells what there is. */
export async function runCommand([name = 'help', ...words]: readonly string[], world: CommandWorld): Promise<Outcome> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command === undefined) return { lines: [...(name === 'help' ? [] : [`« ${name} » n’existe pas.`, '']), ...help()], ok: name === 'help' }
  try {
    return { lines: await command.run(words, world), ok: true }
  } catch (error) {
    if (error instanceof Misused) return { lines: [error.message, `npm run bo -- ${command.usage}`], ok: false }
    if (error instanceof HttpError) return { lines: [error.message], ok: false }
    throw error
  }
}

function help(): string[] {
  const width = Math.max(...Object.values(commands).map(({ usage }) => usage.length))
  return ['npm run bo -- …', ...Object.values(commands).map(({ usage, purpose }) => `  ${usage.padEnd(width)}  ${purpose}`)]
}
