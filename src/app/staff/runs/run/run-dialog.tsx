import { useId } from 'react'
import * as v from 'valibot'
import type { StaffRun } from '#contract/staff/run-on-wire.ts'
import { makeRun } from '#contract/staff/staff-runs.ts'
import { teamRoleWords } from '#contract/team-roles.ts'
import { clock } from '#rules/moment/french.ts'
import { useCheckedForm } from '#state/form/use-checked-form.ts'
import { Button } from '#ui/act/button.tsx'
import { Dialog } from '#ui/act/dialog.tsx'
import { TextField } from '#ui/ask/text-field.tsx'
import { SelectField } from '#ui/choose/select-field.tsx'
import { Stack } from '#ui/frame/stack.tsx'
import type { RunDetails, RunsOfDay } from '../model/runs-store.ts'

interface RunDialogProps {
  /** None for one more. */
  readonly run?: StaffRun
  readonly drivers: RunsOfDay['drivers']
  /** Answers whether it was done: until then what is typed stays. */
  onSend(details: RunDetails): Promise<boolean>
  onClose(): void
}

/** Who drives a run, what, and from when on. */
export function RunDialog({ run, drivers, onSend, onClose }: RunDialogProps) {
  const formId = useId()
  const { field, form, shown, submit } = useCheckedForm(schema, {
    chauffeur: drivers.some(({ id }) => id === run?.driver.id) ? String(run?.driver.id) : '',
    plaque: run?.plate ?? '',
    depart: run === undefined ? '08:00' : clock(run.startsAt),
    transporteur: run?.carrier ?? '',
    charge_utile: run?.payloadKg?.toString() ?? '',
  })
  const send = async () => {
    if (await onSend(v.parse(schema, form.state.values))) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={run === undefined ? 'Nouvelle tournée' : `Tournée de ${run.driver.name}`}
      inReach
      actions={
        <>
          <Button wide type="submit" form={formId} busy={shown.busy} busyLabel="Envoi…">
            {run === undefined ? 'Créer' : 'Changer'}
          </Button>
          <Button wide variant="secondary" onClick={onClose}>
            Revenir
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit(send)}>
        <Stack>
          <SelectField
            {...field('chauffeur')}
            label="Chauffeur"
            placeholder="Choisis dans l’équipe"
            required
            options={drivers
              .toSorted((one, other) => Number(other.role === 'driver') - Number(one.role === 'driver'))
              .map(({ id, name, role }) => ({
                value: String(id),
                label: role === 'driver' ? name : `${name}, ${teamRoleWords[role]}`,
              }))}
            onChange={({ currentTarget: { value } }) => form.type({ chauffeur: value })}
            onBlur={() => form.pass('chauffeur')}
          />
          <TextField
            {...field('plaque')}
            label="Plaque"
            placeholder="AA-000-AA"
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={20}
            required
          />
          <TextField {...field('depart')} label="Au premier arrêt à" type="time" required />
          <TextField
            {...field('charge_utile')}
            label="Charge utile, en kg"
            hint="Une tournée plus lourde est signalée, jamais refusée"
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            optional
          />
          <TextField
            {...field('transporteur')}
            label="Autre transporteur"
            hint="Quand le véhicule n’est pas à nous"
            autoComplete="off"
            maxLength={200}
            optional
          />
        </Stack>
      </form>
    </Dialog>
  )
}

const { chauffeur, plaque, transporteur, charge_utile, depart } = makeRun.body.entries

/** As typed; the contract's own limits. */
const schema = v.object({
  chauffeur,
  plaque,
  depart,
  transporteur,
  charge_utile: v.pipe(
    v.string(),
    v.transform((text) => text.replaceAll(/\s/g, '')),
    v.transform((text) => (text === '' ? null : Number(text))),
    charge_utile.wrapped,
  ),
})
