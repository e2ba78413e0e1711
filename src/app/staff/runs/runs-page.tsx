import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { useSnapshot } from 'valtio'
import { subscribeKey } from 'valtio/utils'
import { useSearch } from 'wouter'
import { dayText } from '#contract/staff/staff-day.ts'
import { parisDay, type ParisDay } from '#rules/moment/paris-time.ts'
import { offlineWords } from '#state/connection/offline-words.ts'
import { Page } from '#ui/frame/page.tsx'
import { Banner } from '#ui/say/banner.tsx'
import { Skeleton } from '#ui/say/skeleton.tsx'
import { VisuallyHidden } from '#ui/say/visually-hidden.tsx'
import { useStaffRoom } from '../model/use-staff-room.ts'
import { Unread } from '../pieces/unread.tsx'
import { useMinute } from '#state/screen/use-minute.ts'
import { useScreenTitle } from '#state/screen/use-screen-title.ts'
import { DayHead } from './day-head.tsx'
import { createRunsStore, notRead, type RunsOfDay, type RunsStore } from './model/runs-store.ts'
import { useFocusNear } from './model/use-focus-near.ts'
import { RunsContext, type Dragged } from './model/use-runs.ts'
import { ToPlace } from './place/to-place.tsx'
import { RunDialog } from './run/run-dialog.tsx'
import { RunList } from './run/run-list.tsx'
import sheet from './staff-runs.css?url'

/** /bo/tournees: the runs of a day, and beside them the orders that are on none. */
export default function RunsPage() {
  const { world } = useStaffRoom()
  const [store] = useState(() => createRunsStore(world))
  const [isMaking, make] = useState(false)
  const today = parisDay(useMinute(world.now))
  const asked = new URLSearchParams(useSearch()).get('jour')
  const day = v.is(dayText, asked) ? asked : today
  const { day: read, failure, said } = useSnapshot(store.state)
  useScreenTitle('Tournées')
  useFreshRuns(store, day)
  const known = read?.day === day ? (read as RunsOfDay) : null
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="rooms" />
      <Page title={null} width="full">
        <DayHead day={day} today={today} {...(known !== null && day >= today && { onMake: () => make(true) })} />
        <NoNetwork />
        {known !== null ? (
          <Board store={store} day={known} isPast={day < today} />
        ) : failure === null ? (
          <Skeleton shape="card" label="Chargement des tournées" />
        ) : (
          <Unread failure={failure} notRead={notRead} onRetry={() => void store.open(day)} />
        )}
        <VisuallyHidden role="status">{said}</VisuallyHidden>
        {isMaking && known !== null && (
          <RunDialog drivers={known.drivers} onSend={store.make} onClose={() => make(false)} />
        )}
      </Page>
    </>
  )
}

interface BoardProps {
  readonly store: RunsStore
  readonly day: RunsOfDay
  readonly isPast: boolean
}

function Board({ store, day, isPast }: BoardProps) {
  const [dragged, drag] = useState<Dragged | null>(null)
  useFocusNear(day)
  return (
    <RunsContext value={{ store, day, dragged, drag }}>
      <div className="runs">
        <ToPlace isPast={isPast} />
        <RunList isPast={isPast} />
      </div>
    </RunsContext>
  )
}

/** What is typed and shown stays; nothing is sent later. */
function NoNetwork() {
  const { world } = useStaffRoom()
  const { lacks } = useSnapshot(world.connection.state)
  if (lacks === null) return null
  return (
    <Banner tone="warn" role="status">
      {offlineWords[lacks].now} : les tournées restent comme elles sont, et se changent {offlineWords[lacks].back}.
    </Banner>
  )
}

/** Reads the day, and again when an order changes, the page is seen, or the network is back. */
function useFreshRuns(store: RunsStore, day: ParisDay): void {
  const { world } = useStaffRoom()
  useEffect(() => void store.open(day), [store, day])
  useEffect(() => {
    const reread = () => void store.reread()
    const stops = [
      world.liveOrders.follow(reread),
      subscribeKey(world.connection.state, 'online', (online) => void (online && reread())),
    ]
    return () => stops.forEach((stop) => stop())
  }, [world, store])
}
