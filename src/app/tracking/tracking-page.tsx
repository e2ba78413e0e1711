import { useParams } from 'wouter'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { paths } from '#app/paths.ts'
import { useWorld } from '#app/world.ts'
import { brand } from '#content/company.ts'
import { Button } from '#ui/act/button.tsx'
import { EmptyState } from '#ui/say/empty-state.tsx'
import { Logo } from '#ui/frame/logo.tsx'
import { Page } from '#ui/frame/page.tsx'
import { PageHeader } from '#ui/frame/page-header.tsx'
import { Skeleton } from '#ui/say/skeleton.tsx'
import { forgiving } from '#adapters/failures/report-mistake.ts'
import { FollowedDelivery } from './followed-delivery.tsx'
import { RecipientActs } from './recipient-acts.tsx'
import { TextRefusal } from './text-refusal.tsx'
import { createTrackingStore, type TrackingStore } from './tracking-store.ts'
import './tracking.css'

/** /suivi/:token: for who waits for a delivery. Towns and times; no name, no address, no price (R53). */
export default function TrackingPage() {
  const { token = '' } = useParams<{ token: string }>()
  // An installed window is led from one link to another without leaving the page.
  return <Followed key={token} token={token} />
}

function Followed({ token }: { readonly token: string }) {
  const { store, delivery, asOf, failure, texts } = useTracking(token)
  const { now } = useWorld()
  return (
    <>
      <PageHeader
        logo={
          <a href={paths.home} aria-label={`${brand}, accueil`}>
            <Logo name={brand} />
          </a>
        }
        action={delivery && <span className="tracking-number">Livraison n° {delivery.id}</span>}
        striped
      />
      {delivery !== null && asOf !== null ? (
        <FollowedDelivery
          delivery={delivery}
          asOf={asOf}
          isAway={failure === 'away'}
          now={now()}
          acts={delivery.acts && <RecipientActs delivery={delivery} acts={delivery.acts} store={store} />}
          textsChoice={
            delivery.textsRefused !== null && (
              <TextRefusal
                refused={delivery.textsRefused}
                choice={texts}
                onChoose={(refuses) => void store.refuseTexts(refuses)}
              />
            )
          }
        />
      ) : failure === 'unknown' ? (
        <Unknown />
      ) : failure === 'away' ? (
        <Away onRetry={() => void store.load()} />
      ) : (
        <Page title={<Skeleton shape="title" label="Chargement du suivi" />} width="narrow">
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </Page>
      )}
    </>
  )
}

function Unknown() {
  return (
    <Page title="Suivi introuvable" width="narrow">
      <EmptyState title="Ce lien ne mène à aucune livraison">
        Il est incomplet, ou la livraison est terminée depuis plus de trente jours. Demande le lien à qui t’envoie tes
        matériaux.
      </EmptyState>
    </Page>
  )
}

function Away({ onRetry }: { onRetry(): void }) {
  return (
    <Page title="Suivi de livraison" width="narrow">
      <EmptyState title="Le suivi ne répond pas" action={<Button onClick={onRetry}>Réessayer</Button>}>
        Vérifie ta connexion. Ta livraison, elle, continue.
      </EmptyState>
    </Page>
  )
}

/** A link's delivery, asked for every 15 s while open, at once when seen again. An unknown link is asked for once. */
function useTracking(token: string): TrackingStore['state'] & { readonly store: TrackingStore } {
  const world = useWorld()
  const [store] = useState(() => createTrackingStore(token, world))
  useEffect(() => {
    const left = new AbortController()
    void askAgain(store, world.sleep, left.signal).catch(forgiving(() => {}))
    const stop = world.onVisible(() => void store.load())
    return () => {
      left.abort()
      stop()
    }
  }, [store, world])
  return { ...useSnapshot(store.state), store }
}

async function askAgain(
  { state, load }: TrackingStore,
  sleep: (ms: number, signal: AbortSignal) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    await load()
    if (state.failure === 'unknown') return
    await sleep(everyMs, signal)
  }
}

const everyMs = 15_000
