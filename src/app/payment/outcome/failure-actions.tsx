import { Link } from 'wouter'
import { cardFollows, orderDetailPath, paths } from '#app/paths.ts'
import { paymentAddress } from '#contract/addresses.ts'
import type { FailureHandover } from '#contract/handover/handover.ts'
import { buttonClass } from '#ui/act/button-class.ts'
import { Stack } from '#ui/frame/stack.tsx'

/**
 * What may be done after a payment that failed: see to the others where too many wait; pay the same order again (R42,
 * R49); change it, or see its detail where no card pays it as it stands (`stored`).
 */
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
