import { Page } from '#ui/frame/page.tsx'
import { Skeleton } from '#ui/say/skeleton.tsx'

/** A delivery that is followed by its link, until it is there. */
export function TrackingLoading() {
  return (
    <Page title={<Skeleton shape="title" label="Chargement du suivi" />} width="narrow">
      <Skeleton shape="card" />
      <Skeleton shape="ticket" />
    </Page>
  )
}
