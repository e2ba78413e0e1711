import { useSnapshot } from 'valtio'
import { useWorld } from '#app/world.ts'
import { copyWords } from '#state/connection/copy-words.ts'
import { Note } from '#ui/say/note.tsx'
import './copy-line.css'

/** « Hors ligne », and how old what is shown is: the list, or one order. Nothing while the provider can be asked. */
export function CopyLine({ at, what }: { readonly at: Date | null; readonly what: 'liste' | 'commande' }) {
  const { connection, now } = useWorld()
  const { lacks } = useSnapshot(connection.state)
  if (lacks === null || at === null) return null
  return (
    <div className="history-copy" role="status">
      <Note tone="warn">{copyWords(lacks, what, at, now())}</Note>
    </div>
  )
}
