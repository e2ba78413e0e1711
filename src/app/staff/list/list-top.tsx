import { useSnapshot } from 'valtio'
import type { StaffList } from '#contract/staff/staff-orders.ts'
import { clock, capitalized, dayAndMonth } from '#rules/moment/french.ts'
import { addDays, parisDay, type ParisDay } from '#rules/moment/paris-time.ts'
import { useStaffRoom } from '../model/use-staff-room.ts'
import { StaffIcon } from '../pieces/staff-icon.tsx'
import { SheetLink } from './sheet-link.tsx'

/** What is listed, on a wide screen the way to the day's sheet, and when it was read. `isAlone`: no order beside it. */
export function ListTop({
  list,
  now,
  isAlone,
  isWide,
}: {
  readonly list: StaffList
  readonly now: Date
  readonly isAlone: boolean
  readonly isWide: boolean
}) {
  const Title = isAlone ? 'h1' : 'h2'
  return (
    <div className="staff-list-head">
      <Title className="staff-day">{listTitle(list, now)}</Title>
      {isWide && <SheetLink list={list} />}
      <Reread />
    </div>
  )
}

/** When the list was read, and the way to read it now. */
function Reread() {
  const { store } = useStaffRoom()
  const { readAt, isReading } = useSnapshot(store.state)
  return (
    <button
      type="button"
      className="staff-reread"
      aria-label={readAt === null ? 'Actualiser' : `Actualiser, dernière lecture à ${clock(readAt)}`}
      aria-busy={isReading}
      onClick={() => void store.refresh()}
    >
      <StaffIcon name="refresh" />
      <span>{readAt === null ? '' : clock(readAt)}</span>
    </button>
  )
}

/** What the list is of: 'Mardi 24 novembre' for today's, the day after for tomorrow's, else the list's own name. */
function listTitle(list: StaffList, now: Date): string {
  const day = dayOfList(list, now)
  return day === null ? names[list] : capitalized(dayAndMonth(day))
}

/** The Paris day whose orders a list has; null where it has those of many. */
function dayOfList(list: StaffList, now: Date): ParisDay | null {
  const today = parisDay(now)
  return list === 'aujourdhui' ? today : list === 'demain' ? addDays(today, 1) : null
}

const names: Readonly<Record<StaffList, string>> = {
  aujourdhui: '',
  demain: '',
  retard: 'En retard',
  'sans-prix': 'Demandes sans prix',
  recherche: 'Recherche',
}
