import { hoursAndMinutes } from '#rules/moment/hours-and-minutes.ts'
import './time-left.css'

/**
 * 'Encore 42 min pour un retrait cet après-midi'; nothing when there is no such pickup. It follows the clock without
 * being read aloud.
 */
export function TimeLeft({
  minutes,
  pickup,
}: {
  readonly minutes: number | null
  readonly pickup: 'cet après-midi' | 'aujourd’hui'
}) {
  if (minutes === null) return null
  return (
    <p className="time-left" role="timer">
      Encore <b>{hoursAndMinutes(minutes)}</b> pour un retrait {pickup}
    </p>
  )
}
