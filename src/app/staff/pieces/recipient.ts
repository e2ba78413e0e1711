import type { StaffOrder } from '#contract/staff/staff-orders.ts'

/** Who gets an order, in one name: the society first, as it stands on the door. */
export function recipientOf({ customerCompany, customerName }: StaffOrder): string {
  return customerCompany || customerName || 'Client particulier'
}

/** What its recipient told by his link, for the driver: first how to get in, then the neighbour he agrees to. */
export function recipientNotes({ accessNote, neighbour }: StaffOrder): string[] {
  return [
    ...(accessNote === '' ? [] : [`Le destinataire : ${accessNote}`]),
    ...(neighbour === '' ? [] : [`D’accord pour le voisin : ${neighbour}`]),
  ]
}
