import { Link } from 'wouter'
import type { StaffList } from '#contract/staff/staff-orders.ts'
import { textLinkClass } from '#ui/act/text-link-class.ts'
import { sheetPath } from '../model/list-address.ts'
import { StaffIcon } from '../pieces/staff-icon.tsx'

/** The way from the list of a day to its sheet on paper; other lists have none. */
export function SheetLink({ list }: { readonly list: StaffList }) {
  if (list !== 'aujourdhui' && list !== 'demain') return null
  return (
    <Link href={sheetPath(list)} className={`${textLinkClass()} staff-to-sheet`}>
      <StaffIcon name="print" />
      Feuille de route
    </Link>
  )
}
