import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { Page } from '#ui/frame/page.tsx'
import { Skeleton } from '#ui/say/skeleton.tsx'
import { useStaffRoom } from '../model/use-staff-room.ts'
import { Unread } from '../pieces/unread.tsx'
import { useScreenTitle } from '#state/screen/use-screen-title.ts'
import { ApplyBar } from './apply-bar.tsx'
import { CalendarCard } from './calendar/calendar-card.tsx'
import { ConflictsCard } from './conflicts-card.tsx'
import { JournalCard } from './journal-card.tsx'
import { createSettingsStore } from './model/settings-store.ts'
import { SettingsContext, useSettings } from './model/use-settings.ts'
import { PlacesCard } from './places/places-card.tsx'
import { SectionLinks } from './section-links.tsx'
import { StoresCard } from './stores/stores-card.tsx'
import { ZoneCard } from './zone/zone-card.tsx'
import sheet from './staff-settings.css?url'

/** /bo/reglages: what managers set. Changes wait on this page, and are applied together. */
export default function SettingsPage() {
  const { world } = useStaffRoom()
  const [store] = useState(() => createSettingsStore(world, world.session.state.user?.id ?? 0))
  const { standing, failure } = useSnapshot(store.state)
  useScreenTitle('Réglages')
  useEffect(() => void store.load(), [store])
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="rooms" />
      <SettingsContext value={store}>
        <Page title="Réglages" width="full" bottom={standing !== null && <ApplyBar />}>
          {standing !== null ? (
            <Settings />
          ) : failure === null ? (
            <Skeleton shape="card" label="Chargement des réglages" />
          ) : (
            <Unread failure={failure} notRead="Les réglages n’ont pas pu être lus." onRetry={() => void store.load()} />
          )}
        </Page>
      </SettingsContext>
    </>
  )
}

function Settings() {
  useAskedBeforeLeaving()
  useForesight()
  return (
    <div className="settings">
      <SectionLinks />
      <div className="settings-column">
        <CalendarCard />
        <ConflictsCard />
        <ZoneCard />
      </div>
      <div className="settings-column">
        <PlacesCard />
        <StoresCard />
        <JournalCard />
      </div>
    </div>
  )
}

/** The browser asks before changes that are not applied are lost. */
function useAskedBeforeLeaving(): void {
  const { world } = useStaffRoom()
  const { changes, state } = useSettings()
  const waits = changes.length > 0 || state.closing !== null
  useEffect(() => (waits ? world.askBeforeLeaving() : undefined), [waits, world])
}

/** Which orders the changes leave no place is asked when they have rested for a moment. */
function useForesight(): void {
  const { world } = useStaffRoom()
  const { store, state, standing, changes } = useSettings()
  const { pending } = state
  const hasChanges = changes.length > 0
  useEffect(() => {
    if (!hasChanges) return
    const stop = new AbortController()
    world.sleep(restMs, stop.signal).then(
      () => store.foresee(stop.signal),
      () => {},
    )
    return () => stop.abort()
  }, [world, store, hasChanges, pending, standing])
}

const restMs = 400
