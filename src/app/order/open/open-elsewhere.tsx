import { Button } from '#ui/act/button.tsx'
import { Card } from '#ui/frame/card.tsx'
import { useOrder } from '../model/order-context.ts'
import { focusPage } from '#ui/frame/focus-page.ts'
import './draft.css'

/** Another tab has this request: it is changed in one place at a time. */
export function OpenElsewhere() {
  const { draft } = useOrder()
  return (
    <div className="draft-offer">
      <Card title="Cette demande est ouverte dans un autre onglet">
        <p>Tu peux la continuer ici, telle qu’elle y est enregistrée. L’autre onglet passera la main.</p>
        <Button wide onClick={() => void draft.takeOver().then(focusPage)}>
          Continuer ici
        </Button>
      </Card>
    </div>
  )
}
