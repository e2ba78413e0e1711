import { Page } from '#ui/frame/page.tsx'
import { Skeleton } from '#ui/say/skeleton.tsx'
import { TicketOutline } from '../payment-skeleton.tsx'
import '#ui/frame/stack.css'
import './outcome.css'

/** The end of an order until it is there: its ticket, and the ways on. Its title is not known before. */
export function EndedLoading() {
  return (
    <Page title={<Skeleton shape="title" label="Chargement de la page" />} lead={'\u00A0'}>
      <div className="stack ended">
        <TicketOutline label="Chargement du ticket" total={'\u00A0'} />
        <div className="stack ended-rest">
          <Skeleton shape="control" />
          <Skeleton shape="control" />
          <Skeleton lines={4} />
        </div>
      </div>
    </Page>
  )
}
