import { Banner } from '#ui/say/banner.tsx'
import { Stack } from '#ui/frame/stack.tsx'
import { DraftChoices } from './draft-choices.tsx'
import { useDraftQuestion } from './draft-question.ts'
import { DraftQuestionWords } from './draft-question-words.tsx'

/** The same question where the dialog did not come: signing out does not wait for the network. */
export function DraftQuestionInPage() {
  const { waiting } = useDraftQuestion()
  return (
    <Banner tone="warn" role="alert" title={waiting === null ? 'Et ton brouillon ?' : 'Et ce qui n’est pas parti ?'}>
      <DraftQuestionWords />
      <Stack gap="s">
        <DraftChoices />
      </Stack>
    </Banner>
  )
}
