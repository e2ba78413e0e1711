import { Suspense, useEffect, useLayoutEffect, type ReactNode, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { Redirect, Route, Switch, useLocation } from 'wouter'
import { useHistoryState, useLocationProperty } from 'wouter/use-browser-location'
import { isOfAnother } from '#adapters/store/owned-entries.ts'
import { lazy } from '#adapters/lazy/lazy.ts'
import type { LoginHandover } from '#contract/handover/login-handover.ts'
import { AfterPaymentContext, type AfterPayment } from '#state/orders/after-payment.ts'
import { ErrorBoundary } from '#ui/say/error-boundary.tsx'
import { Breakdown } from '#app/shell/breakdown.tsx'
import { Loading } from '#app/shell/loading.tsx'
import { PrivateShell } from '#app/shell/private-shell.tsx'
import { ToastRegion } from '#ui/frame/toast-region.tsx'
import { useLoadedEarly } from '#app/shell/use-loaded-early.ts'
import { teamRoleOf } from '#state/session/session-token.ts'
import { paths } from './paths.ts'
import { loadLogin, notFound, PublicFrame, routes, type ScreenRoute } from './routes.tsx'
import { useWorld, WorldContext } from './world.ts'
import { worldOfUser } from './world-of-user.ts'

/** The page: the screen of the address, in its shell, under the toasts. */
export function App() {
  return (
    <AfterPaymentContext value={afterPayment}>
      <Switch>
        {[...routes, notFound].map((route) => (
          <Route key={route.place ?? route.path} path={route.path}>
            <Screen route={route} />
          </Route>
        ))}
      </Switch>
      <Toaster />
    </AfterPaymentContext>
  )
}

const afterPayment: AfterPayment = {
  Install: lazy(() => import('./install/install-card.tsx'), { optional: true }),
  Otherwise: lazy(() => import('./notices/notices-card.tsx'), { optional: true }),
}

function Screen({ route }: { readonly route: ScreenRoute }) {
  const page = (
    <>
      <route.page />
      {route.title !== null && <Arrival title={route.title} />}
    </>
  )
  if (route.access === 'private')
    return (
      <SignedIn path={route.path}>
        <PrivateShell>{caught(page)}</PrivateShell>
      </SignedIn>
    )
  if (route.access === 'staff') return <SignedIn path={route.path}>{caught(page, true)}</SignedIn>
  if (route.access === 'public' || route.access === 'door')
    return caught(<PublicFrame isDoor={route.access === 'door'}>{page}</PublicFrame>, true)
  return caught(page, true)
}

/** A screen that is awaited, or breaks down. `framed`: it brings its frame. */
function caught(screen: ReactNode, framed = false) {
  return (
    <ErrorBoundary fallback={Breakdown}>
      <Suspense fallback={<Loading framed={framed} />}>{screen}</Suspense>
    </ErrorBoundary>
  )
}

/** Beside a screen, inside its Suspense: it is there when the screen is. */
function Arrival({ title }: { readonly title: string }) {
  const { routeAnnouncer } = useWorld()
  // Where it is read is found before it is seen, and said after.
  useLayoutEffect(() => routeAnnouncer.arrive(), [routeAnnouncer, title])
  useEffect(() => routeAnnouncer.announce(title), [routeAnnouncer, title])
  return null
}

/** A protected screen: with a valid session, else /login (section 2). Another user gets it anew, with no history. */
function SignedIn({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  const world = useWorld()
  const { user, token } = useSnapshot(world.session.state)
  const state: unknown = useHistoryState()
  useLoadedEarly(loadLogin)
  if (user === null || !world.session.isValid()) return <ToLogin />
  // A driver has his run in the place of the team's lists, and of where the installed app starts.
  const isDrivers =
    teamRoleOf(token) === 'driver' && (path.startsWith(paths.staff) || (world.installed && path === paths.order))
  if (isDrivers || isOfAnother(state, user.id)) return <Redirect to={isDrivers ? paths.driver : paths.order} replace />
  return (
    <WorldContext key={user.id} value={worldOfUser(world, user.id)}>
      {children}
    </WorldContext>
  )
}

/** To /login, which leads back here. An expired token is announced, and removed. */
function ToLogin() {
  const { session, sharedSlips, checkSession } = useWorld()
  const address = useLocationProperty(presentAddress, () => paths.order)
  useEffect(checkSession, [checkSession])
  const owner = session.state.user?.id ?? session.state.lastUser?.id ?? null
  useEffect(() => sharedSlips.hold(owner), [sharedSlips, owner])
  return <Redirect to={paths.login} replace state={{ wanted: { address, owner } } satisfies LoginHandover} />
}

function presentAddress(): string {
  return location.pathname + location.search + location.hash
}

/** The messages of the world, on every screen, one at a time: the newest ends those before it. */
function Toaster() {
  const { toasts } = useWorld()
  const { items } = useSnapshot(toasts.state)
  const [screen] = useLocation()
  const shown = useRef(screen)
  useEffect(() => {
    if (shown.current !== screen) toasts.leaveScreen()
    shown.current = screen
  }, [toasts, screen])
  return (
    <ToastRegion
      toasts={items.slice(-1)}
      onDismiss={toasts.dismiss}
      onAction={toasts.act}
      onPause={toasts.pause}
      onResume={toasts.resume}
    />
  )
}
