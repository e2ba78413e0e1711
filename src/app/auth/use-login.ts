import { useState } from 'react'
import { useLocation } from 'wouter'
import { useWorld } from '#app/world.ts'
import { credentialsSchema } from '#contract/account/account.ts'
import type { LoginHandover } from '#contract/handover/login-handover.ts'
import { focusField, useCheckedForm } from '#state/form/use-checked-form.ts'
import { useRetryWait } from '#state/connection/use-retry-wait.ts'
import { pathAfterSignIn } from './path-after-sign-in.ts'
import { signIn } from './sign-in.ts'

/** A visit to the login form: opens a session, then goes to the page that was wanted, or to /commande. */
export function useLogin({ email = '', wanted }: LoginHandover) {
  const world = useWorld()
  const [, navigate] = useLocation()
  const { retry, wait } = useRetryWait(world.now)
  const view = useCheckedForm(credentialsSchema, { email, password: '', remember: false as boolean })
  const { form } = view
  /** What stays to be read of the last try: '' where its field says it; null before any. */
  const [failure, setFailure] = useState<string | null>(null)

  const connect = async () => {
    const end = await signIn(world, { ...form.state.values }, retry.options())
    if (end.ok) {
      world.begunRegistration.drop()
      world.toasts.show('ok', 'Connexion réussie !')
      return navigate(pathAfterSignIn(wanted, world.session.state), { replace: true })
    }
    if (end.message === null) return
    // What was told before it, in green perhaps, is over.
    world.toasts.clear()
    world.toasts.show('bad', end.message)
    const [wrong] = Object.keys(end.refusal?.errors ?? {})
    if (end.refusal) form.refuse(end.refusal)
    setFailure(wrong === undefined ? end.message : '')
    focusField(wrong ?? 'password')
  }
  return { view, failure, retry, wait, connect } as const
}

export type Login = ReturnType<typeof useLogin>
