import { useEffect, useState, type ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { Link, Route, Switch } from 'wouter'
import { createDriverStores } from '#adapters/store/driver-store.ts'
import { createLockQueue } from '#adapters/store/outbox-store.ts'
import { paths } from '#app/paths.ts'
import { useWorld, type World } from '#app/world.ts'
import { useScreenTitle } from '#state/screen/use-screen-title.ts'
import { isStaffToken } from '#state/session/session-token.ts'
import { buttonClass } from '#ui/act/button-class.ts'
import { Page } from '#ui/frame/page.tsx'
import { EmptyState } from '#ui/say/empty-state.tsx'
import { Skeleton } from '#ui/say/skeleton.tsx'
import { ActPage } from './act/act-page.tsx'
import { DayPage } from './day/day-page.tsx'
import { StopPage } from './day/stop-page.tsx'
import { findStop, runOf } from './model/day-stops.ts'
import { createDriverStore } from './model/driver-store.ts'
import { screenIn } from './model/driver-screens.ts'
import { DriverContext, useDriver, type DriverRoomContext } from './model/use-driver.ts'
import { useFreshDay } from './model/use-fresh-day.ts'
import { DriverFrame } from './pieces/driver-frame.tsx'
import { WaybillPage } from './waybill/waybill-page.tsx'
import sheet from './driver-room.css?url'

/** /tournee and all under it: a driver's day. Its sheet comes with it. */
export default function DriverRoom() {
  const { session } = useWorld()
  const { token, user } = useSnapshot(session.state)
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="rooms" />
      {user !== null && isStaffToken(token) ? <Room userId={user.id} /> : <TeamOnly />}
    </>
  )
}

function Room({ userId }: { readonly userId: number }) {
  const shared = useWorld()
  const [context] = useState(() => visitOf(shared, userId))
  useEffect(() => () => void visits.delete(shared), [shared])
  useFreshDay(context.world, context.store)
  return (
    <DriverContext value={context}>
      <Switch>
        <Route path={paths.driverScreen}>{({ screen }) => <OneScreen key={screen} name={screen} />}</Route>
        <Route component={DayPage} />
      </Switch>
    </DriverContext>
  )
}

/** What the room knows, from before it is shown: it is drawn once more when its sheet is there. */
function visitOf(shared: World, userId: number): DriverRoomContext {
  const known = visits.get(shared)
  if (known !== undefined) return known
  const world = { ...shared, ...createDriverStores(), lockQueue: createLockQueue(navigator.locks) }
  const store = createDriverStore(world, userId)
  visits.set(shared, { world, store })
  // What lies on the phone comes with the first frame.
  void store.load()
  void store.refresh()
  return { world, store }
}

const visits = new WeakMap<World, DriverRoomContext>()

/** A stop, an act at it, or a waybill, as its address says. */
function OneScreen({ name }: { readonly name: string }) {
  const { store } = useDriver()
  const { day, failure } = useSnapshot(store.state) as typeof store.state
  if (day === null && failure === null)
    return (
      <DriverFrame>
        <Page title="Ma tournée" width="narrow">
          <Skeleton shape="card" label="Chargement de ta tournée" />
        </Page>
      </DriverFrame>
    )
  const screen = screenIn(name)
  const order = day?.orders.find(({ id }) => id === screen?.orderId)
  const stop = day && screen?.stop ? findStop(day, screen.orderId, screen.stop) : null
  if (day && screen && order && screen.stop === null)
    return <WaybillPage day={day} order={order} run={runOf(day, order.id)} />
  if (stop === null) return <Gone />
  return screen?.act ? <ActPage kind={screen.act} stop={stop} /> : <StopPage stop={stop} />
}

/** An order that is on none of his runs any more. */
function Gone() {
  return (
    <DriverFrame>
      <ClosedPage title="Plus sur ta tournée" why="Cette commande n’y est plus." wayOn={[paths.driver, 'Ma tournée']}>
        Ta tournée dit ce qui a été retiré.
      </ClosedPage>
    </DriverFrame>
  )
}

/** What a supplier finds here. The server refuses them these calls, too. */
function TeamOnly() {
  return (
    <ClosedPage
      title="Page réservée à l’équipe"
      why="Ton compte est un compte fournisseur."
      wayOn={[paths.order, 'Nouvelle livraison']}
    >
      Tes commandes sont dans ton historique.
    </ClosedPage>
  )
}

interface ClosedPageProps {
  readonly title: string
  readonly why: string
  readonly wayOn: readonly [path: string, label: string]
  readonly children: ReactNode
}

function ClosedPage({ title, why, wayOn: [path, label], children }: ClosedPageProps) {
  useScreenTitle(title)
  return (
    <Page title={title} width="narrow">
      <EmptyState
        title={why}
        action={
          <Link href={path} className={buttonClass()}>
            {label}
          </Link>
        }
      >
        {children}
      </EmptyState>
    </Page>
  )
}
