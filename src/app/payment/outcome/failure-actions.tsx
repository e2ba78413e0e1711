import { Link } from 'wouter'
import { cardFollows, orderDetailPath, paths } from '#app/paths.ts'
import { paymentAddress } from '#contract/addresses.ts'
import type { FailureHandover } from '#contract/handover/handover.ts'
import { buttonClass } from '#ui/act/button-class.ts'
import { Stack } from '#ui/frame/stack.tsx'

/** What may be done after a payment that failed: where too many others wait for their payment, to see to these; to pay the same order again (R42), which an order that is stored is by its number alone (R49); or to change it; of one that no card pays as it stands, `stored`, its detail. */
export function FailureActions({
  failure: { orderId, payment, othersFirst = false, stored, again },
}: {
  readonly failure: FailureHandover
}) {
  const mayRetry = payment !== null || orderId !== null
  const payable = payment === null && orderId !== null ? paymentAddress(orderId) : paths.payment
  return (
    <Stack gap="s">
      {othersFirst && (
        <Link href={paths.history} className={buttonClass('primary', { wide: true })}>
          Voir mes commandes
        </Link>
      )}
      {mayRetry && (
        <Link
          href={payable + cardFollows}
          state={payment ?? undefined}
          replace
          className={buttonClass(othersFirst ? 'secondary' : 'primary', { wide: true })}
        >
          Réessayer
        </Link>
      )}
      {stored === undefined ? (
        <Link
          href={paths.order}
          state={again}
          className={buttonClass(mayRetry ? 'secondary' : 'primary', { wide: true })}
        >
          Modifier la commande
        </Link>
      ) : (
        <Link href={orderDetailPath(stored)} replace className={buttonClass('primary', { wide: true })}>
          Voir la commande
        </Link>
      )}
    </Stack>
  )
}
