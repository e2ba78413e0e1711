import { setImmediate as letOthersIn } from 'node:timers/promises'
import type { World } from '#server/world.ts'
import { lettersAmong } from './letters.ts'

/** What a letter is called that lies in the outbox folder: the same at every try, and never another one's. */
export function outboxName({ id, created_at: at }: OutboxLetter): string {
  return `lettre-${id}-${at}`
}

interface OutboxLetter {
  readonly id: number
  readonly created_at: number
}

/** Removes the files of letters that are not kept any more: thirty days after they were sent, or with their account. */
export async function removeOutboxFiles({ db, outbox }: Pick<World, 'db' | 'outbox'>): Promise<void> {
  const files = (await outbox.list()).flatMap((name) => {
    const [, id, at] = /^lettre-(\d{1,15})-(\d{1,15})\./.exec(name) ?? []
    return id === undefined || at === undefined ? [] : [{ name, id: Number(id), created_at: Number(at) }]
  })
  for (let first = 0; first < files.length; first += mostAtOnce) {
    const some = files.slice(first, first + mostAtOnce)
    const kept = new Set(
      (
        await lettersAmong(
          db,
          some.map(({ id }) => id),
        )
      ).map(outboxName),
    )
    for (const file of some) if (!kept.has(outboxName(file))) await outbox.remove(file.name)
    await letOthersIn()
  }
}

const mostAtOnce = 500
