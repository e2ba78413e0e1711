import { useLocation } from 'wouter'
import { paths } from '#app/paths.ts'
import type { WantedPage } from '#contract/handover/login-handover.ts'
import type { CodeStepHandover, ResetHandover } from '#contract/handover/reset-handover.ts'

/** The ways between the steps of a new password. `wanted`: the page that led to them. */
export function useSteps(wanted: WantedPage | undefined) {
  const [, navigate] = useLocation()
  return {
    /** Back leads to the address again, as it was typed. */
    toCode(email: string, sentAt: Date | null) {
      navigate(paths.forgotPassword, { replace: true, state: { email, wanted } })
      navigate(paths.forgotPassword, {
        state: { email, sentAt: sentAt?.getTime() ?? null, wanted } satisfies CodeStepHandover,
      })
    },
    sentAgain(email: string, sentAt: Date) {
      navigate(paths.forgotPassword, {
        replace: true,
        state: { email, sentAt: sentAt.getTime(), wanted } satisfies CodeStepHandover,
      })
    },
    toEmail: (email: string) => navigate(paths.forgotPassword, { replace: true, state: { email, wanted } }),
    toPassword: (handover: Pick<ResetHandover, 'email' | 'code'>) =>
      navigate(paths.changePassword, { state: { ...handover, wanted } satisfies ResetHandover }),
  }
}
