import { Card } from '#ui/card.tsx'
import { Note } from '#ui/note.tsx'
import { Page } from '#ui/page.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { OrderLoading } from './order-loading.tsx'
import './draft.css'

/** /commande until it is there. */
export function OrderPageLoading() {
  return (
    <Page
      title="Commande fournisseur"
      lead={
        <div className="draft-line">
          <Note>Lecture du brouillon…</Note>
        </div>
      }
      aside={
        <div className="order-aside">
          <Card>
            <Skeleton lines={7} />
          </Card>
          <Skeleton shape="control" />
        </div>
      }
    >
      <OrderLoading />
    </Page>
  )
}
