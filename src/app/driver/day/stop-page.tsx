import { Link } from 'wouter'
import { paths } from '#app/paths.ts'
import { townOf } from '#rules/text/address-label.ts'
import { useScreenTitle } from '#state/screen/use-screen-title.ts'
import { Page } from '#ui/frame/page.tsx'
import { LineIcon } from '#ui/say/line-icon.tsx'
import { haltsOf, placeOf, type DayStop } from '../model/day-stops.ts'
import { useDriver } from '../model/use-driver.ts'
import { DriverFrame } from '../pieces/driver-frame.tsx'
import { Refusals } from '../pieces/refusals.tsx'
import { StopBar } from './stop-bar.tsx'
import { StopCard } from './stop-card.tsx'

/** One stop of the day, whichever: the order of a run is advice. */
export function StopPage({ stop }: { readonly stop: DayStop }) {
  const { store } = useDriver()
  const { day } = store.state
  const run = day?.runs.find(({ id }) => id === stop.runId)
  const halts = day && run ? haltsOf(day, [run]) : []
  const halt = halts.find(({ stops }) =>
    stops.some(({ orderId, kind }) => orderId === stop.orderId && kind === stop.kind),
  ) ?? { kind: stop.kind, stops: [stop] as const, isDone: stop.doneAt !== null }
  const title = `${stop.kind === 'pickup' ? 'Retrait' : 'Livraison'} à ${townOf(placeOf(stop).adresse)}`
  const shown = halt.stops.find(({ orderId }) => orderId === stop.orderId) ?? stop
  useScreenTitle(title)
  return (
    <DriverFrame plate={run?.plate ?? ''}>
      <Page
        title={title}
        back={
          <Link href={paths.driver} className="driver-back">
            <LineIcon d="m14.5 6-6 6 6 6" />
            Ma tournée
          </Link>
        }
        width="narrow"
        bottom={<StopBar halt={halt} stop={shown} />}
      >
        <Refusals of={stop.orderId} />
        <StopCard halt={halt} stop={shown} />
      </Page>
    </DriverFrame>
  )
}
