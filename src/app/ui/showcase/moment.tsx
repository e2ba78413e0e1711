import { lazy, Suspense, useState } from 'react'
import { Card } from '#ui/frame/card.tsx'
import { DayChips } from '#ui/choose/day-chips.tsx'
import { DayChipsMore } from '#ui/choose/day-chips-more.tsx'
import { Segmented } from '#ui/choose/segmented.tsx'
import { Skeleton } from '#ui/say/skeleton.tsx'
import { TimeSlots } from '#ui/choose/time-slots.tsx'

const DayCalendar = lazy(() => import('#ui/choose/day-calendar.tsx'))

const week = ['ven.', 'sam.', 'dim.', 'lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.', 'dim.', 'lun.'].map(
  (weekday, at) => ({
    value: `2026-11-${20 + at}`,
    weekday,
    day: `${20 + at}`,
    month: 'nov.',
    label: `${weekday} ${20 + at} novembre`,
    disabled: at === 0 || weekday === 'dim.',
  }),
)
const times = ['08:30', '09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '12:00', '12:30']

/** Days, half-days and times. */
export function ShowcaseMoment() {
  const [day, setDay] = useState('2026-11-21')
  const [half, setHalf] = useState('AM')
  const [time, setTime] = useState('09:30')
  const [open, setOpen] = useState(false)
  return (
    <Card title="Fixer un moment" number={4}>
      <DayChips
        legend="Jour"
        name="flexDate"
        days={week}
        value={day}
        onChange={setDay}
        end={<DayChipsMore open={open} onClick={() => setOpen(!open)} />}
        below={
          open && (
            <Suspense fallback={<Skeleton shape="calendar" label="Ouverture du calendrier" />}>
              <DayCalendar
                value={day}
                today="2026-11-20"
                from="2026-11-20"
                to="2027-02-18"
                closure={() => null}
                isDisabled={(each) => new Date(each).getUTCDay() === 0}
                onPick={setDay}
                onClose={() => setOpen(false)}
              />
            </Suspense>
          )
        }
      />
      <TimeSlots
        legend="Heure de livraison"
        name="deliveryDateTime"
        slots={times.map((label, at) => ({ value: label, label, disabled: at === 0 }))}
        value={time}
        onChange={setTime}
      />
      <Segmented
        legend="Demi-journée"
        name="flexHalfDay"
        value={half}
        onChange={setHalf}
        options={[
          { value: 'AM', label: 'Matin', detail: '7h-12h' },
          { value: 'PM', label: 'Après-midi', detail: '13h-17h', disabled: true },
        ]}
      />
      <Segmented
        legend="En erreur"
        name="erreur"
        value={null}
        onChange={() => undefined}
        error="Choisis une demi-journée"
        options={[
          { value: 'a', label: 'Matin' },
          { value: 'b', label: 'Après-midi' },
        ]}
      />
    </Card>
  )
}
