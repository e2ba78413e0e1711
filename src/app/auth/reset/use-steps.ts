import { useLocation } from 'wouter'
import { paths } from '#app/paths.ts'
import type { CodeStepHandover, ResetHandover } from '#contract/reset-handover.ts'

/** The ways between the steps of a new password. */
export function useSteps() {
  const [, navigate] = useLocation()
  return {
    /** Back leads to the address again, as it was typed. */
    toCode(email: string, sentAt: Date | null) {
      navigate(paths.forgotPassword, { replace: true, state: { email } })
      navigate(paths.forgotPassword, { state: { email, sentAt: sentAt?.getTime() ?? null } satisfies CodeStepHandover })
    },
    sentAgain(email: string, sentAt: Date) {
      navigate(paths.forgotPassword, { replace: true, state: { email, sentAt: sentAt.getTime() } satisfies CodeStepHandover })
    },
    toEmail: (email: string) => navigate(paths.forgotPassword, { replace: true, state: { email } }),
    toPassword: (handover: ResetHandover) => navigate(paths.changePassword, { state: handover }),
  }
}
