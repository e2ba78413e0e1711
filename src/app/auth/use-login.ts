import { useState } from 'react'
import { useLocation } from 'wouter'
import { useWorld } from '#app/world.ts'
import type { UserRecord } from '#contract/account/user-record.ts'
import { credentialsSchema } from '#contract/account/account.ts'
import type { LoginHandover } from '#contract/handover/login-handover.ts'
import { focusField, useCheckedForm } from '#state/form/use-checked-form.ts'
import { useRetryWait } from '#state/connection/use-retry-wait.ts'
import { pathAfterSignIn } from './path-after-sign-in.ts'
import { signIn } from './sign-in.ts'

/** A login whose password was right, and whose code is asked for. */
export interface CodeStep {
  readonly step: string
  onOpen(token: string, user: UserRecord): void
  /** It waited too long: from the start. */
  onOver(words: string): void
  onBack(): void
}

/** A visit to the login form: opens a session, then goes to the page that was wanted, or to /commande. */
export function useLogin({ email = '', wanted }: LoginHandover) {
  const world = useWorld()
  const [, navigate] = useLocation()
  const { retry, wait } = useRetryWait(world.now)
  const view = useCheckedForm(credentialsSchema, { email, password: '', remember: false as boolean })
  const { form } = view
  /** What stays to be read of the last try: '' where its field says it; null before any. */
  const [failure, setFailure] = useState<string | null>(null)

  const [step, setStep] = useState<string | null>(null)
  const goOn = () => {
    world.begunRegistration.drop()
    world.toasts.show('ok', 'Connexion réussie !')
    navigate(pathAfterSignIn(wanted, world.session.state), { replace: true })
  }
  const codeStep: CodeStep | null =
    step === null
      ? null
      : {
          step,
          onOpen(token, user) {
            world.session.open(token, user)
            goOn()
          },
          onOver(words) {
            setStep(null)
            setFailure(words)
            world.toasts.show('bad', words)
          },
          onBack: () => setStep(null),
        }

  const connect = async () => {
    const end = await signIn(world, { ...form.state.values }, retry.options())
    if (end.ok) return end.step === undefined ? goOn() : setStep(end.step)
    if (end.message === null) return
    // What was told before it, in green perhaps, is over.
    world.toasts.clear()
    world.toasts.show('bad', end.message)
    const [wrong] = Object.keys(end.refusal?.errors ?? {})
    if (end.refusal) form.refuse(end.refusal)
    setFailure(wrong === undefined ? end.message : '')
    focusField(wrong ?? 'password')
  }
  return { view, failure, retry, wait, connect, codeStep } as const
}

export type Login = ReturnType<typeof useLogin>
