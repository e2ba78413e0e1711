import type { DiscardedDraft } from '#adapters/store/discarded-drafts.ts'
import { forgiving } from '#adapters/failures/report-mistake.ts'
import type { Drafts, FoundSlip, KeptText } from '#adapters/store/drafts.ts'
import { readDraft, type FoundDraft } from '../model/draft-content.ts'

/** The draft of this user, or null. */
export async function findDraft(drafts: Drafts, userId: number, now: Date): Promise<FoundDraft | null> {
  return found(await drafts.readText(userId), await drafts.readSlip(userId), now, null)
}

/** The draft that this user gave up last and that has not gone yet: the page was closed before. */
export async function findDiscarded(drafts: Drafts, userId: number, now: Date): Promise<FoundDraft | null> {
  const discarded: DiscardedDraft | null = await drafts.readDiscarded(userId).catch(forgiving(() => null))
  return discarded && found(discarded.text, discarded.slip, now, discarded.id)
}

function found(text: KeptText | null, slip: FoundSlip, now: Date, discardedId: string | null): FoundDraft | null {
  if (text === null && slip === null) return null
  return { content: readDraft(text?.values, now), slip, savedAt: text?.savedAt ?? null, discardedId }
}
