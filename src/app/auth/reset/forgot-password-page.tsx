import * as v from 'valibot'
import { useHistoryState } from 'wouter/use-browser-location'
import { codeStepHandover, forgottenHandover } from '#contract/handover/reset-handover.ts'
import { CodeStep } from './code-step.tsx'
import { EmailStep } from './email-step.tsx'
import '../auth.css'

/**
 * /forgot-password: the e-mail, then the code. The step is in the navigation state, so it survives a reload and the
 * mail app, and Back works.
 */
export default function ForgotPasswordPage() {
  const state: unknown = useHistoryState()
  if (v.is(codeStepHandover, state)) return <CodeStep key="code" {...state} />
  const { email, wanted } = v.is(forgottenHandover, state) ? state : { email: '', wanted: undefined }
  return <EmailStep key="email" typed={email} wanted={wanted} />
}
