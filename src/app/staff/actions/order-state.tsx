import { useSnapshot } from 'valtio'
import type { OutboxEntry } from '#adapters/store/staff-outbox.ts'
import type { Lack } from '#state/connection/connection.ts'
import type { OutboxItem } from '#state/outbox/outbox.ts'
import { Note } from '#ui/say/note.tsx'
import { TextButton } from '../pieces/text-button.tsx'
import { waitingOf } from '../model/after-steps.ts'
import { stepWord } from '../model/step-words.ts'
import { useStaffRoom } from '../model/use-staff-room.ts'

/**
 * What of an order waits to be sent, and how to take back the last step that has not left. The step's own button says
 * what is on its way, so that nothing moves.
 */
export function OrderState({ orderId }: { readonly orderId: number }) {
  const { world, store } = useStaffRoom()
  const { items } = useSnapshot(store.outbox.state)
  const { lacks } = useSnapshot(world.connection.state)
  const mine = waitingOf(items as readonly OutboxItem<OutboxEntry>[], orderId, lacks)
  const lastStep = mine.findLast(({ entry }) => entry.step !== null)
  return mine.map((item) => (
    <div key={item.entry.id} className="staff-state" role="status">
      <Note tone="warn">{stateWords(item, lacks)}</Note>
      {item.phase === 'waiting' && item.isKept !== null && (item.entry.step === null || item === lastStep) && (
        <TextButton onClick={() => void store.outbox.cancel(item.entry.id)}>Annuler l’envoi</TextButton>
      )}
    </div>
  ))
}

function stateWords({ entry: { step, photos }, phase, isKept }: OutboxItem<OutboxEntry>, lacks: Lack | null): string {
  const pictures = photos.length === 0 ? '' : photos.length === 1 ? 'photo' : `${photos.length} photos`
  const what =
    step === null ? pictures.replace('p', 'P') || 'Photo' : [stepWord(step.to), pictures].filter(Boolean).join(', ')
  if (phase === 'sending') return `${what} : envoi…`
  const why = lacks === 'network' ? 'en attente du réseau' : 'le serveur ne répond pas, nouvel essai tout seul'
  const where =
    isKept === null
      ? ''
      : isKept
        ? ' Gardé sur ce téléphone.'
        : ' Garde cette page ouverte : ce navigateur ne garde rien.'
  return `${what} : ${why}.${where}`
}
