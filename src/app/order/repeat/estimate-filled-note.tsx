import { useSnapshot } from 'valtio'
import { Banner } from '#ui/say/banner.tsx'
import { Button } from '#ui/act/button.tsx'
import { goToField } from '#ui/ask/go-to-field.ts'
import { useOrder } from '../model/order-context.ts'
import { useValues } from '../model/use-values.ts'
import { routeOf, takeBackEstimate } from './estimate-filled.ts'

/** Under a route that came from the home page's estimate, until it is changed. */
export function EstimateFilledNote() {
  const { state } = useOrder()
  const { estimated, step } = useSnapshot(state)
  const route = useValues(routeOf)
  if (estimated?.route !== route) return null
  const undo = () => {
    takeBackEstimate(state)
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
      Trajet et poids repris de ton estimation.
    </Banner>
  )
}
