import type { DriverDay } from '#contract/driver/driver-day.ts'
import { parisDay, type ParisDay } from '#rules/moment/paris-time.ts'
import { takenOffWords } from '../model/stop-words.ts'
import { DriverIcon } from '../pieces/driver-icon.tsx'

interface TakenOffProps {
  readonly takenOff: DriverDay['takenOff']
  readonly today: ParisDay
}

/** What was taken off his runs today stays in sight: he may be on his way there. */
export function TakenOff({ takenOff, today }: TakenOffProps) {
  const todays = takenOff.filter(({ at }) => parisDay(at) === today)
  if (todays.length === 0) return null
  return (
    <ul className="panel driver-taken-off" aria-label="Retirées">
      {todays.map((each) => {
        const [when, what] = takenOffWords(each)
        return (
          <li key={`${each.runId} ${each.orderId} ${each.at.getTime()}`}>
            <DriverIcon name="refused" />
            <p>
              <b>
                n°{'\u00A0'}
                {each.orderId} {when}
              </b>{' '}
              {what}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
