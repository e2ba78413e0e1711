import { useState, type FormEvent } from 'react'
import { blockSupplier, longestNote, noteOrder } from '#contract/staff/staff-order.ts'
import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { Button } from '#ui/act/button.tsx'
import { TextField } from '#ui/ask/text-field.tsx'
import { Stack } from '#ui/frame/stack.tsx'
import { AskDialog } from './ask-dialog.tsx'
import { useAnswer } from './use-answer.ts'

/** A note on an order, for colleagues. */
export function NoteDialog({ order: { id } }: { readonly order: StaffOrder }) {
  const { busy, failure, answer } = useAnswer()
  return (
    <WordsDialog
      title={`Noter sur la commande n° ${id}`}
      label="Note"
      hint="Dans le journal, pour l’équipe"
      missing="Écris ta note"
      longest={longestNote}
      act="Noter"
      busy={busy}
      failure={failure}
      onWords={(note) => void answer(noteOrder, { params: { id }, body: { note } }, `n° ${id} : noté`)}
    >
      <p>Son client la lit s’il demande ses données : n’écris que ce que tu lui dirais.</p>
    </WordsDialog>
  )
}

/** Lets a customer order nothing any more, or again. */
export function BlockDialog({ order: { id, supplier, blocked } }: { readonly order: StaffOrder }) {
  const { busy, failure, answer } = useAnswer()
  const send = (motif: string | null) =>
    void answer(
      blockSupplier,
      { params: { id }, body: { motif } },
      motif === null ? `${supplier} : débloqué` : `${supplier} : bloqué`,
    )
  if (blocked !== '')
    return (
      <AskDialog
        title={`Débloquer ${supplier} ?`}
        failure={failure}
        act={
          <Button wide busy={busy} busyLabel="Envoi…" onClick={() => send(null)}>
            Débloquer
          </Button>
        }
      >
        <p>Bloqué pour : {blocked}. Débloqué, il commande à nouveau.</p>
      </AskDialog>
    )
  return (
    <WordsDialog
      title={`Bloquer ${supplier} ?`}
      label="Motif"
      hint="Le client le lit quand il veut commander"
      missing="Dis pourquoi, en quelques mots"
      longest={200}
      act="Bloquer"
      busy={busy}
      failure={failure}
      onWords={send}
    >
      <p>Lui et son entreprise ne commandent plus. Les commandes passées suivent leur cours.</p>
    </WordsDialog>
  )
}

interface WordsDialogProps {
  readonly title: string
  readonly label: string
  readonly hint: string
  readonly missing: string
  readonly longest: number
  readonly act: string
  readonly busy: boolean
  readonly failure: string | null
  onWords(words: string): void
  readonly children: React.ReactNode
}

/** Asks for a line that may not be empty. */
function WordsDialog({
  title,
  label,
  hint,
  missing,
  longest,
  act,
  busy,
  failure,
  onWords,
  children,
}: WordsDialogProps) {
  const [words, write] = useState('')
  const [isTold, tell] = useState(false)
  const isMissing = words.trim() === ''
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isMissing) return tell(true)
    onWords(words)
  }
  return (
    <AskDialog
      title={title}
      failure={failure}
      inReach
      act={
        <Button wide type="submit" form="staff-words" busy={busy} busyLabel="Envoi…">
          {act}
        </Button>
      }
    >
      <form id="staff-words" noValidate onSubmit={send}>
        <Stack>
          {children}
          <TextField
            name="mots"
            label={label}
            hint={hint}
            autoComplete="off"
            maxLength={longest}
            value={words}
            onChange={({ currentTarget }) => write(currentTarget.value)}
            error={isTold && isMissing ? missing : undefined}
          />
        </Stack>
      </form>
    </AskDialog>
  )
}
