import { Link } from 'wouter'
import { paths } from '#app/paths.ts'
import { Banner } from '#ui/say/banner.tsx'
import { buttonClass } from '#ui/act/button-class.ts'
import { Page } from '#ui/frame/page.tsx'
import { Stack } from '#ui/frame/stack.tsx'

/**
 * The card was charged, but not what the order costs: only people can put that right, and nothing here leads to a
 * second payment.
 */
export function AmountMismatch({ error, orderId }: { readonly error: string; readonly orderId: number | null }) {
  return (
    <Page title="Ton paiement est à vérifier." width="narrow">
      <Banner tone="bad" title={error}>
        {orderId !== null && `Commande n° ${orderId} : donne-nous ce numéro, il nous permet de retrouver ton paiement.`}
      </Banner>
      <Stack gap="s">
        <a href={paths.contact} className={buttonClass('primary', { wide: true })}>
          Nous contacter
        </a>
        <Link href={paths.history} className={buttonClass('secondary', { wide: true })}>
          Voir l’historique
        </Link>
        <a href={paths.home} className={buttonClass('quiet', { wide: true })}>
          Accueil
        </a>
      </Stack>
    </Page>
  )
}
