import { Page } from '#ui/frame/page.tsx'
import { Skeleton } from '#ui/say/skeleton.tsx'

/** What ends in a ticket and the ways on, until it is there. Its title is not known before. */
export function TicketLoading() {
  return (
    <Page title={<Skeleton shape="title" label="Chargement de la page" />} width="narrow">
      <Skeleton shape="ticket" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </Page>
  )
}
