import { fileOf } from '#adapters/store/drafts.ts'
import { forgiving } from '#adapters/failures/report-mistake.ts'
import type { World } from '#app/world.ts'
import { downloadSlip } from '#contract/order/slip.ts'

/**
 * An order's slip: from this device once seen, since it never changes, else from the provider. `path`: where it is
 * stored. Rejects with a CallFailure.
 */
export async function bringSlip(
  { call, seenFiles, session }: Pick<World, 'call' | 'seenFiles' | 'session'>,
  orderId: number,
  path: string,
): Promise<File> {
  const name = `slip ${orderId} ${path}`
  const owner = session.state.user?.id
  const kept = owner === undefined ? null : await seenFiles.read(owner, name).catch(forgiving(() => null))
  if (kept !== null) return fileOf(kept)
  const file = await call(downloadSlip, { params: { id: String(orderId) } })
  const bytes = await file.arrayBuffer()
  if (owner !== undefined && session.state.user?.id === owner)
    void seenFiles.keep(owner, name, { bytes, type: file.type, name: file.name }).catch(forgiving(() => {}))
  return file
}
