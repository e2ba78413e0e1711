import { useId } from 'react'
import * as v from 'valibot'
import { useWorld } from '#app/world.ts'
import { invitationBody, inviteMember } from '#contract/organisation/organisation.ts'
import { capitalized } from '#rules/moment/french.ts'
import { organisationRoles, roleNames, rolePurposes } from '#rules/text/organisation-roles.ts'
import { wordsOf } from '#state/connection/call-outcome.ts'
import { focusField, useCheckedForm } from '#state/form/use-checked-form.ts'
import { Button } from '#ui/act/button.tsx'
import { Dialog } from '#ui/act/dialog.tsx'
import { TextField } from '#ui/ask/text-field.tsx'
import { RadioCards } from '#ui/choose/radio-cards.tsx'
import type { OrganisationStore } from './organisation-store.ts'
import '#ui/frame/stack.css'

/** Asks whom to invite, and as what; the letter leaves at once. */
export default function InviteDialog({ store, onClose }: { readonly store: OrganisationStore; onClose(): void }) {
  const { toasts } = useWorld()
  const formId = useId()
  const { form, shown, field, submit } = useCheckedForm<v.InferInput<typeof invitationBody>>(invitationBody, blank)
  const send = async () => {
    const body = v.parse(invitationBody, form.state.values)
    const end = await store.change((call) => call(inviteMember, { body }), 'L’invitation n’a pas pu partir.')
    if (end.ok) {
      toasts.show('ok', `Invitation envoyée à ${body.email}`)
      return onClose()
    }
    if (end.message === null) return
    form.refuse({ message: end.message, errors: { email: [wordsOf(end) ?? end.message] } })
    focusField('email')
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Inviter quelqu’un"
      inReach
      actions={
        <>
          <Button type="submit" form={formId} busy={shown.busy} busyLabel="Envoi…">
            Envoyer l’invitation
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Annuler
          </Button>
        </>
      }
    >
      <form id={formId} className="stack" noValidate onSubmit={submit(send)}>
        <TextField
          {...field('email')}
          label="Son adresse e-mail"
          hint="Un lien y part, bon sept jours et une fois"
          required
          type="email"
          inputMode="email"
          autoComplete="off"
        />
        <RadioCards
          legend="Pour"
          name="role"
          value={shown.values.role}
          options={organisationRoles.map((role) => ({
            value: role,
            title: roleNames[role],
            detail: capitalized(rolePurposes[role]),
          }))}
          onChange={(role) => form.type({ role: role as typeof shown.values.role })}
        />
      </form>
    </Dialog>
  )
}

const blank = { email: '', role: 'member' } as const
