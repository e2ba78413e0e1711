import type { MouseEvent } from 'react'
import { useWorld } from '#app/world.ts'
import { messageFollows, paths } from '#app/paths.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { useOrder } from '../../model/order-context.ts'
import { heavyLoadMessage } from './heavy-load-message.ts'

/** Leads to /contact with the slip, the route and the weight (kg) filled in; without a weight it is a plain hint. */
export function HeavyLoadLink({ kg = null }: { readonly kg?: number | null }) {
  const { state } = useOrder()
  const { carryMessage, session } = useWorld()
  const go = (event: MouseEvent) => {
    // Into another tab, the browser's own way.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const { user } = session.state
    void carryMessage(heavyLoadMessage(state.values, kg, user ? `${user.prenom} ${user.nom}` : ''), paths.contact + messageFollows)
  }
  if (kg === null)
    return (
      <TextLink href={paths.contact} direction="forward" onClick={go}>
        Plus de 1350 kg ? Écris-nous
      </TextLink>
    )
  return (
    <ButtonLink small variant="secondary" href={paths.contact} onClick={go}>
      Nous contacter
    </ButtonLink>
  )
}
