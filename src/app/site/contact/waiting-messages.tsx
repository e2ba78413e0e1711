import { useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Mail, WaitingMessage } from '#adapters/store/mail-store.ts'
import { nobody } from '#contract/worker/slip-share.ts'
import type { OutboxItem } from '#state/outbox/outbox.ts'
import { Button } from '#ui/act/button.tsx'
import type { SiteOutbox } from './site-outbox.ts'
import { unsentWords } from './unsent-words.ts'

type WaitingMessagesProps = {
  readonly outbox: SiteOutbox
  /** The one that is on its way from the form, which says so itself. */
  readonly leaving: string | null
  /** One was just written: it is led to. */
  readonly isNew: boolean
  onTakeBack(mail: WaitingMessage): void
}

/** The messages that wait for the network, the user's and unowned ones, each with the way to take it back. */
export default function WaitingMessages({ outbox, leaving, isNew, onTakeBack }: WaitingMessagesProps) {
  const items = (useSnapshot(outbox.state).items as readonly OutboxItem<Mail>[]).filter(
    (item): item is OutboxItem<WaitingMessage> => item.entry.kind === 'message',
  )
  const { lacks } = useSnapshot(outbox.connection.state)
  const [hasLeft, setLeft] = useState(false)
  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => outbox.follow((_, end) => end === 'sent' && setLeft(true)), [outbox])
  useEffect(() => {
    if (isNew) shown.current?.focus()
  }, [isNew])
  const owner = outbox.owner()
  const takeBack = async (mail: WaitingMessage, isReadable: boolean) => {
    setLeft(false)
    // The button goes, and with it the focus.
    shown.current?.focus({ preventScroll: true })
    if ((await outbox.cancel(mail.id)) && isReadable) onTakeBack(mail)
  }
  return (
    <div ref={shown} className="waiting-messages" role="status" tabIndex={-1}>
      {lacks === 'network' && items.length === 0 && (
        <p className="waiting-message-offline">
          Hors ligne{'\u00A0'}: écris quand même, ton message attendra le réseau.
        </p>
      )}
      {hasLeft && items.length === 0 && (
        <p className="waiting-message-left">Merci, le message qui attendait est parti.</p>
      )}
      {items
        .filter(({ entry }) => entry.id !== leaving && (entry.owner === owner || entry.owner === nobody))
        .map((item) => {
          const { entry, phase } = item
          const isReadable = outbox.mayRead(entry)
          const { head, words, promise } = unsentWords(item, lacks, isReadable)
          return (
            <div key={entry.id} className="waiting-message" data-phase={phase}>
              <p className="waiting-message-head">{head}</p>
              {phase === 'refused' && <p>{promise}</p>}
              <p>{words}</p>
              {phase === 'waiting' && <p>{promise}</p>}
              {phase !== 'sending' && (
                <Button small variant="secondary" onClick={() => void takeBack(entry, isReadable)}>
                  {phase === 'refused' && isReadable ? 'Corriger' : 'Annuler'}
                </Button>
              )}
            </div>
          )
        })}
    </div>
  )
}
