import { useSnapshot } from 'valtio'
import { useWorld } from '#app/world.ts'
import { orderSentences } from '#contract/wire/sentences.ts'
import { dayIsOpen, halfDayIsOpen, halfDayLabel, halfDays } from '#rules/moment/flex-slots.ts'
import { parisDay } from '#rules/moment/paris-time.ts'
import { minutesLeftForAfternoon } from '#rules/moment/time-left.ts'
import { Note } from '#ui/say/note.tsx'
import { Segmented } from '#ui/choose/segmented.tsx'
import { DayField } from './day-field.tsx'
import { chooseFlexDay, chooseHalfDay, touch } from '../../model/order-actions.ts'
import { latePart } from '../../model/late-part.ts'
import { useOrder } from '../../model/order-context.ts'
import { expiredSlot } from '../../model/expired-slot.ts'
import { TimeLeft } from './time-left.tsx'
import { useSentence } from '../../model/use-sentences.ts'
import { useValues } from '../../model/use-values.ts'

const FlexPassed = latePart<typeof import('./flex-passed.tsx')>('FlexPassed')

/** Flex: a day and half of it. */
export function FlexFields() {
  const world = useWorld()
  const { state, now } = useOrder()
  const { availability } = useSnapshot(state)
  const day = useValues(({ flexDate }) => flexDate)
  const flexHalfDay = useValues((values) => values.flexHalfDay)
  const stale = useValues((values) => expiredSlot(values, now, availability))
  const dayError = useSentence('flexDate')
  const halfDayError = useSentence('flexHalfDay')
  const today = parisDay(now)
  const saysNoneToday = !dayIsOpen(today, now, availability) && dayError !== noneToday
  return (
    <>
      {stale && <FlexPassed why={stale} />}
      <DayField
        id="flexDate"
        name="flexDate"
        isOpen={dayIsOpen}
        value={day}
        error={dayError}
        below={saysNoneToday && <Note>{noneToday}</Note>}
        onChange={(chosen) => chooseFlexDay(state, chosen, world.now())}
        onBlur={() => touch(state, 'flexDate')}
      />
      <Segmented
        id="flexHalfDay"
        name="flexHalfDay"
        legend="Demi-journée"
        options={halfDays.map((halfDay) => ({
          value: halfDay,
          ...segment(halfDayLabel(halfDay)),
          ...(availability.isFull({ day, halfDay }) && { detail: 'Complet' }),
          disabled: !halfDayIsOpen({ day, halfDay }, now, availability),
        }))}
        value={stale ? null : flexHalfDay}
        error={halfDayError}
        below={
          day === today && <TimeLeft minutes={minutesLeftForAfternoon(now, availability)} pickup="cet après-midi" />
        }
        onChange={(value) =>
          halfDays.filter((halfDay) => halfDay === value).forEach((halfDay) => chooseHalfDay(state, halfDay))
        }
        onBlur={() => touch(state, 'flexHalfDay')}
      />
    </>
  )
}

const noneToday = orderSentences.noFlexSlotToday

/** 'Matin 7h-12h' → Matin, with its hours under it. */
function segment(label: string) {
  const [name = label, hours] = label.split(' ')
  return { label: name, detail: hours }
}
