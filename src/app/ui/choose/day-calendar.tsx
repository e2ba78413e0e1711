/* oxlint-disable jsx-a11y/no-autofocus -- the visitor has just asked for it: the focus goes to the chosen day */
import type { KeyboardEvent } from 'react'
import { DayPicker, type labelDayButton } from 'react-day-picker'
import { fr } from 'react-day-picker/locale/fr'
import './day-calendar.css'

type DayCalendarProps = {
  id?: string | undefined
  /** Days are written '2026-11-21'; nothing of the device's zone enters. */
  value: string | null | undefined
  today: string
  from: string
  to: string
  isDisabled: (day: string) => boolean
  /** Why a day is closed, null of an open one. */
  closure: (day: string) => string | null
  onPick: (day: string) => void
  onClose: () => void
}

/** A month at a time, Monday first; arrows and Page keys move the focus, Escape closes. Load it lazily. */
export default function DayCalendar({
  id,
  value,
  today,
  from,
  to,
  isDisabled,
  closure,
  onPick,
  onClose,
}: DayCalendarProps) {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  return (
    <div id={id} className="calendar-panel" role="group" aria-label="Calendrier" onKeyDown={press}>
      <DayPicker
        mode="single"
        required
        autoFocus
        fixedWeeks
        locale={fr}
        labels={{
          ...labels,
          labelDayButton: (date, modifiers) =>
            [frenchDay(date, modifiers, { locale: fr }), closure(dayOf(date))].filter(Boolean).join(', '),
        }}
        className="calendar"
        selected={value ? noon(value) : undefined}
        today={noon(today)}
        defaultMonth={noon(value || from)}
        startMonth={noon(from)}
        endMonth={noon(to)}
        modifiers={{ past: { before: noon(from) } }}
        modifiersClassNames={{ past: 'calendar-past' }}
        disabled={[{ before: noon(from), after: noon(to) }, (date) => isDisabled(dayOf(date))]}
        onSelect={(date) => onPick(dayOf(date))}
      />
    </div>
  )
}

/** 'mardi 24 novembre 2026, sélectionné' */
const frenchDay = fr.labels?.labelDayButton as typeof labelDayButton

const labels = { labelNav: () => 'Mois' }

/** The device's own noon, which every day has in every zone. */
function noon(day: string): Date {
  return new Date(`${day}T12:00:00`)
}

/** The calendar day of the device: the one that was drawn. */
function dayOf(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${date.getFullYear()}-${month}-${day}`
}
