import './warning-stripe.css'

/** Barrier tape. Rare: top of public pages, top of a ticket, the urgent option. */
export function WarningStripe() {
  return <div className="stripe" aria-hidden="true" />
}
