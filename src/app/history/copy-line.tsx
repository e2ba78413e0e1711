import { useSnapshot } from 'valtio'
import { useWorld } from '#app/world.ts'
import { lackWords } from '#state/lack-words.ts'
import { Note } from '#ui/note.tsx'
import { ageWords } from './age-words.ts'
import './copy-line.css'

/** « Hors ligne », and how old is what is shown meanwhile: the list, or one order of it. Nothing while the provider can be asked. */
export function CopyLine({ at, what }: { readonly at: Date | null; readonly what: 'liste' | 'commande' }) {
  const { connection, now } = useWorld()
  const { lacks } = useSnapshot(connection.state)
  if (lacks === null || at === null) return null
  return (
    <div className="history-copy" role="status">
      <Note tone="warn">
        {lackWords[lacks].now} : {what === 'liste' ? 'ta liste telle qu’elle était' : 'ta commande telle qu’elle était'} {ageWords(at, now())}.
      </Note>
    </div>
  )
}
