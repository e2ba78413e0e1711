import { useCallback, useMemo, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { Link, useLocation } from 'wouter'
import { mostFound, type StaffList, type StaffOrder } from '#contract/staff/staff-orders.ts'
import { buttonClass } from '#ui/act/button-class.ts'
import { KeyHints } from '#ui/say/key-hints.tsx'
import { Skeleton } from '#ui/say/skeleton.tsx'
import { useListKeys } from '#ui/act/use-list-keys.ts'
import { EmptyState } from '#ui/say/empty-state.tsx'
import { useWide } from '#ui/frame/use-media.ts'
import { OutboxPanel } from '../actions/outbox-panel.tsx'
import { waitingOf } from '../model/after-steps.ts'
import { useStaffRoom } from '../model/use-staff-room.ts'
import { OrderState } from '../actions/order-state.tsx'
import { listPath } from '../model/list-address.ts'
import { useMinute } from '#state/screen/use-minute.ts'
import { DayBar } from './day-bar.tsx'
import { listHeads } from './list-heads.ts'
import { ListTabs } from './list-tabs.tsx'
import { ListTop } from './list-top.tsx'
import { SearchField } from './search-field.tsx'
import { SheetLink } from './sheet-link.tsx'
import { StaffCards } from './cards/staff-cards.tsx'
import { StaffTable } from './table/staff-table.tsx'
import { TableSkeleton } from './table/table-skeleton.tsx'
import { UnreadList } from './unread-list.tsx'
import { entersPane, leavesPane } from './pane-focus.ts'
import { useFocusKept } from './use-focus-kept.ts'
import '#ui/frame/stack.css'

/** The team's lists: tabs with counts, orders under heads: cards on a phone, else a table. `shown`: the open order. */
export function OrderList({
  list,
  words,
  shown,
}: {
  readonly list: StaffList
  readonly words: string
  readonly shown: number | null
}) {
  const { world, store } = useStaffRoom()
  const { orders, failure, question } = useSnapshot(store.state)
  const now = useMinute(world.now)
  const isWide = useWide()
  const heads = useMemo(
    () => (orders === null ? [] : listHeads(list, orders as readonly StaffOrder[], now)),
    [list, orders, now],
  )
  const section = useRef<HTMLElement>(null)
  useFocusKept(section, { orders, question })
  const [, navigate] = useLocation()
  // From within the order back to its row first.
  const close = useCallback(() => {
    if (!leavesPane()) navigate(listPath(list, { words }))
  }, [navigate, list, words])
  const search = useCallback(() => navigate(listPath('recherche')), [navigate])
  // The order that is open beside the list is the one where the keys are.
  const follow = useCallback(
    (row: HTMLElement) => shown !== null && navigate(row.getAttribute('href') ?? '', { replace: true }),
    [navigate, shown],
  )
  useListKeys(section, {
    onClose: shown === null ? null : close,
    onInto: entersPane,
    onSearch: search,
    onStep: isWide ? follow : undefined,
  })
  const place = { list, words }
  return (
    <section ref={section} className="staff-list" aria-label="Commandes">
      <ListTop list={list} now={now} isAlone={shown === null} isWide={isWide} />
      <div className="staff-counts">
        <ListTabs list={list} />
        {list === 'aujourdhui' && <DayBar />}
      </div>
      {list === 'recherche' && (
        <>
          <SearchField words={words} />
          <p className="staff-hint" role="status">
            {words === '' ? searchHint : orders !== null && orders.length > 0 && foundWords(orders.length)}
          </p>
        </>
      )}
      <OutboxPanel />
      <WaitingPanel />
      <UnreadList />
      {orders === null ? (
        failure === null && (isWide ? <TableSkeleton /> : <CardsSkeleton />)
      ) : list === 'recherche' && words === '' ? null : orders.length === 0 ? (
        <NothingHere list={list} />
      ) : isWide ? (
        <>
          <KeyHints canEnter={shown !== null} />
          <StaffTable heads={heads} place={place} shown={shown} now={now} />
        </>
      ) : (
        <>
          <StaffCards key={`${list} ${words}`} heads={heads} place={place} now={now} />
          <SheetLink list={list} />
        </>
      )}
    </section>
  )
}

/** As tall as what comes: the open card and folded ones. */
function CardsSkeleton() {
  return (
    <div className="stack staff-rows">
      <Skeleton shape="ticket" label="Chargement des commandes" />
      {Array.from({ length: 8 }, (_, row) => (
        <Skeleton key={row} shape="card" />
      ))}
    </div>
  )
}

/** An empty list, and what it means. */
function NothingHere({ list }: { readonly list: StaffList }) {
  if (list === 'recherche')
    return (
      <EmptyState
        title="Aucune commande trouvée"
        action={
          <Link href={listPath('aujourdhui')} className={buttonClass('secondary')}>
            Revenir à aujourd’hui
          </Link>
        }
      >
        Essaie moins de mots, ou seulement le numéro.
      </EmptyState>
    )
  const { title, next } = sentences[list]
  return <EmptyState title={title}>{next}</EmptyState>
}

const searchHint = 'Cherche par numéro, ville, rue, nom, entreprise ou téléphone.'

function foundWords(count: number): string {
  if (count >= mostFound) return `Les ${count} commandes les plus récentes : ajoute un mot pour en trouver d’autres`
  return count === 1 ? '1 commande trouvée' : `${count} commandes trouvées`
}

const sentences: Record<Exclude<StaffList, 'recherche'>, { readonly title: string; readonly next: string }> = {
  aujourdhui: { title: 'Plus rien à faire aujourd’hui', next: 'Une nouvelle commande apparaît ici d’elle-même.' },
  retard: { title: 'Rien en retard', next: 'Une commande dont l’heure est passée vient ici.' },
  demain: { title: 'Rien pour demain', next: 'Les commandes de demain se rangent ici par heure.' },
  'sans-prix': {
    title: 'Aucune demande sans prix',
    next: 'Les demandes par e-mail attendent ici que tu leur donnes un prix.',
  },
}

/** Unsent steps of orders in no row: opened offline, or another list is shown. */
function WaitingPanel() {
  const { world, store } = useStaffRoom()
  const { orders } = useSnapshot(store.state)
  const { items } = useSnapshot(store.outbox.state)
  const { lacks } = useSnapshot(world.connection.state)
  const unlisted = new Set(
    items.map(({ entry }) => entry.orderId).filter((id) => !orders?.some((order) => order.id === id)),
  )
  return [...unlisted]
    .filter((orderId) => waitingOf(items, orderId, lacks).length > 0)
    .map((orderId) => (
      <section key={orderId} className="staff-waiting" aria-label={`Commande n° ${orderId}`}>
        <b>n° {orderId}</b>
        <OrderState orderId={orderId} />
      </section>
    ))
}
