import { paths } from '#app/paths.ts'
import { Page } from '#ui/frame/page.tsx'
import { Skeleton } from '#ui/say/skeleton.tsx'
import { textLinkClass } from '#ui/act/text-link-class.ts'
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
