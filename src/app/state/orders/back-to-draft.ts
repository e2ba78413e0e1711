import type { WaitingRequest } from '#adapters/store/mail-store.ts'
import { reportMistake } from '#adapters/failures/report-mistake.ts'
import { fileThatWaited } from '#adapters/store/waiting-file.ts'
import type { World } from '#app/world.ts'

/**
 * Takes a waiting request back into its user's draft; the draft there is discarded and offered. Both share a name.
 * False, and the user is told: it has left, or the device refuses.
 */
export async function backToDraft(
  { mail, drafts, resumed, toasts, newId }: Pick<World, 'mail' | 'drafts' | 'resumed' | 'toasts' | 'newId'>,
  { id, owner, at, draft, file }: WaitingRequest,
): Promise<boolean> {
  try {
    const discarded = newId()
    const outbox = await mail.outbox()
    await drafts.discard(owner, discarded)
    await drafts.writeText(owner, draft, at)
    await drafts.writeSlip(owner, fileThatWaited(file))
    if (await outbox.cancel(id)) {
      resumed.add(owner)
      return true
    }
    await drafts.drop(owner)
    await drafts.restore(owner, discarded)
    toasts.show('info', 'Trop tard : cette demande est partie.')
  } catch (error) {
    reportMistake(error)
    toasts.show('bad', 'Cette demande n’a pas pu revenir dans le formulaire. Réessaie.')
  }
  return false
}
