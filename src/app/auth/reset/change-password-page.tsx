import { useState } from 'react'
import * as v from 'valibot'
import { Redirect } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { paths } from '#app/paths.ts'
import { resetHandover } from '#contract/handover/reset-handover.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import '../auth.css'

/** /change-password: needs the e-mail and the code in navigation state, else /forgot-password (section 2). */
export default function ChangePasswordPage() {
  const state: unknown = useHistoryState()
  const [handover] = useState(() => (v.is(resetHandover, state) ? state : null))
  return handover ? <NewPasswordForm {...handover} /> : <Redirect to={paths.forgotPassword} replace />
}
