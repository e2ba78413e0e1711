import { useWorld } from '#app/world.ts'
import { Button } from '#ui/act/button.tsx'
import { LineIcon } from '#ui/say/line-icon.tsx'
import { calendarOf } from './calendar-of.ts'
import type { EndedOrder } from './ended-order.ts'

interface CalendarButtonProps {
  readonly order: EndedOrder
  /** Null while the order has none. */
  readonly orderId: number | null
}

/** « Agenda »: hands over the delivery as a file. */
export function CalendarButton({ order, orderId }: CalendarButtonProps) {
  const { saveFile, now } = useWorld()
  if (order.moment === null) return null
  const save = () => {
    const file = calendarOf(order, orderId, now())
    if (file !== null) saveFile(file)
  }
  return (
    <Button variant="secondary" wide onClick={save} icon={calendar}>
      Agenda
    </Button>
  )
}

const calendar = <LineIcon d="M4 6h16v14H4zM4 10.5h16M8 3.5v4M16 3.5v4M12 13v4M10 15h4" />
