import { paths } from '#app/paths.ts'
import type { PastOrder } from '#contract/order/past-order.ts'
import { boundDate } from '#rules/moment/french.ts'
import { areOurs, salesTermsWords } from '#rules/order/sales-terms.ts'
import { textLinkClass } from '#ui/act/text-link-class.ts'
import { Note } from '#ui/say/note.tsx'

/** The terms of sale that the order was placed under. Draws nothing where nobody kept them. */
export function SalesTermsLink({ order: { salesTerms } }: { readonly order: Pick<PastOrder, 'salesTerms'> }) {
  if (salesTerms === null) return null
  return (
    <Note>
      <a href={areOurs(salesTerms) ? paths.sales : salesTerms} className={textLinkClass('forward')}>
        {boundDate(salesTermsWords(salesTerms))}
      </a>
    </Note>
  )
}
