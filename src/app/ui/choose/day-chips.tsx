import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { Note } from '#ui/say/note.tsx'
import { ChoiceGroup, type ChoiceGroupFrame } from './choice-group.tsx'
import { ChoiceRadio } from './choice-radio.tsx'
import './chip.css'
import './day-chips.css'

/** `weekday`, `day` and `month` are drawn ("sam." "21" "nov."); `label` is read aloud ("samedi 21 novembre"). */
type DayChip = {
  value: string
  weekday: string
  day: string
  month: string
  label: string
  disabled?: boolean | undefined
  /** Why it is closed. */
  closed?: string | null
}

/** A strip of days that scrolls, the chosen one in view; unreachable ones struck out. `end`: the way to others. */
export function DayChips({
  days,
  end,
  name,
  value,
  onChange,
  ...group
}: ChoiceGroupFrame & { days: readonly DayChip[]; end?: ReactNode }) {
  const strip = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => showChosen(strip.current, value), [value])
  const long = new Set(days.flatMap(({ closed }) => (closed && closed.length > longestName ? closed : [])))
  return (
    <ChoiceGroup {...group}>
      <div className="day-chips">
        <div className="day-chips-strip" ref={strip}>
          {days.map((chip) => (
            <label key={chip.value} className="day-chip">
              <ChoiceRadio
                option={chip}
                {...{ name, value, onChange }}
                className="chip-radio"
                aria-label={[chip.label, chip.closed].filter(Boolean).join(', ')}
              />
              <span className="chip-face day-chip-face" aria-hidden="true">
                <span>{chip.weekday}</span>
                <b>{chip.day}</b>
                <span>{long.has(chip.closed ?? '') ? 'fermé' : (chip.closed ?? chip.month)}</span>
              </span>
            </label>
          ))}
        </div>
        {end}
      </div>
      {long.size > 0 && <Note>Fermé : {[...long].join(', ')}.</Note>}
    </ChoiceGroup>
  )
}

/** A chip has room for 'Lundi de Pentecôte'. */
const longestName = 18

/** Scrolls the strip alone, never the page. */
function showChosen(strip: HTMLDivElement | null, value: string | null | undefined) {
  const radios = [...(strip?.querySelectorAll('input') ?? [])]
  const chip = radios.find((radio) => radio.value === value)?.parentElement
  if (strip && chip) strip.scrollLeft = chip.offsetLeft - (strip.clientWidth - chip.offsetWidth) / 2
}
