import { useState, type MouseEvent } from 'react'
import { LineIcon } from '#ui/say/line-icon.tsx'
import { Note } from '#ui/say/note.tsx'
import { Stack } from '#ui/frame/stack.tsx'
import { useDone } from '../model/use-sentences.ts'
import { useValues } from '../model/use-values.ts'
import { OrderTextField } from './order-text-field.tsx'
import '#ui/lists/panel.css'
import '#ui/say/visually-hidden.css'
import './supplier-card.css'

/**
 * Card 1: who orders. Known from the account, it is one line until it is changed; open for as long as it is not right.
 */
export function SupplierCard() {
  const done = useDone('email', 'steName')
  const email = useValues((values) => values.email)
  const company = useValues((values) => values.steName)
  const [chosen, setChosen] = useState(false)
  const isOpen = chosen || !done
  const stay = (event: MouseEvent) => done || event.preventDefault()
  return (
    <details
      className={`supplier-card${isOpen ? ' panel' : ''}`}
      open={isOpen}
      onToggle={(event) => setChosen(event.currentTarget.open)}
    >
      <summary onClick={stay}>
        <LineIcon d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm-8 9c0-4 3.5-6 8-6s8 2 8 6" />
        <h2 className={isOpen ? undefined : 'visually-hidden'}>Le fournisseur</h2>
        <span className="supplier-line">
          Commande de <b>{email}</b>
          {company.trim() !== '' && <span> · {company}</span>}
        </span>
        {done && <span className="supplier-change">{isOpen ? 'Fermer' : 'Modifier'}</span>}
      </summary>
      <Stack row>
        <OrderTextField
          name="email"
          label="Adresse e-mail"
          required
          type="email"
          inputMode="email"
          autoComplete="section-fournisseur email"
          autoCapitalize="none"
          maxLength={254}
        />
        <OrderTextField
          name="steName"
          label="Société"
          below={<Note>Facultatif pour les particuliers</Note>}
          autoComplete="section-fournisseur organization"
          maxLength={200}
        />
      </Stack>
    </details>
  )
}
