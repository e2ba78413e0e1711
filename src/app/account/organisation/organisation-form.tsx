import { useEffect } from 'react'
import * as v from 'valibot'
import { profileOf } from '../profile/profile-values.ts'
import { SaveOrCancel } from '../profile/save-or-cancel.tsx'
import { useWorld } from '#app/world.ts'
import type { UserRecord } from '#contract/account/user-record.ts'
import {
  createOrganisation,
  organisationDetails,
  updateOrganisation,
  type Organisation,
} from '#contract/organisation/organisation.ts'
import { wordsOf } from '#state/connection/call-outcome.ts'
import { useRetryWait } from '#state/connection/use-retry-wait.ts'
import { focusField, useCheckedForm } from '#state/form/use-checked-form.ts'
import { TextField } from '#ui/ask/text-field.tsx'
import { detailsOf } from './organisation-details.ts'
import type { OrganisationStore } from './organisation-store.ts'
import '../account.css'
import '#ui/frame/stack.css'

type OrganisationFormProps = { readonly store: OrganisationStore; onClose(): void } & (
  | { readonly organisation: Organisation; readonly user?: never }
  | { readonly organisation?: never; readonly user: UserRecord }
)

/** Makes an organisation of what the account says of its company, or says anew what one is. */
export function OrganisationForm({ organisation, store, user, onClose }: OrganisationFormProps) {
  const { askBeforeLeaving, now, toasts } = useWorld()
  const { retry, wait } = useRetryWait(now)
  const blank = organisation ? detailsOf(organisation) : valuesOfAccount(user)
  const { form, shown, field, submit } = useCheckedForm(organisationDetails, blank)
  useEffect(() => focusField('nom'), [])
  useEffect(() => (shown.typed.length > 0 ? askBeforeLeaving() : undefined), [shown.typed, askBeforeLeaving])

  const save = async () => {
    const endpoint = organisation ? updateOrganisation : createOrganisation
    const body = {
      ...v.parse(organisationDetails, form.state.values),
      reference_demandee: organisation?.demandsReference,
    }
    const end = await store.change(
      (call) => call(endpoint, { body, ...retry.options() }),
      'L’entreprise n’a pas pu être enregistrée.',
    )
    if (end.ok) {
      toasts.show('ok', organisation ? 'Entreprise mise à jour' : 'Ton entreprise est créée')
      return onClose()
    }
    if (end.message === null) return
    toasts.show('bad', wordsOf(end) ?? end.message)
    if (end.refusal) form.refuse(end.refusal)
  }
  return (
    <form className="stack" noValidate aria-label="Entreprise" onSubmit={submit(save)}>
      <TextField {...field('nom')} label="Nom de l’entreprise" required autoComplete="organization" />
      <div className="stack" data-row="s">
        <TextField {...field('siren')} label="SIREN ou SIRET" required inputMode="numeric" autoComplete="off" />
        <TextField {...field('tva')} label="N° de TVA" optional autoComplete="off" autoCapitalize="characters" />
      </div>
      <TextField {...field('adresse')} label="Adresse de facturation" required autoComplete="street-address" />
      <div className="stack" data-row="s">
        <TextField {...field('codePostal')} label="Code postal" inputMode="numeric" autoComplete="postal-code" />
        <TextField {...field('ville')} label="Ville" autoComplete="address-level2" autoCapitalize="words" />
      </div>
      <SaveOrCancel busy={shown.busy} wait={wait} onStop={retry.stop} onCancel={onClose} />
    </form>
  )
}

function valuesOfAccount(user: UserRecord) {
  const { societe, siret, tva, adresseFacturation, codePostal, ville } = profileOf(user)
  return { nom: societe, siren: siret, tva, adresse: adresseFacturation, codePostal, ville }
}
