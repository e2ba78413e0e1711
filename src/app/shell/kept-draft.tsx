import { useEffect, useState } from 'react'
import { forgiving } from '#adapters/failures/report-mistake.ts'
import { savedMoment } from '#adapters/store/saved-moment.ts'
import { useWorld } from '#app/world.ts'

/** Says that the draft of this user is on the device, once that was read there; else nothing. */
export function KeptDraft() {
  const { drafts, session, device, now } = useWorld()
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const id = session.state.user?.id
  useEffect(() => {
    if (id !== undefined)
      drafts.readText(id).then(
        (kept) => setSavedAt(kept?.savedAt ?? null),
        forgiving(() => {}),
      )
  }, [drafts, id])
  return (
    savedAt && (
      <>
        Ton brouillon {savedMoment(savedAt, now())} est enregistré sur {device}.
      </>
    )
  )
}
