import type { SettingsView } from '../model/settings-view.ts'
import { dayAndMonth, monthAndYear } from '#rules/moment/french.ts'
import { addDays, type ParisDay } from '#rules/moment/paris-time.ts'
import { VisuallyHidden } from '#ui/say/visually-hidden.tsx'
import { weeksOf, type DrawnDay } from './closed-days.ts'

interface MonthTableProps {
  readonly month: string
  readonly today: ParisDay
  readonly view: SettingsView
}

/** A month, its closed days struck out with their reason. */
export function MonthTable({ month, today, view }: MonthTableProps) {
  return (
    <table className="settings-month">
      <caption>
        <VisuallyHidden>Les jours fermés, {monthAndYear(month)}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {weekdays.map(([letter, name]) => (
            <th key={name} scope="col" abbr={name}>
              <span aria-hidden="true">{letter}</span>
              <VisuallyHidden>{name}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month, view).map((week) => (
          <tr key={week.find((day) => day !== null)?.day}>
            {week.map((day, index) => (
              <td key={weekdays[index]?.[1]}>{day !== null && <Day {...day} isToday={day.day === today} />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Day({ day, kind, reason, isToday }: DrawnDay & { readonly isToday: boolean }) {
  const number = Number(day.slice(8))
  return (
    <span className="settings-day" data-kind={kind} data-today={isToday || undefined} title={reason || undefined}>
      {kind === 'open' ? number : <s>{number}</s>}
      {kind !== 'open' && <VisuallyHidden>, {reason === '' ? 'fermé' : `fermé : ${reason}`}</VisuallyHidden>}
      {isToday && <VisuallyHidden>, aujourd’hui</VisuallyHidden>}
    </span>
  )
}

/** A Monday and the six days after it: ['L', 'lundi'] … */
const weekdays = Array.from({ length: 7 }, (_, count) => {
  const name = dayAndMonth(addDays('2026-11-23', count)).split(' ')[0] ?? ''
  return [name.charAt(0).toUpperCase(), name] as const
})
