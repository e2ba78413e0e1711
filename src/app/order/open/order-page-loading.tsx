import { Note } from '#ui/say/note.tsx'
import { Page } from '#ui/frame/page.tsx'
import { AsideLoading } from './aside-loading.tsx'
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
      aside={<AsideLoading />}
      titleInBar
    >
      <OrderLoading />
    </Page>
  )
}
