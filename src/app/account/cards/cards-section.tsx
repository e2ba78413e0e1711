import { useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { lazy } from '#adapters/lazy/lazy.ts'
import { useWorld } from '#app/world.ts'
import { savedCards, type SavedCard } from '#contract/payment/saved-cards.ts'
import { cardExpiryWords, hasCardExpired } from '#rules/moment/card-expiry.ts'
import { useTakes } from '#state/orders/use-takes.ts'
import { Button } from '#ui/act/button.tsx'
import { Card } from '#ui/frame/card.tsx'
import { Banner } from '#ui/say/banner.tsx'
import { CardName } from '#ui/say/card-name.tsx'
import { bankCard } from '#ui/say/icon-paths.ts'
import { LazyPlace } from '#ui/say/lazy-place.tsx'
import { LineIcon } from '#ui/say/line-icon.tsx'
import { Note } from '#ui/say/note.tsx'
import { AccountSection } from '../account-section.tsx'
import { NoCards, whoKeepsCards } from './no-cards.tsx'
import { createCardsStore, type CardsStore } from './cards-store.ts'
import '../account.css'
import '#ui/act/action-row.css'

const RemoveCardDialog = lazy(() => import('./remove-card-dialog.tsx'))

/** The cards that the payment provider keeps, where the provider has such: each with the way to have it forgotten. */
export default function CardsSection() {
  const { call, takes } = useWorld()
  const isOffered = useTakes(savedCards, { takes })
  const [store] = useState(() => createCardsStore(call))
  useEffect(() => void store.load(), [store])
  if (!isOffered) return null
  return (
    <AccountSection title="Tes cartes">
      <Card>
        <KeptCards store={store} />
        <Note>{whoKeepsCards}</Note>
      </Card>
    </AccountSection>
  )
}

function KeptCards({ store }: { readonly store: CardsStore }) {
  const { cards, isLost } = useSnapshot(store.state)
  const [removed, remove] = useState<SavedCard | null>(null)
  // The button that was pressed goes with its card, and with it the focus.
  const list = useRef<HTMLDivElement>(null)
  const close = (isGone: boolean) => {
    remove(null)
    if (isGone) list.current?.focus({ preventScroll: true })
  }
  if (isLost) {
    const retry = (
      <Button variant="secondary" small onClick={() => void store.load()}>
        Réessayer
      </Button>
    )
    return <Banner tone="bad" role="alert" title="Tes cartes n’ont pas pu être chargées" action={retry} />
  }
  if (cards === null) return <NoCards waits />
  return (
    <div ref={list} tabIndex={-1}>
      {cards.length === 0 ? (
        <NoCards />
      ) : (
        <ul className="action-rows">
          {cards.map((card) => (
            <KeptCard key={card.id} card={card} onRemove={() => remove(card)} />
          ))}
        </ul>
      )}
      {removed !== null && (
        <LazyPlace>
          <RemoveCardDialog card={removed} store={store} onClose={close} />
        </LazyPlace>
      )}
    </div>
  )
}

function KeptCard({ card: { lastFour, expires }, onRemove }: { readonly card: SavedCard; onRemove(): void }) {
  const { now } = useWorld()
  const isOver = hasCardExpired(expires, now())
  return (
    <li className="action-row account-row">
      <LineIcon d={bankCard} />
      <div className="account-row-words">
        <CardName lastFour={lastFour} />
        <Note tone={isOver ? 'bad' : undefined}>
          {isOver ? `A expiré fin ${cardExpiryWords(expires)}` : `Expire ${cardExpiryWords(expires)}`}
        </Note>
      </div>
      <Button variant="danger" small aria-label={`Retirer la carte qui finit par ${lastFour}`} onClick={onRemove}>
        Retirer
      </Button>
    </li>
  )
}
