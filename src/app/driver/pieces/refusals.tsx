import { useSnapshot } from 'valtio'
import { Button } from '#ui/act/button.tsx'
import { Banner } from '#ui/say/banner.tsx'
import { useDriver } from '../model/use-driver.ts'

/** What the server refused, of one order or all, until it is read. */
export function Refusals({ of }: { readonly of?: number }) {
  const { store } = useDriver()
  return useSnapshot(store.outbox.state)
    .items.filter(({ entry, phase }) => phase === 'refused' && (of === undefined || entry.orderId === of))
    .map(({ entry: { id, orderId, refusal } }) => (
      <Banner
        key={id}
        tone="bad"
        role="alert"
        title={`n° ${orderId}\u00A0: pas enregistré`}
        action={
          <Button variant="secondary" onClick={() => void store.outbox.cancel(id)}>
            Compris
          </Button>
        }
      >
        {refusal}
      </Banner>
    ))
}
