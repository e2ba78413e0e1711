import type { Drafts } from '#adapters/store/drafts.ts'
import { forgiving } from '#adapters/failures/report-mistake.ts'
import type { ThisDevice } from '#adapters/device/this-device.ts'
import type { Session } from '#state/session/session.ts'

interface SignedOutWorld {
  readonly drafts: Drafts
  readonly session: Session
  readonly device: ThisDevice
}

/** Says how the session has ended, and, only when it is so, that this user's draft is kept (R31). */
export async function notifySignedOut(
  { drafts, session, device }: SignedOutWorld,
  userId: number | undefined,
  how = 'Ta session est terminée',
): Promise<void> {
  const kept = userId === undefined ? null : await drafts.readText(userId).catch(forgiving(() => null))
  session.sayFarewell({
    tone: 'info',
    text: `${how}. Reconnecte-toi${kept ? ` : ton brouillon est gardé sur ${device}` : ''}.`,
  })
}
