import { Suspense, useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { lazy } from '#adapters/lazy/lazy.ts'
import { paths } from '#app/paths.ts'
import { useWorld } from '#app/world.ts'
import { hasDraft } from '#state/orders/has-draft.ts'
import { pageAlone } from '#ui/act/back-closes.ts'
import { ErrorBoundary } from '#ui/say/error-boundary.tsx'
import { Banner } from '#ui/say/banner.tsx'
import { Stack } from '#ui/frame/stack.tsx'
import { signOut } from '#state/leaving/sign-out.ts'
import { allWaitingWords } from '#state/outbox/waiting-words.ts'
import { useLoadedEarly } from '../use-loaded-early.ts'
import { DraftChoices } from './draft-choices.tsx'
import { useDraftQuestion, QuestionContext, type DraftQuestion } from './draft-question.ts'
import { DraftQuestionWords } from './draft-question-words.tsx'

const load = () => import('./draft-question-dialog.tsx')
const DraftQuestionDialog = lazy(load)

/** « Se déconnecter »: at once, or after the question what becomes of the draft. `question` belongs in the page. */
export function useSignOut(): { readonly begin: () => void; readonly question: ReactNode } {
  const world = useWorld()
  const [, navigate] = useLocation()
  const [asking, ask] = useState(false)
  useLoadedEarly(load)
  const leave = async (keepsDraft: boolean, hadDraft?: boolean) => {
    ask(false)
    await pageAlone()
    void signOut(world, keepsDraft, hadDraft)
    navigate(paths.login, { replace: true })
  }
  const begin = async () => {
    if (await hasDraft(world)) ask(true)
    else await leave(false, false)
  }
  const question: DraftQuestion = {
    device: world.device,
    installed: world.installed,
    waiting: allWaitingWords(world.mail.state.items),
    onKeep: () => void leave(true),
    onErase: () => void leave(false),
    onStay: () => ask(false),
  }
  return {
    begin: () => void begin(),
    question: asking && (
      <QuestionContext value={question}>
        <ErrorBoundary fallback={DraftQuestionInPage}>
          <Suspense>
            <DraftQuestionDialog />
          </Suspense>
        </ErrorBoundary>
      </QuestionContext>
    ),
  }
}

/** The same question where the dialog did not come: signing out does not wait for the network. */
function DraftQuestionInPage() {
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
