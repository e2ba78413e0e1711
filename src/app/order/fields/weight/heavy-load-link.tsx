import { paths } from '#app/paths.ts'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { TextLink } from '#ui/act/text-link.tsx'
import { WholeWords } from '#ui/say/whole-words.tsx'
import { useOrder } from '../../model/order-context.ts'
import { useCarryToContact } from '../../model/use-carry-to-contact.ts'
import { heavyLoadMessage } from './heavy-load-message.ts'

/** Leads to /contact with the slip, the route and the weight (kg) filled in; without a weight it is a plain hint. */
export function HeavyLoadLink({ kg = null }: { readonly kg?: number | null }) {
  const { state } = useOrder()
  const go = useCarryToContact((name) => heavyLoadMessage(state.values, kg, name))
  if (kg === null)
    return (
      <TextLink href={paths.contact} direction="forward" className="order-way-on" onClick={go}>
        <span>
          <WholeWords>Plus de 1350 kg ? Écris-nous</WholeWords>
        </span>
      </TextLink>
    )
  return (
    <ButtonLink small variant="secondary" href={paths.contact} onClick={go}>
      Nous contacter
    </ButtonLink>
  )
}
