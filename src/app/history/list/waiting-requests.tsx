import { useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { useLocation } from 'wouter'
import type { Mail, WaitingRequest } from '#adapters/store/mail-store.ts'
import { savedMoment } from '#adapters/store/saved-moment.ts'
import { paths } from '#app/paths.ts'
import { useWorld } from '#app/world.ts'
import { townOf } from '#rules/text/address-label.ts'
import type { OutboxItem } from '#state/outbox/outbox.ts'
import { backToDraft } from '#state/orders/back-to-draft.ts'
import type { Lack } from '#state/connection/connection.ts'
import { offlineWords } from '#state/connection/offline-words.ts'
import { isPutOff, notTakenYet } from '#state/outbox/waiting-words.ts'
import { Banner } from '#ui/say/banner.tsx'
import { Button } from '#ui/act/button.tsx'

/** Requests that wait for the network, each with the way back into the form. `onLeft`: one is among the orders now. */
export function WaitingRequests({ onLeft }: { onLeft(): void }) {
  const world = useWorld()
  const { mail, connection, device, now } = world
  const [, navigate] = useLocation()
  const { lacks } = useSnapshot(connection.state)
  const items = (useSnapshot(mail.state).items as readonly OutboxItem<Mail>[]).filter(
    (item): item is OutboxItem<WaitingRequest> => item.entry.kind === 'request',
  )
  const before = useRef(items.length)
  useEffect(() => {
    if (items.length < before.current) onLeft()
    before.current = items.length
  }, [items.length, onLeft])
  const takeBack = async (request: WaitingRequest) => {
    if (await backToDraft(world, request)) navigate(paths.order)
  }
  return items.map(({ entry, phase, wasTried }) => (
    <Banner
      key={entry.id}
      tone={phase === 'refused' ? 'bad' : 'warn'}
      role="status"
      title={headOf({ phase, wasTried }, lacks)}
      action={
        phase !== 'sending' && (
          <Button small variant="secondary" onClick={() => void takeBack(entry)}>
            {phase === 'refused' ? 'Corriger' : 'Annuler'}
          </Button>
        )
      }
    >
      {phase === 'refused' && <p>{entry.refusal}</p>}
      <p>
        Celle {savedMoment(entry.at, now())}, sans prix encore{'\u00A0'}: {entry.says.customer},{' '}
        {townOf(entry.says.from)} → {townOf(entry.says.to)}.
      </p>
      {phase === 'waiting' && (
        <p>Elle est gardée sur {device} avec son bordereau. Annulée, elle revient dans le formulaire.</p>
      )}
    </Banner>
  ))
}

function headOf(item: Pick<OutboxItem<Mail>, 'phase' | 'wasTried'>, lacks: Lack | null): string {
  if (item.phase === 'sending') return 'Ta demande part…'
  if (item.phase === 'refused') return 'Ta demande n’a pas pu être envoyée.'
  return isPutOff([item], lacks)
    ? `${notTakenYet}.`
    : `Ta demande partira ${lacks === null ? 'dans un instant' : offlineWords[lacks].back}.`
}
