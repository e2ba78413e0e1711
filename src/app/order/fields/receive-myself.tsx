import type { MouseEvent } from 'react'
import { useSnapshot } from 'valtio'
import { useWorld } from '#app/world.ts'
import { Button } from '#ui/act/button.tsx'
import { useOrder } from '../model/order-context.ts'
import { useValues } from '../model/use-values.ts'
import { fillWithUndo } from '../repeat/fill-with-undo.ts'
import { ownContact } from './own-contact.ts'

/** « C'est moi qui réceptionne »: the account's own name and telephone for the customer's, while one of them is to be filled. */
export function ReceiveMyself() {
  const world = useWorld()
  const { state } = useOrder()
  const { user } = useSnapshot(world.session.state)
  const { step } = useSnapshot(state)
  const isMissing = useValues(({ clientName, clientPrenom, telephone }) =>
    [clientName, clientPrenom, telephone].some((text) => text.trim() === ''),
  )
  const contact = ownContact(user ?? state.user)
  if (!isMissing || contact === null) return null
  const fill = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button goes away; a finger's press never had the focus, and opens no keyboard.
    if (currentTarget === document.activeElement) document.getElementById('telephone')?.focus({ preventScroll: true })
    fillWithUndo(state, world, contact, 'Ton nom et ton téléphone sont remplis.')
  }
  return (
    // A field that is left may say what it lacks, and push the button away under the finger: it is left by the click, not by the press.
    <div onMouseDown={(event) => event.preventDefault()}>
      <Button small variant="secondary" disabled={step !== 'idle'} onClick={fill}>
        C’est moi qui réceptionne
      </Button>
    </div>
  )
}
