import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { paths } from '#app/paths.ts'
import { useWorld } from '#app/world.ts'
import { registrationSchema } from '#contract/account/account.ts'
import type { LoginHandover } from '#contract/handover/login-handover.ts'
import { focusField, useCheckedForm } from '#state/form/use-checked-form.ts'
import { useRetryWait } from '#state/connection/use-retry-wait.ts'
import { register } from './register.ts'
import { begunValues, blankRegistration, keepable, type RegisterValues } from './registration-values.ts'

/** A visit to the register form: creates the account, then goes to /login. `onCreated` gets what signs in to it. */
export function useRegistration(
  { email = '', wanted }: LoginHandover,
  onCreated: (account: Pick<RegisterValues, 'email' | 'password'>) => void,
) {
  const world = useWorld()
  const { begunRegistration } = world
  const [, navigate] = useLocation()
  const [failure, setFailure] = useState<string>()
  const [firstName, setFirstName] = useState('')
  const { retry, wait } = useRetryWait(world.now)
  const [begun] = useState(() => begunValues(begunRegistration.read()))
  const [isRestored, setRestored] = useState(begun !== null)
  const view = useCheckedForm(registrationSchema, begun ?? { ...blankRegistration, email })
  const { form, shown } = view
  useEffect(() => {
    const values = keepable(shown.values)
    if (values === null) begunRegistration.drop()
    else begunRegistration.keep(values)
  }, [begunRegistration, shown.values])

  const forget = () => {
    form.clear(blankRegistration)
    setRestored(false)
  }
  const create = async () => {
    setFailure(undefined)
    const { ...values } = form.state.values
    const end = await register(world, values, retry.options())
    if (end.ok) {
      onCreated({ email: values.email.trim(), password: values.password })
      setFirstName(values.prenom.trim())
      forget()
      return navigate(paths.login, {
        state: { message: welcome, occasion: 'registered', email: values.email.trim(), wanted } satisfies LoginHandover,
      })
    }
    if (end.message === null) return
    const [refused] = Object.keys(end.refusal?.errors ?? {}).filter((name) => name in blankRegistration)
    if (end.refusal) form.refuse(end.refusal)
    // Said once: under its field when it has one.
    if (refused === undefined) setFailure(end.message)
    else focusField(refused)
  }
  return { view, failure, firstName, isRestored, forget, retry, wait, create } as const
}

export type Registration = ReturnType<typeof useRegistration>

const welcome = 'Inscription réussie ! Tu peux maintenant te connecter.'
