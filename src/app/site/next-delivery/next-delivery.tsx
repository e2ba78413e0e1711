import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { paths } from '#app/paths.ts'
import type { PastOrder } from '#contract/order/past-order.ts'
import { ageWords } from '#rules/moment/near-day.ts'
import { capitalized } from '#rules/moment/french.ts'
import { nextDelivery, type NextDelivery as Next } from '#rules/order/next-delivery.ts'
import type { Connection } from '#state/connection/connection.ts'
import { copyWords } from '#state/connection/copy-words.ts'
import { buttonClass } from '#ui/act/button-class.ts'
import { Button } from '#ui/act/button.tsx'
import { textLinkClass } from '#ui/act/text-link-class.ts'
import { Note } from '#ui/say/note.tsx'
import type { MemberOrders } from './member-orders.ts'
import { NextDeliveryCard, NextDeliveryRows } from './next-delivery-card.tsx'
import { NextDeliveryWait } from './next-delivery-wait.tsx'
import './next-delivery.css'

interface NextDeliveryProps {
  /** Null for a member of the team. */
  readonly orders: MemberOrders | null
  readonly connection: Connection
  now(): Date
}

/** The place of the next delivery on the home page of who is signed in: as large whatever it holds. */
export function NextDelivery({ orders, ...shown }: NextDeliveryProps) {
  return orders === null ? <TeamCard /> : <SupplierCard orders={orders} {...shown} />
}

function SupplierCard({
  orders: { state, load },
  connection,
  now,
}: NextDeliveryProps & { readonly orders: MemberOrders }) {
  const { orders, at, failure } = useSnapshot(state)
  const { online } = useSnapshot(connection.state)
  useEffect(() => {
    if (online || state.orders === null) void load()
  }, [online, load, state])
  if (orders === null && failure === null) return <NextDeliveryWait />
  if (orders === null)
    return (
      <div className="next-card">
        <h2>{failure?.sentence}</h2>
        <p className="next-when">Tes commandes sont gardées chez nous.</p>
        {failure?.remedy === 'retry' && <RetryButton onRetry={() => void load()} />}
      </div>
    )
  const next = nextDelivery(orders as readonly PastOrder[], now())
  return (
    <>
      {next === null ? (
        <NoDelivery />
      ) : next.following.length > 0 ? (
        <NextDeliveryRows orders={[next.order, ...next.following]} now={now()} />
      ) : (
        <NextDeliveryCard order={next.order} now={now()} />
      )}
      <Foot
        next={next}
        at={at as Date | null}
        failure={failure?.sentence ?? null}
        connection={connection}
        now={now()}
      />
    </>
  )
}

/** What comes besides, and how old all of it is. */
function Foot({
  next,
  at,
  failure,
  connection,
  now,
}: {
  readonly next: Next<PastOrder> | null
  readonly at: Date | null
  readonly failure: string | null
  readonly connection: Connection
  readonly now: Date
}) {
  const { lacks } = useSnapshot(connection.state)
  const others = counted(next?.others ?? 0, 'autre à venir', 'autres à venir')
  const arrived = counted(next?.arrivedToday ?? 0, 'déjà livrée aujourd’hui', 'déjà livrées aujourd’hui')
  const age =
    lacks !== null && at !== null
      ? copyWords(lacks, 'liste', at, now)
      : failure !== null
        ? `${failure} Tu vois la liste telle qu’elle était ${ageWords(at, now)}.`
        : null
  const words = [arrived, age === null && at !== null && `mis à jour ${ageWords(at, now)}`].filter(Boolean).join(' · ')
  return (
    <div className="next-foot" role="status">
      {others + words !== '' && (
        <p>
          {others !== '' && (
            <a href={paths.history} className={textLinkClass()}>
              {others}
            </a>
          )}
          {others === '' ? capitalized(words) : words && ` · ${words}`}
        </p>
      )}
      {age !== null && <Note tone="warn">{age}</Note>}
    </div>
  )
}

function counted(count: number, one: string, more: string): string {
  return count === 0 ? '' : `${count} ${count === 1 ? one : more}`
}

function NoDelivery() {
  return (
    <div className="next-card">
      <h2>Rien aujourd’hui</h2>
      <p className="next-when">Un point de retrait, une adresse, un poids : ta première livraison apparaîtra ici.</p>
    </div>
  )
}

/** A member of the team has the orders of others, in a room of their own. */
function TeamCard() {
  return (
    <div className="next-card">
      <h2>Équipe</h2>
      <p className="next-when">Les commandes du jour sont dans l’espace de l’équipe.</p>
      <a href={paths.staff} className={buttonClass('secondary')}>
        Équipe
      </a>
    </div>
  )
}

function RetryButton({ onRetry }: { onRetry(): void }) {
  return (
    <Button variant="secondary" small onClick={onRetry}>
      Réessayer
    </Button>
  )
}
