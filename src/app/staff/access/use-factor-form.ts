import type * as v from 'valibot'
import type { Answered } from '#adapters/net/caller.ts'
import { Refused } from '#adapters/failures/failures.ts'
import type { BodyOf, Endpoint } from '#contract/endpoint.ts'
import { failedCall, wordsOf } from '#state/connection/call-outcome.ts'
import { useRetryWait } from '#state/connection/use-retry-wait.ts'
import { focusField, useCheckedForm, type CheckedFormView } from '#state/form/use-checked-form.ts'
import { useStaffRoom } from '../model/use-staff-room.ts'

type Form = CheckedFormView<Record<string, string>>

export interface FactorForm<E extends Endpoint> extends ReturnType<typeof useRetryWait>, Pick<Form, 'field'> {
  readonly form: Form['shown']
  readonly type: Form['form']['type']
  send(onDone: (answer: Answered<E>) => void): ReturnType<Form['submit']>
}

/** A form of one secret, sent by one call: what is wrong is said at the field; `onOver`: another has to be begun. */
export function useFactorForm<E extends Endpoint>(
  endpoint: E,
  blank: BodyOf<E> & object,
  secret: 'password' | 'code',
  onOver: () => void = () => {},
): FactorForm<E> {
  const { world } = useStaffRoom()
  const { retry, wait } = useRetryWait(world.now)
  const { form, shown, field, submit } = useCheckedForm<Record<string, string>>(
    endpoint.body as v.GenericSchema<unknown, unknown>,
    blank as Record<string, string>,
  )
  const send = (onDone: (answer: Answered<E>) => void) =>
    submit(async () => {
      try {
        const body = { ...form.state.values } as BodyOf<E>
        onDone(await world.call(endpoint, { body, ...retry.options() }))
      } catch (failure) {
        const end = failedCall(failure, 'Rien n’a changé : le serveur a refusé.')
        const words = end.ok ? null : wordsOf(end)
        if (words === null) return
        if (failure instanceof Refused && failure.status === 422) {
          form.refuse({ message: null, errors: { [secret]: [words] } })
          return focusField(secret)
        }
        world.toasts.show('bad', words)
        if (failure instanceof Refused && failure.status === 409) onOver()
      }
    })
  return { form: shown, field, type: form.type, send, retry, wait }
}
