import { useState } from 'react'
import { limitWords } from '#contract/settings/change-words.ts'
import { partName, type SettingPart } from '#contract/settings/setting-parts.ts'
import { halfDays, type HalfDay } from '#rules/moment/flex-slots.ts'
import { capitalized } from '#rules/moment/french.ts'
import { saturday } from '#rules/moment/paris-time.ts'
import type { HalfDayLimit } from '#rules/order/capacity.ts'
import { deliveredWeekdays, halfDayOfWeek, weekdayWords } from '#rules/order/week-words.ts'
import { formatKg } from '#rules/price/weight-bands.ts'
import { Card } from '#ui/frame/card.tsx'
import { Note } from '#ui/say/note.tsx'
import { VisuallyHidden } from '#ui/say/visually-hidden.tsx'
import { useSettings } from '../model/use-settings.ts'
import { LimitDialog } from './limit-dialog.tsx'

type HalfDayOfWeek = Pick<HalfDayLimit, 'weekday' | 'halfDay'>

/** How many orders and kilograms a half-day takes; a cell opens its two figures. */
export function PlacesCard() {
  const [open, setOpen] = useState<HalfDayOfWeek | null>(null)
  return (
    <Card id="places" title="Places par demi-journée">
      <Note>Commandes et kilos. Vide : sans limite.</Note>
      <div className="settings-places-frame">
        <table className="settings-places">
          <caption className="visually-hidden">Places par demi-journée</caption>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>Jour</VisuallyHidden>
              </th>
              <th scope="col">Matin</th>
              <th scope="col">Après-midi</th>
            </tr>
          </thead>
          <tbody>
            {deliveredWeekdays.map((weekday) => (
              <tr key={weekday}>
                <th scope="row">
                  <VisuallyHidden>{weekdayWords[weekday]}</VisuallyHidden>
                  <span aria-hidden="true" data-short={`${capitalized(weekdayWords[weekday]).slice(0, 3)}.`}>
                    <span>{capitalized(weekdayWords[weekday])}</span>
                  </span>
                </th>
                {halfDays.map((halfDay) => (
                  <td key={halfDay}>
                    {weekday === saturday && halfDay === 'PM' ? (
                      <span className="settings-closed">fermé</span>
                    ) : (
                      <Cell weekday={weekday} halfDay={halfDay} onOpen={setOpen} />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {open !== null && <LimitDialog {...open} onClose={() => setOpen(null)} />}
    </Card>
  )
}

function Cell({ onOpen, ...halfDay }: { weekday: number; halfDay: HalfDay; onOpen(which: HalfDayOfWeek): void }) {
  const { before, after } = useSettings()
  const name = partName({ of: 'capacity', limit: { ...halfDay, orders: null, kg: null } })
  const [was, is] = [limitOf(before.get(name)), limitOf(after.get(name))]
  const changed = JSON.stringify(was) !== JSON.stringify(is)
  return (
    <button
      type="button"
      className="settings-cell"
      data-changed={changed || undefined}
      data-endless={is === null || undefined}
      onClick={() => onOpen(halfDay)}
    >
      <VisuallyHidden>
        {capitalized(halfDayOfWeek(halfDay))} : {is === null ? 'sans limite' : limitWords(is)}
        {changed && `, au lieu de ${was === null ? 'sans limite' : limitWords(was)}`}
      </VisuallyHidden>
      <span aria-hidden="true">
        {is === null ? 'sans limite' : <b>{is.orders ?? '∞'}</b>}
        <small>{cellDetail(was, is, changed)}</small>
      </span>
    </button>
  )
}

/** Under the orders: the kilograms, and what a changed cell takes the place of. */
function cellDetail(was: HalfDayLimit | null, is: HalfDayLimit | null, changed: boolean): string {
  const kg = is === null || is.kg === null ? '' : formatKg(is.kg)
  if (!changed) return kg
  const instead = was === null ? 'sans limite' : was.orders === is?.orders ? limitKg(was) : String(was.orders ?? '∞')
  return [`au lieu de ${instead}`, kg].filter(Boolean).join(' · ')
}

function limitKg({ kg }: HalfDayLimit): string {
  return kg === null ? 'sans limite de kilos' : formatKg(kg)
}

function limitOf(part: SettingPart | undefined): HalfDayLimit | null {
  return part?.of === 'capacity' ? part.limit : null
}
