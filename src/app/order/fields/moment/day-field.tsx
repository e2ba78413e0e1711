import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { lazy } from '#adapters/lazy/lazy.ts'
import type { Availability } from '#rules/moment/availability.ts'
import { parisDay, type ParisDay } from '#rules/moment/paris-time.ts'
import type { ChoiceGroupFrame } from '#ui/choose/choice-group.tsx'
import { DayChips } from '#ui/choose/day-chips.tsx'
import { DayChipsMore } from '#ui/choose/day-chips-more.tsx'
import { ErrorBoundary } from '#ui/say/error-boundary.tsx'
import { Note } from '#ui/say/note.tsx'
import { Skeleton } from '#ui/say/skeleton.tsx'
import { dayStrip, lastDay } from '#rules/moment/day-strip.ts'
import { useOrder } from '../../model/order-context.ts'

const DayCalendar = lazy(() => import('#ui/choose/day-calendar.tsx'))

interface DayFieldProps extends Omit<ChoiceGroupFrame, 'legend' | 'value'> {
  readonly value: ParisDay
  isOpen(this: void, day: ParisDay, now: Date, availability: Availability): boolean
}

/** A day: a chip of the coming ones, or any other from the calendar that opens under them. */
export function DayField({ isOpen, below, ...group }: DayFieldProps) {
  const { state, now } = useOrder()
  const { availability } = useSnapshot(state)
  const days = useMemo(
    () => dayStrip(now, (day) => isOpen(day, now, availability), group.value, availability),
    [now, availability, isOpen, group.value],
  )
  const [calendar, setCalendar] = useState(false)
  const more = useRef<HTMLButtonElement>(null)
  const calendarId = `${group.name}-calendar`
  const close = () => {
    setCalendar(false)
    more.current?.focus()
  }
  const picked = useRef<ParisDay>(null)
  const pick = (day: ParisDay) => {
    picked.current = day
    group.onChange(day)
    setCalendar(false)
  }
  // The chip of the day that was picked takes the focus: that is how the choice is read aloud.
  useEffect(() => {
    if (picked.current !== group.value) return
    picked.current = null
    document.querySelector<HTMLElement>(`[name="${group.name}"]:checked`)?.focus()
  })
  return (
    <DayChips
      {...group}
      legend="Jour"
      days={days}
      end={
        <DayChipsMore ref={more} open={calendar} aria-controls={calendarId} onClick={() => setCalendar(!calendar)} />
      }
      below={
        <>
          {calendar && (
            <ErrorBoundary fallback={NoCalendar}>
              <Suspense fallback={<Skeleton shape="calendar" label="Ouverture du calendrier" />}>
                <DayCalendar
                  id={calendarId}
                  value={group.value}
                  today={parisDay(now)}
                  from={parisDay(now)}
                  to={lastDay(now)}
                  isDisabled={(day) => !isOpen(day, now, availability)}
                  closure={availability.closure}
                  onPick={pick}
                  onClose={close}
                />
              </Suspense>
            </ErrorBoundary>
          )}
          {below}
        </>
      }
    />
  )
}

function NoCalendar() {
  return (
    <Note tone="warn">Le calendrier n’a pas pu être chargé. Choisis un des jours proposés, ou recharge la page.</Note>
  )
}
