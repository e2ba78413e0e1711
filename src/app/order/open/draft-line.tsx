import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useWorld } from '#app/world.ts'
import { LineIcon } from '#ui/say/line-icon.tsx'
import { Note } from '#ui/say/note.tsx'
import { useOrder } from '../model/order-context.ts'
import type { Saving } from '../model/saving.ts'
import { focusPage } from '#ui/frame/focus-page.ts'
import '#ui/say/visually-hidden.css'
import { draftWords, type DraftWords } from './draft-words.ts'
import './draft.css'

/**
 * The state of the draft in words, and the way to erase it. `data-save-status` changes at once, the words more calmly.
 * `isAmongFields`: read aloud there, with a line of its own once there is a draft.
 */
export function DraftLine({ isAmongFields = false }: { readonly isAmongFields?: boolean }) {
  const { connection, device } = useWorld()
  const { state, draft } = useOrder()
  const online = useSnapshot(connection.state).lacks !== 'network'
  const { status, saving, slip, step } = useSnapshot(state)
  // A slip that is still being judged or shrunk is in sight, and not kept yet.
  const saved = slip.coming && !isFailure(saving.status) ? 'writing' : saving.status
  const said = useCalm(saved)
  const { tone, text } =
    status === 'open' || (status === 'offer' && isFailure(saved))
      ? draftWords(said, saving.trouble, online, device)
      : beforehand[status]
  return (
    <div
      className={`draft-line${isAmongFields && saved === 'none' ? ' visually-hidden' : ''}`}
      data-save-status={saved}
    >
      <Note tone={tone}>{text}</Note>
      {status === 'open' && saved !== 'none' && (
        <button
          type="button"
          className="draft-erase"
          disabled={step !== 'idle'}
          onClick={() => void draft.erase().then(focusPage)}
        >
          <LineIcon d="M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5" />
          <span className="visually-hidden-on-phone">Effacer le brouillon</span>
        </button>
      )}
    </div>
  )
}

type SaveStatus = Saving['status']

function isFailure(status: SaveStatus): boolean {
  return status === 'failed' || status === 'slip-failed'
}

const beforehand: Record<'reading' | 'offer' | 'elsewhere', DraftWords> = {
  reading: { tone: 'quiet', text: 'Lecture du brouillon…' },
  // The card below says what waits.
  offer: { tone: 'quiet', text: 'Reprends où tu en étais' },
  elsewhere: { tone: 'quiet', text: 'Ouverte ailleurs' },
}

/** While the user types, the line stays on 'writing' from letter to letter. */
function useCalm(status: SaveStatus): SaveStatus {
  const { sleep } = useWorld()
  const [isCalm, setCalm] = useState(true)
  useEffect(() => {
    const left = new AbortController()
    if (status === 'writing') setCalm(false)
    else
      sleep(calmMs, left.signal).then(
        () => setCalm(true),
        () => {},
      )
    return () => left.abort()
  }, [status, sleep])
  return status === 'kept' && !isCalm ? 'writing' : status
}

const calmMs = 400
