import type { ReactNode } from 'react'
import { lazy } from '#adapters/lazy/lazy.ts'
import { Page } from '#ui/frame/page.tsx'
import { LazyPlace } from '#ui/say/lazy-place.tsx'
import { Skeleton } from '#ui/say/skeleton.tsx'

const SettingsPage = lazy(() => import('./settings/settings-page.tsx'))
const AccountsPage = lazy(() => import('./accounts/accounts-page.tsx'))
const RunsPage = lazy(() => import('./runs/runs-page.tsx'))

/** The settings come when they are first opened. */
export function SettingsPlace() {
  return (
    <LatePage title="Réglages" label="Chargement des réglages" width="full">
      <SettingsPage />
    </LatePage>
  )
}

/** So do the accounts. */
export function AccountsPlace() {
  return (
    <LatePage title="Comptes d’entreprise" label="Chargement des comptes">
      <AccountsPage />
    </LatePage>
  )
}

/** And the runs. */
export function RunsPlace() {
  return (
    <LatePage title="Tournées" label="Chargement des tournées" width="full">
      <RunsPage />
    </LatePage>
  )
}

interface LatePageProps {
  readonly title: string
  readonly label: string
  readonly width?: 'full'
  readonly children: ReactNode
}

function LatePage({ title, label, width, children }: LatePageProps) {
  const waiting = (
    <Page title={title} {...(width && { width })}>
      <Skeleton shape="card" label={label} />
    </Page>
  )
  return <LazyPlace waiting={waiting}>{children}</LazyPlace>
}
