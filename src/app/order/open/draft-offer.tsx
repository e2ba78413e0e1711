import { useSnapshot } from 'valtio'
import { savedMoment } from '#adapters/store/saved-moment.ts'
import { Button } from '#ui/act/button.tsx'
import { Card } from '#ui/frame/card.tsx'
import { useOrder } from '../model/order-context.ts'
import { DraftSummary } from './draft-summary.tsx'
import { focusPage } from '#ui/frame/focus-page.ts'
import '#ui/frame/stack.css'
import './draft.css'

/** What was kept on this device before this page was opened: to go on with, or to leave for a new request. */
export default function DraftOffer() {
  const { state, draft, now } = useOrder()
  const { offers } = useSnapshot(state)
  const choose = (chosen: Promise<void>) => void chosen.then(focusPage)
  return (
    <div className="stack draft-offer">
      {offers.map((found, rank) => (
        <Card key={found.discardedId} title={rank === 0 ? 'Un brouillon t’attend' : 'Un autre, effacé juste avant'}>
          <DraftSummary found={found} now={now} />
          <Button wide variant={rank === 0 ? 'primary' : 'secondary'} onClick={() => choose(draft.resume(found))}>
            Reprendre le brouillon{' '}
            {found.savedAt && <span className="whole-words">{savedMoment(found.savedAt, now)}</span>}
          </Button>
        </Card>
      ))}
      <Button wide variant="secondary" onClick={() => choose(draft.startNew())}>
        Nouvelle commande
      </Button>
    </div>
  )
}
