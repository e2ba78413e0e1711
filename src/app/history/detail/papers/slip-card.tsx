import { Suspense, useState } from 'react'
import { lazy } from '#adapters/lazy/lazy.ts'
import { providerAddress } from '#adapters/net/provider-address.ts'
import { useWorld } from '#app/world.ts'
import type { PastOrder } from '#contract/order/past-order.ts'
import { downloadSlip } from '#contract/order/slip.ts'
import { useTakes } from '#state/orders/use-takes.ts'
import { bringSlip } from './bring-slip.ts'
import { PaperCard } from './paper-card.tsx'

const PictureViewer = lazy(() => import('./picture-viewer.tsx'))

/** What its slip is called before it came: 'slips/a.pdf' → 'Bordereau en PDF'. */
export function slipLabel(slip: string): string {
  return /\.pdf$/i.test(slip) ? 'Bordereau en PDF' : 'Bordereau en photo'
}

/**
 * An order's slip: to see, keep or share. `slip`: its stored path, or a whole address (section 7), which a browser
 * opens itself, as a path where no call brings it.
 */
export function SlipCard({
  order: { id: orderId, slipName, weightLabel },
  slip,
}: {
  readonly order: Pick<PastOrder, 'id' | 'slipName' | 'weightLabel'>
  readonly slip: string
}) {
  const world = useWorld()
  const [picture, setPicture] = useState<File | null>(null)
  const isBrought = useTakes(downloadSlip, world)
  const address = /^https?:\/\//i.test(slip) || !isBrought ? providerAddress(slip) : null
  return (
    <PaperCard
      title="Bordereau de livraison"
      name={slipName || slipLabel(slip)}
      detail={`Poids choisi : ${weightLabel}`}
      noun="Le bordereau"
      address={address}
      get={address === null ? () => bringSlip(world, orderId, slip) : null}
      onPicture={/\.(?:png|jpe?g)$/i.test(slip) ? setPicture : null}
    >
      {picture !== null && (
        <Suspense>
          <PictureViewer
            title="Bordereau de livraison"
            pictures={[
              { key: 'slip', source: picture, alt: `Bordereau de la commande ${orderId}`, caption: picture.name },
            ]}
            first={0}
            onClose={() => setPicture(null)}
          />
        </Suspense>
      )}
    </PaperCard>
  )
}
