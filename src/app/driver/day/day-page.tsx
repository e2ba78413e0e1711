import { useSnapshot } from 'valtio'
import { Button } from '#ui/act/button.tsx'
import { parisDay, addDays } from '#rules/moment/paris-time.ts'
import { capitalized, shortDay } from '#rules/moment/french.ts'
import { ageWords } from '#rules/moment/near-day.ts'
import { useMinute } from '#state/screen/use-minute.ts'
import { useScreenTitle } from '#state/screen/use-screen-title.ts'
import { Page } from '#ui/frame/page.tsx'
import { Banner } from '#ui/say/banner.tsx'
import { EmptyState } from '#ui/say/empty-state.tsx'
import { Skeleton } from '#ui/say/skeleton.tsx'
import { haltsOf, nextStop, runsOn, type Halt } from '../model/day-stops.ts'
import { useDriver } from '../model/use-driver.ts'
import { DriverFrame } from '../pieces/driver-frame.tsx'
import { Refusals } from '../pieces/refusals.tsx'
import { HaltList } from './halt-list.tsx'
import { StopBar } from './stop-bar.tsx'
import { StopCard } from './stop-card.tsx'
import { TakenOff } from './taken-off.tsx'

/** /tournee: the stop that is next, at the thumb; behind it those to come, what was taken off, and tomorrow. */
export function DayPage() {
  const { world, store } = useDriver()
  const { day, readAt, failure } = useSnapshot(store.state) as typeof store.state
  const { lacks } = useSnapshot(world.connection.state)
  const now = useMinute(world.now)
  const today = parisDay(now)
  useScreenTitle('Ma tournée')
  const runs = day === null ? [] : runsOn(day, today)
  const halts = day === null ? [] : haltsOf(day, runs)
  const current = halts.find(({ isDone }) => !isDone)
  const later = halts.filter((halt) => !halt.isDone && halt !== current)
  return (
    <DriverFrame plate={runs.map(({ plate }) => plate)[0] ?? ''}>
      <Page title={null}>
        <div className="driver-day">
          <div className="driver-now">
            <div className="driver-head">
              <h1 tabIndex={-1}>{capitalized(shortDay(today))}</h1>
              {halts.length > 0 && <Progress halts={halts} />}
              {lacks !== null && readAt !== null && (
                <p className="driver-age">Ta tournée telle qu’elle était {ageWords(readAt, now)}.</p>
              )}
            </div>
            <Refusals />
            {current !== undefined ? (
              <StopCard halt={current} number={halts.indexOf(current) + 1} />
            ) : day !== null ? (
              <EmptyState title={halts.length > 0 ? 'Tout est fait.' : 'Pas de tournée aujourd’hui.'}>
                {halts.length > 0 ? 'Bonne route.' : 'Ton équipe te la donne : elle vient ici toute seule.'}
              </EmptyState>
            ) : failure === null ? (
              <Skeleton shape="card" label="Chargement de ta tournée" />
            ) : (
              <Banner
                tone="bad"
                role="alert"
                title={failure}
                action={
                  <Button variant="secondary" onClick={() => void store.refresh()}>
                    Réessayer
                  </Button>
                }
              />
            )}
          </div>
          {day !== null && (
            <div className="driver-rest">
              <HaltList later={later} done={halts.filter(({ isDone }) => isDone)} />
              <TakenOff takenOff={day.takenOff} today={today} />
              <Tomorrow halts={haltsOf(day, runsOn(day, addDays(today, 1)))} />
            </div>
          )}
          {current && <StopBar halt={current} stop={nextStop(current)} />}
        </div>
      </Page>
    </DriverFrame>
  )
}

/** How many of the day's stops are done, in figures and as bars. */
function Progress({ halts }: { readonly halts: readonly Halt[] }) {
  const current = halts.find(({ isDone }) => !isDone)
  return (
    <>
      <p className="driver-count">
        <b>{halts.filter(({ isDone }) => isDone).length}</b> sur {halts.length}
      </p>
      <div className="driver-progress" aria-hidden="true">
        {halts.map((halt, index) => (
          <span key={index} data-done={halt.isDone || undefined} data-now={halt === current || undefined} />
        ))}
      </div>
    </>
  )
}

function Tomorrow({ halts }: { readonly halts: readonly Halt[] }) {
  return halts.length > 0 && <HaltList title="Demain" later={halts} done={[]} />
}
