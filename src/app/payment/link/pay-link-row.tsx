import { Suspense, useState } from 'react'
import { lazy } from '#adapters/lazy/lazy.ts'
import { useWorld } from '#app/world.ts'
import { makePayLink } from '#contract/payment/pay-link.ts'
import { useTakes } from '#state/orders/use-takes.ts'
import { ActionRow, ActionRows } from '#ui/act/action-row.tsx'
import type { Payable } from './make-link.ts'
import { Card } from '#ui/frame/card.tsx'

const PayLinkDialog = lazy(() => import('./pay-link-dialog.tsx'))

/** « Fais payer par un lien », where no card was sent and the provider makes links. */
export function PayLinkRow({ payment }: { readonly payment: Payable }) {
  const [isAsked, setAsked] = useState(false)
  if (!useTakes(makePayLink, useWorld())) return null
  return (
    <Card>
      <ActionRows>
        <ActionRow
          label="Fais payer par un lien"
          detail={'Par qui tu veux, prix gardé 48\u00A0h'}
          icon={chain}
          onClick={() => setAsked(true)}
        />
      </ActionRows>
      {isAsked && (
        <Suspense>
          <PayLinkDialog payment={payment} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </Card>
  )
}

const chain =
  'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1.2 1.2M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1.2-1.2'
