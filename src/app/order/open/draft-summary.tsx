import type { KeptFile } from '#adapters/store/drafts.ts'
import { addressLines } from '#rules/text/address-label.ts'
import { everyDay } from '#rules/moment/availability.ts'
import { defaultDeliveryType } from '#rules/price/delivery-types.ts'
import { weightLabel, type WeightBandKey } from '#rules/price/weight-bands.ts'
import { Facts } from '#ui/lists/facts.tsx'
import { fileSize } from '#ui/ask/file-size.ts'
import { RouteAB, type RouteStop } from '#ui/lists/route-ab.tsx'
import '#ui/say/whole-words.css'
import { chosenWords } from '../model/chosen-words.ts'
import type { FoundDraft } from '../model/draft-content.ts'

/**
 * A kept draft at a glance: from A to B, its moment, its customer, its load, its slip. What is missing is not named,
 * but for the route's ends.
 */
export function DraftSummary({ found: { content, slip }, now }: { readonly found: FoundDraft; readonly now: Date }) {
  const {
    pickupAdr,
    address,
    poids,
    steClient,
    clientPrenom,
    clientName,
    livraisonType = defaultDeliveryType,
  } = content.values
  const customer = steClient?.trim() || [clientPrenom, clientName].join(' ').trim()
  const facts = [
    { label: 'Moment', value: chosenWords({ ...content.values, livraisonType }, now, everyDay) },
    { label: 'Client', value: customer },
    { label: 'Poids', value: poids && weightLabel(poids as WeightBandKey) },
    {
      label: 'Bordereau',
      value: slip === 'damaged' ? 'abîmé : à choisir à nouveau' : slip && <SlipFact slip={slip} />,
    },
  ]
  return (
    <>
      <RouteAB
        from={stop(pickupAdr?.text, 'Adresse de retrait à choisir')}
        to={stop(address?.text, 'Adresse de livraison à choisir')}
      />
      <Facts facts={facts.filter(({ value }) => value)} />
    </>
  )
}

/** 'bordereau.pdf · 2 Ko' */
function SlipFact({ slip: { name, bytes } }: { readonly slip: KeptFile }) {
  return (
    <>
      {name} · <span className="whole-words">{fileSize(bytes.byteLength)}</span>
    </>
  )
}

/** '3 chemin des Pins, 06250 Mougins' in two lines. */
function stop(text: string | undefined, missing: string): RouteStop {
  const [title, detail] = addressLines(text ?? '')
  return title === '' ? { title: missing } : { title, detail }
}
