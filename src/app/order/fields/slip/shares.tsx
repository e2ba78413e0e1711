import { useSnapshot } from 'valtio'
import { useOrder } from '../../model/order-context.ts'
import { ShareQuestionCard } from './share-question-card.tsx'
import { useShares } from './use-shares.ts'

/** What was shared to the app, or opened with it, goes into the form; where that is not plain, it is asked. */
export function Shares() {
  const { state } = useOrder()
  const isOpen = useSnapshot(state).status === 'open'
  const shared = useShares(state, isOpen)
  return shared && <ShareQuestionCard {...shared} />
}
