import { Suspense, useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { lazyWithRetry } from '#adapters/lazy-with-retry.ts'
import { forgiving } from '#adapters/report-mistake.ts'
import { withTimeout } from '#adapters/with-timeout.ts'
import { paths } from '#app/paths.ts'
import { useWorld, type World } from '#app/world.ts'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { useLoadedEarly } from '../use-loaded-early.ts'
import { DraftQuestionInPage } from './draft-question-in-page.tsx'
import { QuestionContext, type DraftQuestion } from './draft-question.ts'
import { signOut } from '#state/sign-out.ts'

const load = () => import('./draft-question-dialog.tsx')
const DraftQuestionDialog = lazyWithRetry(load)

/** « Se déconnecter »: at once, or after the question what becomes of the draft. `question` belongs in the page. */
export function useSignOut(): { readonly begin: () => void; readonly question: ReactNode } {
  const world = useWorld()
  const [, navigate] = useLocation()
  const [asking, ask] = useState(false)
  useLoadedEarly(load)
  const leave = (keepsDraft: boolean, hadDraft?: boolean) => {
    ask(false)
    void signOut(world, keepsDraft, hadDraft)
    navigate(paths.login, { replace: true })
  }
  const begin = async () => {
    if (await hasDraft(world)) ask(true)
    else leave(false, false)
  }
  const question: DraftQuestion = { device: world.device, installed: world.installed, onKeep: () => leave(true), onErase: () => leave(false), onStay: () => ask(false) }
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

/** A device that keeps nothing has none; one that does not say in time may have one. */
async function hasDraft({ belongings, session, sleep }: World): Promise<boolean> {
  const id = session.state.user?.id
  if (id === undefined) return false
  const isThere = belongings.hasDraft(id).catch(forgiving(() => false))
  return withTimeout(answerMs, isThere, sleep).catch(forgiving(() => true))
}

const answerMs = 1000
