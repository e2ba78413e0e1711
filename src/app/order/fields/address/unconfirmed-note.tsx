import type { MouseEvent } from 'react'
import { useSnapshot } from 'valtio'
import { useWorld } from '#app/world.ts'
import { offlineWords } from '#state/connection/offline-words.ts'
import { Button } from '#ui/act/button.tsx'
import { Note } from '#ui/say/note.tsx'
import { useOrder } from '../../model/order-context.ts'
import { confirmAddress } from '../../watch/unconfirmed.ts'
import type { AddressName } from '../../model/order-values.ts'

/**
 * Of an address that was typed and not picked: that it is to be confirmed, and, once it was searched again, how.
 * Nothing while it is typed with a network.
 */
export function UnconfirmedNote({ name, text }: { readonly name: AddressName; readonly text: string }) {
  const { state, searches } = useOrder()
  const { lacks } = useSnapshot(useWorld().connection.state)
  const found = useSnapshot(state.unconfirmed)[name]
  if (text.trim() === '') return null
  if (lacks !== null) return <Note tone="warn">À confirmer : on la cherche à nouveau {offlineWords[lacks].back}</Note>
  if (found?.text !== text) return null
  if (found.is === 'none')
    return <Note tone="warn">À confirmer : adresse introuvable. Vérifie l’orthographe ou ajoute la ville.</Note>
  const field = () => document.getElementById(name)
  const choose = () => {
    field()?.focus()
    field()?.click()
  }
  const confirm = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button goes away; a finger's press never had the focus, and opens no keyboard.
    if (currentTarget === document.activeElement) field()?.focus()
    searches[name].stop()
    void confirmAddress(state, name)
  }
  return (
    <div className="order-unconfirmed" role="status">
      <Note tone="warn">
        À confirmer : {found.is === 'one' ? found.suggestion.label : 'plusieurs adresses y ressemblent'}
      </Note>
      {/* The field keeps its focus, or leaving it would take its text away. */}
      <Button
        small
        variant="secondary"
        onPointerDown={(event) => event.preventDefault()}
        onClick={found.is === 'one' ? confirm : choose}
      >
        {found.is === 'one' ? 'C’est bien elle' : 'Choisir dans la liste'}
      </Button>
    </div>
  )
}
