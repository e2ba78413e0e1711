import type { OrganisationRole } from '#rules/text/organisation-roles.ts'
import { createDraftStore, erasedUsers, firmOrdersKey, organisationKey } from './draft-store.ts'

/** What screens need to know of the firm that a user orders for. */
export interface OwnOrganisation {
  readonly name: string
  readonly role: OrganisationRole
  readonly demandsReference: boolean
}

/** What a user's organisation was when it was last asked; undefined where that is not known. */
export async function readOrganisationCopy(userId: number): Promise<OwnOrganisation | null | undefined> {
  return (await createDraftStore().read(organisationKey(userId))) as OwnOrganisation | null | undefined
}

/** In the place of what lay there; not after its user signed out. Who has none keeps no orders of one. */
export async function writeOrganisationCopy(userId: number, is: OwnOrganisation | null): Promise<void> {
  if (erasedUsers.has(userId)) return
  await createDraftStore().write((kept) => {
    kept.put(is, organisationKey(userId))
    if (is === null) kept.delete(firmOrdersKey(userId))
  })
}
