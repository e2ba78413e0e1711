import { Link } from 'wouter'
import { paths } from '#app/paths.ts'
import { buttonClass } from '#ui/act/button-class.ts'
import type { EndedOrder } from './ended-order.ts'

/** The same order once more, in the form. */
export function AgainLink({ again }: Pick<EndedOrder, 'again'>) {
  return (
    <Link href={paths.order} state={again} className={buttonClass('secondary', { wide: true })}>
      Commander à nouveau
    </Link>
  )
}
