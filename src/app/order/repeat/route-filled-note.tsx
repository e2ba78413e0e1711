import { useSnapshot } from 'valtio'
import { Banner } from '#ui/say/banner.tsx'
import { Button } from '#ui/act/button.tsx'
import { goToField } from '#ui/ask/go-to-field.ts'
import { useOrder } from '../model/order-context.ts'
import { useValues } from '../model/use-values.ts'
import { takeBackRoute } from './route-filled.ts'

/** Under a route that came from the home page's estimate or a store's poster, until it is changed. */
export function RouteFilledNote() {
  const { state } = useOrder()
  const { routeFilled, step } = useSnapshot(state)
  const is = useValues(routeFilled?.of ?? (() => null))
  if (routeFilled === undefined || routeFilled.was !== is) return null
  const undo = () => {
    takeBackRoute(state)
    goToField('pickupAdr')
  }
  return (
    <Banner
      tone="ok"
      role="status"
      action={
        <Button small variant="secondary" disabled={step !== 'idle'} onClick={undo}>
          Annuler
        </Button>
      }
    >
      {routeFilled.words}
    </Banner>
  )
}
