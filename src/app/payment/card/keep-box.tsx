import { Checkbox } from '#ui/choose/checkbox.tsx'
import { Note } from '#ui/say/note.tsx'

interface KeepBoxProps {
  readonly keeps: boolean
  readonly busy: boolean
  onChange(keeps: boolean): void
}

/** Whether the processor keeps the card that is typed: never unless its holder says so. */
export function KeepBox({ keeps, busy, onChange }: KeepBoxProps) {
  return (
    <div>
      <Checkbox
        name="keepCard"
        label="Garder cette carte pour la prochaine fois"
        checked={keeps}
        disabled={busy}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <Note>C’est le prestataire de paiement qui la garde.</Note>
    </div>
  )
}
