import type { Card as PaymentCard } from '#adapters/payments/card-processor.ts'
import type { Cents } from '#rules/money.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Stack } from '#ui/stack.tsx'
import { CardForm } from './card-form.tsx'
import { useProcessor } from './use-processor.ts'

interface CardDeskProps {
  readonly amount: Cents
  readonly busy: boolean
  readonly cardError: string | null
  onPay(card: PaymentCard): void
}

/** Where the card is taken, by whichever processor the provider has (R44). */
export function CardDesk({ amount, busy, cardError, onPay }: CardDeskProps) {
  const [processor, askAgain] = useProcessor()
  if (processor === 'unavailable') return <Unavailable onRetry={askAgain} />
  if (processor === 'stripe') return <Banner tone="warn">Le paiement par carte n’est pas encore ouvert à cette adresse. Ta commande est gardée.</Banner>

  return (
    <Stack>
      {processor === 'asking' ? (
        <Skeleton label="Ouverture du paiement">
          <Demonstration />
        </Skeleton>
      ) : (
        <Demonstration />
      )}
      {cardError !== null && (
        <Banner tone="bad" role="alert">
          {cardError}
        </Banner>
      )}
      <CardForm amount={amount} busy={busy} onPay={onPay} />
    </Stack>
  )
}

function Demonstration() {
  return (
    <Banner tone="warn">
      <p>Démonstration : aucun argent ne circule. Seules les cartes de test sont acceptées.</p>
      <p>Par exemple 4242 4242 4242 4242, une date à venir, trois chiffres.</p>
    </Banner>
  )
}

function Unavailable({ onRetry }: { onRetry(): void }) {
  return (
    <Banner
      tone="bad"
      role="alert"
      title="Le paiement ne répond pas."
      action={
        <Button variant="secondary" small onClick={onRetry}>
          Réessayer
        </Button>
      }
    >
      Vérifie ta connexion Internet. Rien n’a été débité, et ta commande est gardée.
    </Banner>
  )
}
