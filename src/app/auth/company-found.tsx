import type { CheckedForm } from '#state/checked-form.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import type { RegisterValues } from './registration-values.ts'
import { billedTo, type useCompanyLookup } from './use-company-lookup.ts'

/** What the directory said, with its source as its licence asks; another billing address than the head office's is offered, never put in its place. */
export function CompanyFound({ found, form }: Pick<ReturnType<typeof useCompanyLookup>, 'found'> & { readonly form: CheckedForm<RegisterValues> }) {
  const address = found?.found.address ?? null
  const offered = found?.isElsewhere && address !== null && form.state.values.adresse !== address.label ? address : null
  return (
    <div className="company-found">
      <div role="status">
        {found && (
          <Note tone="ok">
            Rempli depuis l’annuaire des entreprises de l’État{found.found.address && !found.isElsewhere ? ', adresse de facturation comprise' : ''}.
          </Note>
        )}
        {found?.found.isClosed && <Note tone="warn">D’après l’annuaire, cette société a cessé son activité.</Note>}
      </div>
      {offered && (
        <Button variant="secondary" wide onClick={() => form.type(billedTo(offered))}>
          Facturer à son siège : {offered.label}
        </Button>
      )}
    </div>
  )
}
