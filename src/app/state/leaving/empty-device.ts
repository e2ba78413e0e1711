import { forgiving } from '#adapters/failures/report-mistake.ts'
import type { World } from '#app/world.ts'
import { capitalized } from '#rules/moment/french.ts'
import { signOut, type SignOutWorld } from './sign-out.ts'

/** « Vider cet appareil »: signs out; unowned mail and the account's mark go, too (decision 097). Never rejects. */
export async function emptyDevice(
  world: SignOutWorld & Pick<World, 'deviceMarks'>,
  keepsDraft: boolean,
): Promise<void> {
  const waits = world.mail.state.items.length > 0
  const { session, deviceData, deviceMarks, device } = world
  const id = session.state.user?.id
  const forgotten = id === undefined ? null : deviceMarks.forget(id).catch(forgiving(() => {}))
  const nobodys = deviceData.eraseNobodys().catch(forgiving(() => {}))
  const isEmpty = await signOut(world, keepsDraft)
  await nobodys
  await forgotten
  if (isEmpty)
    session.sayFarewell({
      tone: 'ok',
      text: `${capitalized(device)} est vidé${keepsDraft ? `, ${waits ? 'ce qui n’est pas parti' : 'ton brouillon'} y reste gardé` : ''}. Tes commandes et tes factures t’attendent en ligne.`,
    })
}
