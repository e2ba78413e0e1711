import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { Button } from '#ui/act/button.tsx'
import { Dialog } from '#ui/act/dialog.tsx'
import { TextField } from './text-field.tsx'

export interface NameDialogProps {
  readonly title: string
  /** A name as one could be, 'Dépôt Cannes'. */
  readonly example: string
  /** Keeps under that name; resolves with why it was not kept, null when it was. */
  keep(name: string): Promise<string | null>
  onClose(): void
}

/** Asks for a name, and keeps under it; says at the field why it was not kept, and what was typed stays. */
export default function NameDialog({ title, example, keep, onClose }: NameDialogProps) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const refuse = (sentence: string) => {
    setError(sentence)
    setBusy(false)
    field.current?.focus()
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    // The dialog is drawn inside the order's own form, which is not to be sent.
    event.stopPropagation()
    const name = typed.trim()
    if (isBusy) return
    if (name === '') return refuse('Donne-lui un nom')
    setBusy(true)
    const why = await keep(name)
    if (why === null) onClose()
    else refuse(why)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button type="submit" form={formId} busy={isBusy} busyLabel="Enregistrement…">
            Enregistrer
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Annuler
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void save(event)} onKeyDown={keepEnter}>
        <TextField
          ref={field}
          id="favourite-name"
          name="favourite-name"
          label="Nom"
          required
          autoComplete="off"
          autoCapitalize="sentences"
          maxLength={60}
          placeholder={example}
          value={typed}
          error={error}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            setError(undefined)
          }}
        />
      </form>
    </Dialog>
  )
}

const formId = 'favourite-form'

/** In the order's own form Enter goes on to the next field; here it saves. */
function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.stopPropagation()
}
