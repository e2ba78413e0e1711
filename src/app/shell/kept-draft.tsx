import { useEffect, useState } from 'react'
import { useWorld } from '#app/world.ts'
import { clock } from '#rules/french.ts'

/** Says that the draft of this user is on the device, once that was read there; else nothing. */
export function KeptDraft() {
  const { drafts, session } = useWorld()
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const id = session.state.user?.id
  useEffect(() => {
    if (id !== undefined) drafts.readText(id).then((kept) => setSavedAt(kept?.savedAt ?? null), () => {})
  }, [drafts, id])
  return savedAt && <>Ton brouillon est enregistré sur ce téléphone ({clock(savedAt)}).</>
}
