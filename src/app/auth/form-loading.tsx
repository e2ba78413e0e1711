import { Card } from '#ui/card.tsx'
import { Page } from '#ui/page.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** A form of the account until it is there. */
export function FormLoading({ fields }: { readonly fields: number }) {
  return (
    <Page title={<Skeleton shape="title" label="Chargement de la page" />} width="narrow">
      <Card>
        {Array.from({ length: fields }, (_, field) => (
          <Skeleton key={field} shape="field" />
        ))}
        <Skeleton shape="control" />
      </Card>
    </Page>
  )
}
