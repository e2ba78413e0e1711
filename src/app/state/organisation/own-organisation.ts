import { readOrganisationCopy, writeOrganisationCopy, type OwnOrganisation } from '#adapters/store/organisation-copy.ts'
import { forgiving } from '#adapters/failures/report-mistake.ts'
import type { World } from '#app/world.ts'
import { readOrganisation } from '#contract/organisation/organisation.ts'

/**
 * Tells the user's organisation, null without one: first as this device last heard of it, then as it is. Without an
 * answer it stays as it was. Returns a function that stops it.
 */
export function followOrganisation(
  { call, session, takes }: Pick<World, 'call' | 'session' | 'takes'>,
  tell: (is: OwnOrganisation | null) => void,
): () => void {
  const left = new AbortController()
  const userId = session.state.user?.id
  const follow = async () => {
    if (userId === undefined) return
    const copy = await readOrganisationCopy(userId).catch(forgiving(() => undefined))
    if (left.signal.aborted) return
    if (copy !== undefined) tell(copy)
    const found = (await takes(readOrganisation)) ? await call(readOrganisation, { signal: left.signal }) : null
    const is = found && { name: found.name, role: found.role, demandsReference: found.demandsReference }
    if (left.signal.aborted) return
    tell(is)
    await writeOrganisationCopy(userId, is).catch(forgiving(() => {}))
  }
  void follow().catch(forgiving(() => {}))
  return () => left.abort()
}
