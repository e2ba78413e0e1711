import { useEffect, useState } from 'react'
import type { Endpoint } from '#contract/endpoint.ts'
import { removeFactor, renewRecoveryCodes } from '#contract/staff/second-factor.ts'
import { focusField } from '#state/form/use-checked-form.ts'
import { Button } from '#ui/act/button.tsx'
import { SubmitButton } from '#ui/act/submit-button.tsx'
import { TextField } from '#ui/ask/text-field.tsx'
import { Stack } from '#ui/frame/stack.tsx'
import { useStaffRoom } from '../model/use-staff-room.ts'
import { useFactorForm, type FactorForm } from './use-factor-form.ts'

interface ManageFactorProps {
  readonly isDemanded: boolean
  onCodes(codes: readonly string[]): void
  onRemoved(): void
}

/** What can be done with a second factor that is there; each asks for a code. */
export function ManageFactor({ isDemanded, onCodes, onRemoved }: ManageFactorProps) {
  const { world } = useStaffRoom()
  const [act, setAct] = useState<'renew' | 'remove' | null>(null)
  const stop = () => setAct(null)
  if (act === 'renew') return <Renew onCodes={onCodes} onStop={stop} />
  if (act === 'remove') {
    const removed = () => {
      world.toasts.show('ok', 'Second facteur retiré')
      onRemoved()
    }
    return <Remove onRemoved={removed} onStop={stop} />
  }
  return (
    <>
      <Button wide variant="secondary" onClick={() => setAct('renew')}>
        Refaire les codes de secours
      </Button>
      {!isDemanded && (
        <Button wide variant="secondary" onClick={() => setAct('remove')}>
          Retirer le second facteur
        </Button>
      )}
    </>
  )
}

function Renew({ onCodes, onStop }: Pick<ManageFactorProps, 'onCodes'> & { onStop(): void }) {
  const view = useFactorForm(renewRecoveryCodes, { code: '' }, 'code')
  return <CodeForm view={view} submit={view.send(onCodes)} act="Refaire les codes" onStop={onStop} />
}

function Remove({ onRemoved, onStop }: Pick<ManageFactorProps, 'onRemoved'> & { onStop(): void }) {
  const view = useFactorForm(removeFactor, { code: '' }, 'code')
  return <CodeForm view={view} submit={view.send(onRemoved)} act="Retirer" onStop={onStop} />
}

interface CodeFormProps {
  readonly view: Pick<FactorForm<Endpoint>, 'form' | 'field' | 'retry' | 'wait'>
  readonly submit: ReturnType<FactorForm<Endpoint>['send']>
  readonly act: string
  onStop(): void
}

function CodeForm({ view: { form, field, retry, wait }, submit, act, onStop }: CodeFormProps) {
  useEffect(() => focusField('code'), [])
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <TextField
          {...field('code')}
          label="Code de ton application, ou code de secours"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <SubmitButton wide busy={form.busy} busyLabel="Vérification…" wait={wait} onStop={retry.stop}>
          {act}
        </SubmitButton>
        <Button wide variant="secondary" onClick={onStop}>
          Revenir
        </Button>
      </Stack>
    </form>
  )
}
