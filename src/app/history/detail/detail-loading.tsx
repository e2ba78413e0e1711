import { paths } from '#app/paths.ts'
import { Page } from '#ui/page.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { textLinkClass } from '#ui/text-link-class.ts'
import { OrderSkeleton } from './order-skeleton.tsx'

/** One order of the history, alone on its screen, until it is there. */
export function DetailLoading() {
  return (
    <Page
      title={<Skeleton shape="title" />}
      back={
        <a href={paths.history} className={textLinkClass('back')}>
          Historique
        </a>
      }
    >
      <OrderSkeleton />
    </Page>
  )
}
