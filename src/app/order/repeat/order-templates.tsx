import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useWorld } from '#app/world.ts'
import { useOrder } from '../model/order-context.ts'
import { goToFirstMissing } from './go-to-first-missing.ts'
import '#ui/choose/chip.css'
import './order-templates.css'

/** The orders that the account has named, each a press away from the form; nothing where there are none. */
export function OrderTemplates() {
  const { favourites, now, afterPaint } = useWorld()
  const { state, orderAgain } = useOrder()
  useSnapshot(favourites.state)
  const { step } = useSnapshot(state)
  const [isWhole, setWhole] = useState(false)
  useEffect(() => void favourites.load(), [favourites])
  const { orders } = favourites.list()
  if (orders.length === 0) return null
  const fill = async (button: HTMLElement, { order }: (typeof orders)[number]) => {
    button.focus()
    if (await orderAgain({ deliveryAddress: order.delivery.label, repeat: order }))
      afterPaint(() => goToFirstMissing(state, now()))
  }
  const shown = isWhole ? orders : orders.slice(0, firstShown)
  return (
    <section className="order-templates" aria-labelledby="order-templates">
      <h3 id="order-templates">Tes modèles</h3>
      {/* A field that is left may say what it lacks, and push the button away under the finger: it is left by the click, not by the press. */}
      <div onMouseDown={(event) => event.preventDefault()}>
        {shown.map((template, at) => (
          <button
            key={template.id}
            ref={at === firstShown ? comeTo : undefined}
            type="button"
            className="chip order-template"
            disabled={step !== 'idle'}
            onClick={({ currentTarget }) => void fill(currentTarget, template)}
          >
            {template.name}
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

/** The first of those that « Tous » shows takes the focus of that button. */
function comeTo(button: HTMLElement | null): void {
  button?.focus()
}
