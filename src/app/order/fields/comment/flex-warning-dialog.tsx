import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FlexWarningWords } from './flex-warning-words.tsx'

interface FlexWarningDialogProps {
  onClose(): void
  onPlanned(): void
}

/** Section 8, flex dialog: the comment names a moment that Flex does not promise. */
export default function FlexWarningDialog({ onClose, onPlanned }: FlexWarningDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Attention"
      actions={
        <>
          <Button onClick={onPlanned}>Choisir Planifiée</Button>
          <Button variant="secondary" onClick={onClose}>
            Fermer
          </Button>
        </>
      }
    >
      <FlexWarningWords />
    </Dialog>
  )
}
