import { Card } from '#ui/frame/card.tsx'
import { Page } from '#ui/frame/page.tsx'
import { Skeleton } from '#ui/say/skeleton.tsx'
import { DoorPromise } from './door-promise.tsx'
import { DoorTabs } from './door-tabs.tsx'
import './auth.css'

/** /login and /register until they are there. Their title depends on what leads there. */
export function DoorLoading({ here, fields }: { readonly here: string; readonly fields: number }) {
  return (
    <Page title={<Skeleton shape="title" label="Chargement de la page" />} width="narrow" aside={<DoorPromise />}>
      <DoorTabs here={here} handover={{}} onLeave={nothing} />
      <Card>
        {Array.from({ length: fields }, (_, field) => (
          <Skeleton key={field} shape="field" />
        ))}
        <Skeleton shape="control" />
        <Skeleton />
      </Card>
    </Page>
  )
}

function nothing(): void {}
