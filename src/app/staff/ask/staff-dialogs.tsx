import { useSnapshot } from 'valtio'
import type { Question } from '../model/desk-state.ts'
import { useDesk } from '../model/use-desk.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { DateDialog } from './date-dialog.tsx'
import { DeliverDialog } from './deliver-dialog.tsx'
import { NoPhotoDialog } from './no-photo-dialog.tsx'
import { PriceDialog } from './price-dialog.tsx'
import { UnpaidDialog } from './unpaid-dialog.tsx'

/** What the team's member is being asked, over whatever screen. */
export function StaffDialogs() {
  const { desk } = useDesk()
  const { question } = useSnapshot(desk.state)
  if (question === null) return null
  const { kind, order } = question as Question
  const Asked = dialogs[kind]
  return <Asked key={order.id} order={order} />
}

const dialogs = {
  unpaid: UnpaidDialog,
  deliver: DeliverDialog,
  'no photo': NoPhotoDialog,
  cancel: CancelDialog,
  date: DateDialog,
  price: PriceDialog,
} as const
