import { deliveryTypeLabel, deliveryTypes, type DeliveryType } from '#rules/price/delivery-types.ts'
import { hoursAndMinutes } from '#rules/moment/hours-and-minutes.ts'
import { formatEuros } from '#rules/price/money.ts'
import { weightLabel, type WeightBandKey } from '#rules/price/weight-bands.ts'
import { Ticket } from '#ui/lists/ticket.tsx'
import { quotedParts } from '#rules/price/lowest-price.ts'
import { LowestPrice, Supplement } from '../tariff-amounts.tsx'
import type { Estimated } from './ask-estimate.ts'

/** The three delivery types and what each costs: at least, until a route has been asked for, then for that route. */
export function EstimateTicket({
  price,
  band,
  busy,
}: {
  readonly price: Estimated | null
  readonly band: WeightBandKey
  readonly busy: boolean
}) {
  return (
    <Ticket
      busy={busy}
      total={
        price
          ? { label: 'Estimation TTC', note: tripWords(price, band), amount: formatEuros(price.prices.flex.totalTTC) }
          : atLeast
      }
    >
      <ul className="estimate-types">
        {deliveryTypes.map((type) => (
          <li key={type}>
            <h3>
              {deliveryTypeLabel(type)} <Supplement of={type} />
            </h3>
            <p>{when[type]}</p>
            <p className="estimate-amounts">
              <b>
                {price ? formatEuros(price.prices[type].totalTTC) : <Least of={type} />} <small>TTC</small>
              </b>
              {price && <span>{formatEuros(price.prices[type].totalHT)} HT</span>}
            </p>
          </li>
        ))}
      </ul>
    </Ticket>
  )
}

const when: Readonly<Record<DeliveryType, string>> = {
  flex: 'La demi-journée que tu choisis.',
  planifiee: 'L’heure que tu choisis, au plus tôt dans 3\u00A0h.',
  urgent: 'Retrait dans l’heure\u00A0; le soir, dès le matin suivant.',
}

function Least({ of }: { readonly of: DeliveryType }) {
  return (
    <>
      <small>dès</small> <LowestPrice of={of} />
    </>
  )
}

const atLeast = {
  label: 'Au moins, TTC',
  note: (
    <>
      0-150 kg · <FreeMinutes /> min de route comprises
    </>
  ),
  amount: <LowestPrice of="flex" />,
}

function tripWords({ minutes, estimated }: Estimated, band: WeightBandKey): string {
  return `Flex · ${weightLabel(band)} · trajet ${hoursAndMinutes(minutes)}${estimated ? ' (estimé)' : ''}`
}

/** The free minutes of road: the quoted ones, until the serving server writes its tariff's in their place (R8). */
function FreeMinutes() {
  return (
    <data value="free-minutes" suppressHydrationWarning>
      {quotedParts.freeMinutes}
    </data>
  )
}
