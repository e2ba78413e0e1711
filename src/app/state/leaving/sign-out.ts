import { reportMistake } from '#adapters/failures/report-mistake.ts'
import type { World } from '#app/world.ts'

/** What signing out needs of the world. */
export type SignOutWorld = Pick<
  World,
  | 'session'
  | 'notices'
  | 'orders'
  | 'mail'
  | 'toasts'
  | 'deviceData'
  | 'resumed'
  | 'unsaved'
  | 'endToken'
  | 'device'
  | 'now'
>

/**
 * Ends the session here, and on the server soon, and clears the device of its user, except a draft that is to stay
 * (R46). Resolves, never rejects, with whether all could be cleared.
 */
export async function signOut(
  { session, notices, orders, mail, toasts, deviceData, resumed, unsaved, endToken, device, now }: SignOutWorld,
  keepsDraft: boolean,
  hadDraft = true,
): Promise<boolean> {
  const { token, user } = session.state
  const stays = mail.state.items.length > 0 ? 'Ce qui attend de partir' : 'Ton brouillon'
  const forgotten =
    user !== null &&
    !keepsDraft &&
    mail.state.items.length > 0 &&
    mail.outbox().then((outbox) => outbox.forget(user.id))
  if (token !== null) endToken(token)
  const cleared = user && deviceData.erase(user.id, { keepsDraft, at: now() })
  session.leave(!keepsDraft)
  void notices.end()
  orders.clear()
  toasts.clear()
  unsaved.clear()
  if (user) resumed.delete(user.id)
  try {
    await Promise.all([cleared, forgotten])
    session.sayFarewell({
      tone: 'ok',
      text: keepsDraft
        ? `Session fermée. ${stays} reste gardé sur ${device}.`
        : hadDraft
          ? 'Session fermée, brouillon effacé.'
          : 'Session fermée.',
    })
    return true
  } catch (error) {
    reportMistake(error)
    session.sayFarewell(hadDraft ? { tone: 'warn', text: notErased } : { tone: 'ok', text: 'Session fermée.' })
    return false
  }
}

const notErased =
  'Session fermée, mais ce navigateur n’a pas pu effacer ce qui reste ici de toi. Efface les données du site dans ses réglages.'
