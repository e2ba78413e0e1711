import { useSnapshot } from 'valtio'
import { addressLines } from '#rules/text/address-label.ts'
import { goToField } from '#ui/ask/go-to-field.ts'
import { RouteAB, type RouteStop } from '#ui/lists/route-ab.tsx'
import { WarningStripe } from '#ui/say/warning-stripe.tsx'
import { textLinkClass } from '#ui/act/text-link-class.ts'
import { useWide } from '#ui/frame/use-media.ts'
import { useOrder } from './model/order-context.ts'
import type { AddressValue } from './model/address-value.ts'
import { useMissing } from './model/missing.ts'
import { useValues } from './model/use-values.ts'
import { AsideLoading } from './open/aside-loading.tsx'
import { PriceTicket } from './price/price-ticket.tsx'
import { SendButton } from './submit/send-button.tsx'
import '#ui/frame/stack.css'
import '#ui/lists/panel.css'
import './order-aside.css'

/**
 * Beside the form on a desktop: from where to where, what is missing, what it costs. A phone has its bar, and the
 * ticket at the end of the form.
 */
export function OrderAside() {
  const isOpen = useSnapshot(useOrder().state).status === 'open'
  const isWide = useWide()
  if (!isOpen) return <AsideLoading />
  if (!isWide) return null
  return (
    <div className="stack order-aside">
      <OrderSoFar />
      <div>
        <PriceTicket />
      </div>
      <SendButton />
    </div>
  )
}

function OrderSoFar() {
  const pickup = useValues((values) => values.pickupAdr)
  const delivery = useValues((values) => values.address)
  const missing = useMissing()
  return (
    <section className="panel stack order-so-far" aria-label="Ta commande">
      <WarningStripe />
      <RouteAB
        aLabel="Retrait"
        bLabel="Livraison"
        from={stop(pickup, 'Adresse de retrait à choisir')}
        to={stop(delivery, 'Adresse de livraison à choisir')}
      />
      {missing.length > 0 && (
        <div className="order-lacks">
          <p>{missing.length === 1 ? 'Il ne manque que :' : 'Il manque :'}</p>
          <ul>
            {missing.map(({ name, words }) => (
              <li key={name}>
                <button type="button" className={textLinkClass()} onClick={() => goToField(name)}>
                  {words}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

/** An address that was picked; what is only typed is not there yet. */
function stop({ place }: Readonly<AddressValue>, missing: string): RouteStop {
  if (place === null) return { title: <span className="order-no-stop">{missing}</span> }
  const [title, detail] = addressLines(place.label)
  return { title, detail }
}
