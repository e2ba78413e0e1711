import { Banner } from '#ui/banner.tsx'
import { Stack } from '#ui/stack.tsx'
import { DraftChoices } from './draft-choices.tsx'
import { DraftQuestionWords } from './draft-question-words.tsx'

/** The same question where the dialog did not come: signing out does not wait for the network. */
export function DraftQuestionInPage() {
  return (
    <Banner tone="warn" role="alert" title="Et ton brouillon ?">
      <DraftQuestionWords />
      <Stack gap="s">
        <DraftChoices />
      </Stack>
    </Banner>
  )
}
