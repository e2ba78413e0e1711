import { useSnapshot } from 'valtio'
import { TextButton } from '../parts/text-button.tsx'
import type { OutboxEntry } from '#adapters/staff-outbox.ts'
import type { Lack } from '#state/connection.ts'
import type { OutboxItem } from '#state/outbox.ts'
import { Note } from '#ui/note.tsx'
import { stepWord } from '../model/step-words.ts'
import { useDesk } from '../model/use-desk.ts'

/** What of an order waits to be sent, in true words, and the way to take it back as long as it has not left. */
export function OrderState({ orderId }: { readonly orderId: number }) {
  const { world, desk } = useDesk()
  const { items } = useSnapshot(desk.outbox.state)
  const { lacks } = useSnapshot(world.connection.state)
  const mine = items.filter(({ entry, phase }) => entry.orderId === orderId && phase !== 'refused')
  return mine.map(({ entry, ...item }) => (
    <div key={entry.id} className="staff-state" role="status">
      <Note tone="warn">{stateWords({ entry, ...item } as OutboxItem<OutboxEntry>, lacks)}</Note>
      {item.phase === 'waiting' && item.isKept !== null && <TextButton onClick={() => void desk.outbox.cancel(entry.id)}>Annuler l’envoi</TextButton>}
    </div>
  ))
}

function stateWords({ entry: { step, photo }, phase, isKept, wasTried }: OutboxItem<OutboxEntry>, lacks: Lack | null): string {
  const what = step === null ? 'Photo' : `${stepWord(step.to)}${photo === null ? '' : ', photo'}`
  if (phase === 'sending' || (lacks === null && !wasTried)) return `${what} : envoi…`
  const why = lacks === 'network' ? 'en attente du réseau' : 'le serveur ne répond pas, nouvel essai tout seul'
  const where = isKept === null ? '' : isKept ? ' Gardé sur ce téléphone.' : ' Garde cette page ouverte : ce navigateur ne garde rien.'
  return `${what} : ${why}.${where}`
}
