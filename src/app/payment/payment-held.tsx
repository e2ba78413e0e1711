import { useSnapshot } from 'valtio'
import { useWorld } from '#app/world.ts'
import { offlineWords } from '#state/connection/offline-words.ts'
import { Banner } from '#ui/say/banner.tsx'

/**
 * That no card leaves without a network, and, once it is back, that « Payer » wants to be pressed again. `isHeld`: it
 * was pressed meanwhile; `isSent`: an earlier card may still be charged.
 */
export function PaymentHeld({ isHeld, isSent }: { readonly isHeld: boolean; readonly isSent: boolean }) {
  const { lacks } = useSnapshot(useWorld().connection.state)
  if (lacks === null && !isHeld) return null
  const safe = isSent ? 'cette carte n’est pas partie.' : 'rien n’est débité.'
  if (lacks === null) {
    return (
      <Banner tone="info" role="status" title={`La connexion est revenue\u00A0: ${safe}`}>
        Appuie à nouveau sur «&nbsp;Payer&nbsp;».
      </Banner>
    )
  }
  return (
    <Banner tone="warn" role="status" title={`${offlineWords[lacks].now}\u00A0: ${safe}`}>
      Tu pourras payer {offlineWords[lacks].back}, en appuyant sur «&nbsp;Payer&nbsp;».
    </Banner>
  )
}
