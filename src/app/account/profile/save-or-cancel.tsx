import type { ComponentProps } from 'react'
import { Button } from '#ui/act/button.tsx'
import { SubmitButton } from '#ui/act/submit-button.tsx'

interface SaveOrCancelProps extends Pick<ComponentProps<typeof SubmitButton>, 'busy' | 'wait' | 'onStop'> {
  onCancel(): void
}

/** The end of a form of the account: « Enregistrer », and « Annuler » unless it waits to be sent. */
export function SaveOrCancel({ onCancel, ...submit }: SaveOrCancelProps) {
  return (
    <div className="account-buttons">
      <SubmitButton {...submit} busyLabel="Enregistrement…">
        Enregistrer
      </SubmitButton>
      {submit.wait?.step !== 'waiting' && (
        <Button variant="secondary" onClick={onCancel}>
          Annuler
        </Button>
      )}
    </div>
  )
}
