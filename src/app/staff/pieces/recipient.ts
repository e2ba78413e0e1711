import type { StaffOrder } from '#contract/staff/staff-orders.ts'

/** Who gets an order, in one name: the society first, as it stands on the door. */
export function recipientOf({ customerCompany, customerName }: StaffOrder): string {
  return customerCompany || customerName || 'Client particulier'
}
