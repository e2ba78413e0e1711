import { useSnapshot } from 'valtio'
import { useWorld } from '#app/world.ts'
import { Note } from '#ui/note.tsx'
import type { Keeping } from './draft-keeper.ts'
import { useOrder } from '../order-context.ts'

/** The state of the draft in words: never more than what is stored. */
export function DraftLine() {
  const { connection } = useWorld()
  const { visit } = useOrder()
  const { online } = useSnapshot(connection.state)
  const { keeping } = useSnapshot(visit.draft.state)
  if (keeping === 'kept' && !online) return <Note tone="ok">Hors ligne : tout est gardé</Note>
  const { tone, text } = words[keeping]
  return <Note tone={tone}>{text}</Note>
}

const words: Record<Keeping, { tone: 'quiet' | 'ok' | 'warn'; text: string }> = {
  none: { tone: 'quiet', text: 'Nouvelle demande' },
  writing: { tone: 'quiet', text: 'Enregistrement du brouillon…' },
  kept: { tone: 'ok', text: 'Brouillon enregistré sur ce téléphone' },
  failed: { tone: 'warn', text: 'Brouillon non enregistré : ce téléphone refuse de le garder' },
  'slip-failed': { tone: 'warn', text: 'Brouillon enregistré sans le bordereau : ce téléphone refuse de le garder' },
}
