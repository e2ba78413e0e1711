import { useState, useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { Route, Switch, Link } from 'wouter'
import { subscribeKey } from 'valtio/utils'
import { paths } from '#app/paths.ts'
import { useWorld } from '#app/world.ts'
import { isStaffToken } from '#state/session/session-token.ts'
import { buttonClass } from '#ui/act/button-class.ts'
import { EmptyState } from '#ui/say/empty-state.tsx'
import { Page } from '#ui/frame/page.tsx'
import { timer } from '#adapters/device/device.ts'
import { prefetch } from '#adapters/lazy/lazy.ts'
import { StaffFrame } from './frame/staff-frame.tsx'
import { HealthPage } from './health/health-page.tsx'
import { useScreenTitle } from '#state/screen/use-screen-title.ts'
import { AbandonmentsPage } from './inbox/abandonments-page.tsx'
import { MessagesPage } from './inbox/messages-page.tsx'
import { AccessPage } from './access/access-page.tsx'
import { AccountsPlace, RunsPlace, SettingsPlace } from './late-pages.tsx'
import { createOrdersStore } from './model/orders-store.ts'
import { runsAddress, settingsAddress, sheetAddress } from './model/list-address.ts'
import { useTeamRole } from './model/team-role.ts'
import { RoomContext, type StaffRoomContext } from './model/use-staff-room.ts'
import { NumbersPage } from './numbers/numbers-page.tsx'
import { OrdersPage } from './orders-page.tsx'
import { SheetPage } from './sheet/sheet-page.tsx'
import { createStaffWorld } from './staff-world.ts'
import sheet from './staff-room.css?url'

/** /bo and all under it: the team's room (R43). Its sheet comes with it, so that no supplier loads it. */
export default function StaffRoom() {
  const { session } = useWorld()
  const { token, user } = useSnapshot(session.state)
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="rooms" />
      {user !== null && isStaffToken(token) ? <TeamRoom userId={user.id} /> : <StaffOnly />}
    </>
  )
}

function TeamRoom({ userId }: { readonly userId: number }) {
  const shared = useWorld()
  const [context] = useState(() => {
    const world = createStaffWorld(shared)
    return { world, store: createOrdersStore(world, userId) }
  })
  return (
    <RoomContext value={context}>
      <StaffFrame>
        <Desk context={context} isManager={useTeamRole() === 'manager'} />
      </StaffFrame>
    </RoomContext>
  )
}

/** The screens of who runs the day; nothing but the second factor while it is waited for. */
function Desk({ context, isManager }: { readonly context: StaffRoomContext; readonly isManager: boolean }) {
  useFreshOrders(context)
  const { waits } = useSnapshot(context.world.factor.state)
  if (waits) return <AccessPage />
  return (
    <Switch>
      <Route path={paths.staffMessages} component={MessagesPage} />
      <Route path={paths.staffAbandonments} component={AbandonmentsPage} />
      <Route path={sheetAddress} component={SheetPage} />
      <Route path={runsAddress} component={RunsPlace} />
      <Route path={paths.staffNumbers} component={isManager ? NumbersPage : ManagersPage} />
      <Route path={paths.staffState} component={isManager ? HealthPage : ManagersPage} />
      <Route path={settingsAddress} component={isManager ? SettingsPlace : ManagersPage} />
      <Route path={paths.staffAccounts} component={isManager ? AccountsPlace : ManagersPage} />
      <Route path={paths.staffAccess} component={AccessPage} />
      {/* One route, so that the list stays beside the order. */}
      <Route path={`${paths.staff}/:orderId?`} component={OrdersPage} />
    </Switch>
  )
}

/** What a dispatcher finds at a manager's address. */
function ManagersPage() {
  return (
    <ClosedPage
      name="Réservé aux responsables"
      title="Réservé aux responsables"
      why="Ton rôle dans l’équipe ne montre pas cette page."
      wayOn={[paths.staff, 'Les commandes']}
    >
      Un responsable de l’équipe la voit.
    </ClosedPage>
  )
}

/** What a supplier finds here: the way back. The server refuses them every call of the team's, too. */
function StaffOnly() {
  return (
    <ClosedPage
      name="Réservé à l’équipe"
      title="Page réservée à l’équipe"
      why="Ton compte est un compte fournisseur."
      wayOn={[paths.order, 'Nouvelle livraison']}
    >
      Tes commandes sont dans ton historique.
    </ClosedPage>
  )
}

interface ClosedPageProps {
  /** In the window's title. */
  readonly name: string
  readonly title: string
  readonly why: string
  readonly wayOn: readonly [path: string, label: string]
  readonly children: string
}

/** A page that is another role's: why, and where to go instead. */
function ClosedPage({ name, title, why, wayOn: [path, label], children }: ClosedPageProps) {
  useScreenTitle(name)
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

/** Sends what was left, and rereads when an order changes, the page is seen, the network is back, and every 30 s. */
function useFreshOrders({ world, store }: StaffRoomContext): void {
  useEffect(() => {
    let stopTimer = () => {}
    const refresh = () => {
      void store.outbox.drain()
      void store.refresh()
    }
    const wait = () => {
      stopTimer = timer(refreshMs, () => {
        if (document.visibilityState === 'visible' && world.connection.state.online) refresh()
        wait()
      })
    }
    // A photo that is taken without a network is redrawn all the same.
    prefetch(() => import('#adapters/photos/redraw-here.ts'))
    void store.outbox.load()
    void store.taken.load()
    wait()
    const stops = [
      world.liveOrders.follow(refresh),
      subscribeKey(world.connection.state, 'online', (online) => void (online && refresh())),
      subscribeKey(world.connection.state, 'lacks', store.redraw),
    ]
    return () => {
      stopTimer()
      stops.forEach((stop) => stop())
    }
  }, [world, store])
}

const refreshMs = 30_000
