import { Button } from '#ui/act/button.tsx'
import { Dialog } from '#ui/act/dialog.tsx'
import { FlexWarningWords } from './flex-warning-words.tsx'

interface FlexWarningDialogProps {
  onClose(): void
  /** The order was to be sent when it was asked: it leaves as Flex. */
  onKept: (() => void) | null
  onPlanned(): void
}

/** Section 8, flex dialog: the comment names a moment that Flex does not promise. */
export default function FlexWarningDialog({ onClose, onKept, onPlanned }: FlexWarningDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Attention"
      actions={
        <>
          <Button data-opens-on onClick={onPlanned}>
            Choisir Planifiée
          </Button>
          {onKept && (
            <Button variant="secondary" onClick={onKept}>
              Garder Flex et valider
            </Button>
          )}
          <Button variant={onKept ? 'quiet' : 'secondary'} onClick={onClose}>
            Fermer
          </Button>
        </>
      }
    >
      <FlexWarningWords />
    </Dialog>
  )
}
