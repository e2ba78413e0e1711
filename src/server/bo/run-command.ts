import { HttpError } from '#server/http-error.ts'
import { abandonments } from './abandonments.ts'
import { backup } from './backup.ts'
import { Misused, type Command, type CommandEnv, type CommandWorld, type FolderCommand } from './command.ts'
import { date } from './date.ts'
import { exported } from './export.ts'
import { files } from './files.ts'
import { list } from './list.ts'
import { messages } from './messages.ts'
import { proof } from './proof.ts'
import { purge } from './purge.ts'
import { restore } from './restore.ts'
import { setPrice } from './set-price.ts'
import { show } from './show.ts'
import { staff } from './staff.ts'
import { status, undo } from './status.ts'
import { tariff } from './tariff.ts'

const commands: Readonly<Record<string, Command | FolderCommand>> = {
  list,
  show,
  status,
  undo,
  price: setPrice,
  date,
  proof,
  messages,
  abandonments,
  export: exported,
  tariff,
  staff,
  purge,
  files,
  backup,
  restore,
}

/** What a command printed, and whether it did what was asked. */
export interface Outcome {
  readonly lines: readonly string[]
  readonly ok: boolean
}

/** Where a command is run: `open` opens the data, which not every command needs. */
export interface CommandPlace {
  readonly env: CommandEnv
  now(): Date
  open(): Promise<CommandWorld>
}

/** Runs `npm run bo -- <words>`; without words, or with ones it does not know, tells what there is. */
export async function runCommand([name = 'help', ...words]: readonly string[], { env, now, open }: CommandPlace): Promise<Outcome> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command === undefined) return { lines: [...(name === 'help' ? [] : [`« ${name} » n’existe pas.`, '']), ...help()], ok: name === 'help' }
  try {
    return { lines: 'run' in command ? await command.run(words, await open()) : await command.runClosed(words, env, now()), ok: true }
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
