import { useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useWorld } from '#app/world.ts'
import { requestOrderByMail } from '#contract/order/order-request.ts'
import { useTakes } from '#state/orders/use-takes.ts'
import { Button } from '#ui/act/button.tsx'
import { Stack } from '#ui/frame/stack.tsx'
import { useOrder } from '../model/order-context.ts'
import { useValues } from '../model/use-values.ts'
import { OrderTextField } from './order-text-field.tsx'

/**
 * What the buyer's own books call the order, its building site, and what is delivered: behind a press until one is said,
 * unless the firm demands a reference. What the provider does not take is not asked.
 */
export function ReferenceFields() {
  const world = useWorld()
  const { state } = useOrder()
  const { organisation } = useSnapshot(state)
  const takesReference = useTakes(requestOrderByMail, world, 'reference')
  const takesGoods = useTakes(requestOrderByMail, world, 'natureMarchandise')
  const isSaid = useValues(
    ({ orderReference, site, goods, packages }) => `${orderReference}${site}${goods}${packages}`.trim() !== '',
  )
  const [isAsked, ask] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAsked && document.activeElement === document.body) fields.current?.querySelector('input')?.focus()
  }, [isAsked])
  if (!takesReference && !takesGoods) return null
  const isDemanded = organisation?.demandsReference ?? false
  if (!isDemanded && !isSaid && !isAsked)
    return (
      <Button small variant="secondary" onClick={() => ask(true)}>
        {[takesReference && 'Référence, chantier', takesGoods && 'marchandise'].filter(Boolean).join(', ')}
      </Button>
    )
  return (
    // Who empties them all goes on typing in them.
    <div ref={fields} onFocus={() => ask(true)}>
      <Stack>
        {takesReference && <Reference isDemanded={isDemanded} />}
        {takesGoods && <Goods />}
      </Stack>
    </div>
  )
}

function Reference({ isDemanded }: { readonly isDemanded: boolean }) {
  return (
    <Stack row>
      <OrderTextField
        name="orderReference"
        label="Référence"
        {...(isDemanded ? { required: true } : { optional: true })}
        placeholder="N° de bon de commande"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={60}
      />
      <OrderTextField name="site" label="Chantier" optional autoComplete="off" autoCapitalize="words" maxLength={80} />
    </Stack>
  )
}

function Goods() {
  return (
    <Stack row>
      <OrderTextField
        name="goods"
        label="Nature de la marchandise"
        optional
        placeholder="Plaques de plâtre"
        autoComplete="off"
        autoCapitalize="sentences"
        maxLength={120}
      />
      <OrderTextField
        name="packages"
        label="Nombre de colis"
        optional
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
      />
    </Stack>
  )
}
