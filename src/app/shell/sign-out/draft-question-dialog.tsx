import { Dialog } from '#ui/act/dialog.tsx'
import { DraftChoices } from './draft-choices.tsx'
import { useDraftQuestion } from './draft-question.ts'
import { DraftQuestionWords } from './draft-question-words.tsx'

/** Before signing out: what becomes of the draft on this device. */
export default function DraftQuestionDialog() {
  const { onStay, waiting } = useDraftQuestion()
  return (
    <Dialog
      open
      onClose={onStay}
      title={waiting === null ? 'Et ton brouillon ?' : 'Et ce qui n’est pas parti ?'}
      actions={<DraftChoices />}
    >
      <DraftQuestionWords />
    </Dialog>
  )
}
