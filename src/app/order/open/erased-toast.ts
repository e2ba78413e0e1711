import { subscribe } from 'valtio'
import { forgiving, reportMistake } from '#adapters/failures/report-mistake.ts'
import type { World } from '#app/world.ts'
import { undoToastMs } from '#state/screen/toasts.ts'

/**
 * Says that a draft was discarded under this id. 'Annuler' brings it back, whatever screen is shown by then; once the
 * message has gone, so has the draft.
 */
export function showErased({ drafts, toasts }: Pick<World, 'drafts' | 'toasts'>, userId: number, id: string): void {
  let isTaken = false
  const undo = async () => {
    isTaken = true
    try {
      if (await drafts.restore(userId, id)) showErased({ drafts, toasts }, userId, id)
    } catch (error) {
      reportMistake(error)
      toasts.show('bad', notBack)
    }
  }
  toasts.show('info', erased, undoToastMs, { label: 'Annuler', onAnyScreen: true, run: () => void undo() })
  const unwatch = subscribe(toasts.state, () => {
    if (toasts.state.items.some(({ text }) => text === erased)) return
    unwatch()
    if (!isTaken) void drafts.dropDiscarded(userId, id).catch(forgiving(() => {}))
  })
}

/** A discarded draft could not be restored. */
export const notBack = 'Le brouillon n’a pas pu revenir. Recharge la page pour le reprendre.'

const erased = 'Brouillon effacé'
