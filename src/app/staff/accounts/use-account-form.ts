import type * as v from 'valibot'
import type { Caller } from '#adapters/net/caller.ts'
import { failedCall, wordsOf } from '#state/connection/call-outcome.ts'
import { useCheckedForm } from '#state/form/use-checked-form.ts'
import { useStaffRoom } from '../model/use-staff-room.ts'

/** A form of a dialog whose call answers all accounts: how it ended is said in a toast. */
export function useAccountForm<Values extends Record<string, string>>(
  schema: v.GenericSchema<unknown, unknown>,
  blank: Values,
) {
  const { world } = useStaffRoom()
  const { form, shown, field, submit } = useCheckedForm<Values>(schema, blank)
  const send = async <Answer>(
    act: (call: Caller) => Promise<Answer>,
    done: string,
    onDone: (answer: Answer) => void,
  ) => {
    try {
      onDone(await act(world.call))
      world.toasts.show('ok', done)
    } catch (error) {
      const end = failedCall(error, 'Rien n’a changé : le serveur a refusé.')
      const words = end.ok ? null : wordsOf(end)
      if (words !== null) world.toasts.show('bad', words)
    }
  }
  return {
    field,
    shown,
    submit: (act: (values: Values) => Promise<void>) => submit(() => act(form.state.values)),
    send,
  }
}
