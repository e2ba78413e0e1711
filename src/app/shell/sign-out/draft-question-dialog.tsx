import { Dialog } from '#ui/dialog.tsx'
import { DraftChoices } from './draft-choices.tsx'
import { useDraftQuestion } from './draft-question.ts'
import { DraftQuestionWords } from './draft-question-words.tsx'

/** Before signing out: what becomes of the draft on this device. */
export default function DraftQuestionDialog() {
  const { onStay } = useDraftQuestion()
  return (
    <Dialog open onClose={onStay} title="Et ton brouillon ?" actions={<DraftChoices />}>
      <DraftQuestionWords />
    </Dialog>
  )
}
