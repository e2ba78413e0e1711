import { useSnapshot } from 'valtio'
import type { ActEntry } from '#adapters/store/driver-store.ts'
import { Button } from '#ui/act/button.tsx'
import { Banner } from '#ui/say/banner.tsx'
import { useDriver } from '../model/use-driver.ts'

/** What the server refused, of one order or all, until it is read. */
export function Refusals({ of }: { readonly of?: number }) {
  const { store } = useDriver()
  return useSnapshot(store.outbox.state)
    .items.filter(({ entry, phase }) => phase === 'refused' && (of === undefined || entry.orderId === of))
    .map(({ entry: { id, orderId, refusal, ...entry } }) => (
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
        {[refusal, lostWords(entry)].filter(Boolean).join(' ')}
      </Banner>
    ))
}

/** What of it nobody has but this phone. */
function lostWords({ act, photos }: Pick<ActEntry, 'act' | 'photos'>): string {
  const isSigned = act.kind !== 'attempt' && act.signature.length > 0
  const what = [isSigned && 'la signature', photos.length > 0 && 'les photos'].filter(Boolean).join(' et ')
  return what && `« Compris » efface ce qui n’est qu’ici\u00A0: ${what}.`
}
