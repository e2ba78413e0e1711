import { useState, type ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { useParams } from 'wouter'
import { paths } from '#app/paths.ts'
import { useWorld, WorldContext } from '#app/world.ts'
import { brand } from '#content/company.ts'
import type { PayLink, PayLinkState } from '#contract/payment/pay-link.ts'
import { longDayAndTime } from '#rules/moment/french.ts'
import { formatEuros } from '#rules/price/money.ts'
import { offlineWords } from '#state/connection/offline-words.ts'
import { useBackOnline } from '#state/connection/use-back-online.ts'
import { Logo } from '#ui/frame/logo.tsx'
import { Page } from '#ui/frame/page.tsx'
import { PageHeader } from '#ui/frame/page-header.tsx'
import { Stack } from '#ui/frame/stack.tsx'
import { Banner } from '#ui/say/banner.tsx'
import { EmptyState } from '#ui/say/empty-state.tsx'
import { Skeleton } from '#ui/say/skeleton.tsx'
import { RetryBanner } from '../card/retry-banner.tsx'
import { createPayLinkWorld } from './pay-link-world.ts'
import { PayLinkScreen } from './pay-link-screen.tsx'
import { PayLinkTicket } from './pay-link-ticket.tsx'
import { usePayLink } from './use-pay-link.ts'
import '../payment.css'

/** /payer/:token: anybody who has the link pays the order by card. The recap alone; no session. */
export default function PayLinkPage() {
  const { token = '' } = useParams<{ token: string }>()
  return (
    <>
      <PageHeader
        logo={
          <a href={paths.home} aria-label={`${brand}, accueil`}>
            <Logo name={brand} />
          </a>
        }
        striped
      />
      <Followed key={token} token={token} />
    </>
  )
}

function Followed({ token }: { readonly token: string }) {
  const shared = useWorld()
  const [world] = useState(() => createPayLinkWorld(token, shared))
  const { view, sent, turn, error, isPaidHere, load, remember, end } = usePayLink(token, world)
  if (view === 'asking')
    return (
      <Page title={<Skeleton shape="title" label="Chargement du paiement" />} width="narrow">
        <Skeleton shape="ticket" />
        <Skeleton shape="card" />
      </Page>
    )
  if (view === 'away') return <Away onRetry={load} />
  if (view === 'unknown') return <Dead title="Lien introuvable">{unknown}</Dead>
  const { state, recap } = view
  if (recap === null) {
    const [title, words] = dead[state as keyof typeof dead] ?? dead.over
    return <Dead title={title}>{words}</Dead>
  }
  if (state !== 'payable') return <Paid link={view} isPaidHere={isPaidHere} />
  return (
    <WorldContext value={world}>
      <Page title="Payer une livraison" lead={`Ce lien est valable jusqu’au ${longDayAndTime(view.validUntil)}.`}>
        <PayLinkScreen
          key={turn}
          recap={recap}
          sent={sent}
          error={error}
          world={world}
          remember={remember}
          onEnd={end}
        />
      </Page>
    </WorldContext>
  )
}

function Paid({ link: { recap }, isPaidHere }: { readonly link: PayLink; readonly isPaidHere: boolean }) {
  const { now } = useWorld()
  if (recap === null) return null
  return (
    <Page title={isPaidHere ? 'Payé' : 'Déjà payée'} width="narrow">
      <Stack>
        <Banner
          tone="ok"
          role="status"
          title={isPaidHere ? 'Merci, le paiement est confirmé.' : 'Il n’y a plus rien à payer.'}
        >
          {isPaidHere
            ? `Ta carte a été débitée de ${formatEuros(recap.totalTTC)}, une seule fois. Tu peux fermer cette page.`
            : `Cette commande a été payée, une seule fois. Si ta carte est partie d’ici, c’est peut-être elle : regarde ton compte en banque.`}
        </Banner>
        <PayLinkTicket recap={recap} isPaid now={now()} />
      </Stack>
    </Page>
  )
}

/** A link that pays no more, and why. */
function Dead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Page title={title} width="narrow">
      <EmptyState title="Rien n’est à payer ici">{children}</EmptyState>
    </Page>
  )
}

function Away({ onRetry }: { onRetry(): void }) {
  const { lacks } = useSnapshot(useWorld().connection.state)
  useBackOnline(onRetry)
  return (
    <Page title="Payer une livraison" width="narrow">
      <RetryBanner title="La commande n’a pas pu être chargée." onRetry={onRetry}>
        {lacks === null
          ? 'Vérifie ta connexion Internet.'
          : `${offlineWords[lacks].now} : elle vient ${offlineWords[lacks].back}.`}{' '}
        Une commande n’est jamais payée deux fois.
      </RetryBanner>
    </Page>
  )
}

const another = 'Demande un nouveau lien à qui te l’a envoyé.'
const unknown = `Il est incomplet, un autre lien le remplace, ou il est terminé depuis longtemps. ${another}`
const dead: Readonly<Record<Exclude<PayLinkState, 'payable' | 'paid'>, readonly [string, string]>> = {
  over: ['Lien expiré', `Ses 48 heures sont passées. ${another}`],
  cancelled: ['Commande annulée', 'La commande de ce lien est annulée. Ce qui aurait été débité est rendu.'],
  lapsed: ['Créneau passé', 'Le créneau de cette commande ne peut plus être payé. Préviens qui t’a envoyé le lien.'],
  replaced: ['Lien plus valable', `La commande a changé, ou se règle autrement. ${another}`],
}
