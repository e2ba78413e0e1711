import { sentences } from '#contract/sentences.ts'
import { dayIsOpen, halfDayIsOpen, halfDayLabel, halfDays } from '#rules/flex-slots.ts'
import { parisDay } from '#rules/paris-time.ts'
import { Note } from '#ui/note.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { DayField } from './day-field.tsx'
import { useOrder } from '../order-context.ts'

/** Flex: a day and half of it. */
export function FlexFields() {
  const { visit, values, shown, now } = useOrder()
  const { flexDate: day, flexHalfDay } = values
  const noneToday = !dayIsOpen(parisDay(now), now)
  return (
    <>
      <DayField
        id="flexDate"
        name="flexDate"
        isOpen={(each) => dayIsOpen(each, now)}
        value={day}
        error={shown.flexDate}
        below={noneToday && !shown.flexDate && <Note>{sentences.order.noFlexSlotToday}</Note>}
        onChange={visit.form.chooseFlexDay}
        onBlur={() => visit.form.touch('flexDate')}
      />
      <Segmented
        id="flexHalfDay"
        name="flexHalfDay"
        legend="Demi-journée"
        options={halfDays.map((halfDay) => ({ value: halfDay, ...segment(halfDayLabel(halfDay)), disabled: !halfDayIsOpen({ day, halfDay }, now) }))}
        value={flexHalfDay}
        error={shown.flexHalfDay}
        onChange={(value) => halfDays.filter((halfDay) => halfDay === value).forEach(visit.form.chooseHalfDay)}
        onBlur={() => visit.form.touch('flexHalfDay')}
      />
    </>
  )
}

/** 'Matin 7h-12h' → Matin, with its hours under it. */
function segment(label: string) {
  const [name = label, hours] = label.split(' ')
  return { label: name, detail: hours }
}
