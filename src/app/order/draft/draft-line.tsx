import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useWorld } from '#app/world.ts'
import { Note } from '#ui/note.tsx'
import { useOrder } from '../order-context.ts'
import type { SaveStatus } from './autosave.ts'
import { draftWords, type DraftWords } from './draft-words.ts'
import './draft.css'

/** The state of the draft in words, and the way to be rid of it. `data-save-status` is that state without the calm of the words. */
export function DraftLine() {
  const { connection, device } = useWorld()
  const { session } = useOrder()
  const online = useSnapshot(connection.state).lacks !== 'network'
  const { status: written, trouble } = useSnapshot(session.autosave.state)
  const { coming } = useSnapshot(session.slip.state)
  const { open } = useSnapshot(session.form.state)
  const { waiting } = useSnapshot(session.draft.state)
  const { step } = useSnapshot(session.sending.state)
  // A slip that is still being judged or shrunk is in sight, and not kept yet.
  const status = coming && !isFailure(written) ? 'writing' : written
  const said = useCalm(status)
  const { tone, text } = open || waiting === 'offer' ? draftWords(said, trouble, online, device) : beforehand[waiting]
  return (
    <div className="draft-line" data-save-status={status}>
      <Note tone={tone}>{text}</Note>
      {open && status !== 'none' && (
        <button type="button" className="draft-erase" disabled={step !== 'idle'} onClick={() => void session.draft.erase()}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5" />
          </svg>
          <span>Effacer le brouillon</span>
        </button>
      )}
    </div>
  )
}

function isFailure(status: SaveStatus): boolean {
  return status === 'failed' || status === 'slip-failed'
}

const beforehand: Record<'reading' | 'elsewhere', DraftWords> = {
  reading: { tone: 'quiet', text: 'Lecture du brouillon…' },
  elsewhere: { tone: 'quiet', text: 'Ouverte ailleurs' },
}

/** While the user types, the line stays on 'writing' from letter to letter. */
function useCalm(status: SaveStatus): SaveStatus {
  const { sleep } = useWorld()
  const [isCalm, setCalm] = useState(true)
  useEffect(() => {
    const left = new AbortController()
    if (status === 'writing') setCalm(false)
    else sleep(calmMs, left.signal).then(() => setCalm(true), () => {})
    return () => left.abort()
  }, [status, sleep])
  return status === 'kept' && !isCalm ? 'writing' : status
}

const calmMs = 400
