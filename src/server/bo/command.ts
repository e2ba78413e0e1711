import type { Env } from '#server/config/env.ts'
import type { StaffWorld } from '#server/staff/move-order.ts'
import type { World } from '#server/world.ts'

/** What a command works on: the data of a server that may be running. */
export interface CommandWorld
  extends
    StaffWorld,
    Pick<World, 'files' | 'keptFree' | 'log' | 'newId' | 'outbox' | 'passwords' | 'settings' | 'tariff'> {
  readonly places: Pick<World['places'], 'resolve'>
  readonly env: CommandEnv
  /** The variables as they were given. */
  readonly variables: NodeJS.ProcessEnv
  /** The card processor, for the few that ask it. */
  openPayments(): Promise<World['payments']>
  /** Who runs it, for what is written down of it. */
  readonly by: string
}

export type CommandEnv = Env

/** What a command does: it answers the lines to print. Throws HttpError with a sentence. */
export interface Command {
  run(words: readonly string[], world: CommandWorld): Promise<readonly string[]>
}

/** One of the things that a command does, told by its first word. */
export type Act = (words: readonly string[], world: CommandWorld) => Promise<string[]>

/** A command that needs no open database: there may be none, or a broken one. */
export interface FolderCommand {
  runClosed(words: readonly string[], env: CommandEnv, now: Date): Promise<readonly string[]>
}

/** Words that no command makes sense of. */
export class Misused extends Error {
  override readonly name = 'Misused'
}

/** '#1042' → 1042. */
export function orderNumber(word: string | undefined): number {
  const digits = /^#?(\d{1,15})$/.exec(word ?? '')?.[1]
  if (digits === undefined) throw new Misused('Il manque le numéro de la commande.')
  return Number(digits)
}
