import { Suspense, useEffect, type ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { Redirect, Route, Switch } from 'wouter'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { Page } from '#ui/page.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { paths } from './paths.ts'
import { notFound, PublicFrame, routes, type ScreenRoute } from './routes.tsx'
import { Breakdown } from './shell/breakdown.tsx'
import { PrivateShell } from './shell/private-shell.tsx'
import { Toaster } from './shell/toaster.tsx'
import { useWorld } from './world.ts'

/** The page: the screen of the address, in its shell, under the toasts. */
export function App() {
  return (
    <>
      <Switch>
        {[...routes, notFound].map((route) => (
          <Route key={route.path} path={route.path}>
            <Screen route={route} />
          </Route>
        ))}
      </Switch>
      <Toaster />
    </>
  )
}

function Screen({ route }: { readonly route: ScreenRoute }) {
  const page = (
    <>
      <route.page />
      <Arrival title={route.title} />
    </>
  )
  if (route.access === 'private') return <SignedIn>{caught(page)}</SignedIn>
  return caught(route.access === 'public' ? <PublicFrame>{page}</PublicFrame> : page)
}

/** A screen that is awaited, or breaks down. */
function caught(screen: ReactNode) {
  return (
    <ErrorBoundary fallback={Breakdown}>
      <Suspense fallback={<Loading />}>{screen}</Suspense>
    </ErrorBoundary>
  )
}

/** Beside a screen, inside its Suspense: it is there when the screen is. */
function Arrival({ title }: { readonly title: string }) {
  const { routeAnnouncer } = useWorld()
  useEffect(() => routeAnnouncer.announce(title), [routeAnnouncer, title])
  return null
}

/** A protected screen: shown to a valid session, else /login (section 2). */
function SignedIn({ children }: { readonly children: ReactNode }) {
  const { session } = useWorld()
  useSnapshot(session.state)
  return session.isValid() ? <PrivateShell>{children}</PrivateShell> : <Redirect to={paths.login} replace />
}

function Loading() {
  return (
    <Page title={<Skeleton shape="title" label="Chargement de la page" />}>
      <Skeleton shape="card" />
    </Page>
  )
}
