import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useWorld } from '#app/world.ts'
import { useOrder } from '../model/order-context.ts'
import '#ui/chip.css'
import './order-templates.css'

/** The orders that the account has named, each a press away from the form; nothing where there are none. */
export function OrderTemplates() {
  const { favourites } = useWorld()
  const { state, orderAgain } = useOrder()
  useSnapshot(favourites.state)
  const { step } = useSnapshot(state)
  const [isWhole, setWhole] = useState(false)
  useEffect(() => void favourites.load(), [favourites])
  const { orders } = favourites.list()
  if (orders.length === 0) return null
  const shown = isWhole ? orders : orders.slice(0, firstShown)
  return (
    <section className="order-templates" aria-labelledby="order-templates">
      <h3 id="order-templates">Tes modèles</h3>
      {/* A field that is left may say what it lacks, and push the button away under the finger: it is left by the click, not by the press. */}
      <div onMouseDown={(event) => event.preventDefault()}>
        {shown.map(({ id, name, order }) => (
          <button key={id} type="button" className="chip order-template" disabled={step !== 'idle'} onClick={() => void orderAgain({ deliveryAddress: order.delivery.label, repeat: order })}>
            {name}
          </button>
        ))}
        {shown.length < orders.length && (
          <button type="button" className="chip order-template" onClick={() => setWhole(true)}>
            Tous ({orders.length})
          </button>
        )}
      </div>
    </section>
  )
}

const firstShown = 6
