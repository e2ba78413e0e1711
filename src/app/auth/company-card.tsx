import { useRef, useState } from 'react'
import type { CheckedFormView } from '#state/use-checked-form.ts'
import { Button } from '#ui/button.tsx'
import { FoldCard } from '#ui/fold-card.tsx'
import { TextField } from '#ui/text-field.tsx'
import { CompanyFound } from './company-found.tsx'
import { askedOfCompanies, type RegisterValues } from './registration-values.ts'
import { useCompanyLookup } from './use-company-lookup.ts'

/** The third section of the register form (section 2), folded until somebody has a company; what is in it counts, folded or not. */
export function CompanyCard({ view }: { readonly view: CheckedFormView<RegisterValues> }) {
  const { form, shown, field } = view
  const { societe, siret } = shown.values
  const isFilled = askedOfCompanies.some((name) => shown.values[name].trim() !== '')
  const [open, setOpen] = useState(isFilled)
  const title = useRef<HTMLElement>(null)
  const lookup = useCompanyLookup(form, open)
  const remove = () => {
    form.type({ societe: '', tva: '', siret: '' })
    setOpen(false)
    title.current?.focus()
  }
  return (
    <FoldCard number={3} title="Facturer une société" aside={open || !isFilled ? 'facultatif' : societe || siret} open={open} onToggle={setOpen} titleRef={title}>
      <TextField
        {...field('siret')}
        label="SIREN"
        {...(lookup.isOffered && { hint: 'Neuf chiffres : le reste se remplit tout seul' })}
        error={lookup.problem ?? field('siret').error}
        inputMode="numeric"
        autoComplete="off"
        below={
          lookup.isOffered && (
            <Button variant="secondary" wide busy={lookup.isBusy} busyLabel="Recherche dans l’annuaire…" onClick={() => void lookup.look()}>
              Remplir depuis le SIREN
            </Button>
          )
        }
      />
      <CompanyFound {...lookup} form={form} />
      <TextField {...field('societe')} label="Nom de la société" autoComplete="organization" />
      <TextField {...field('tva')} label="Numéro de TVA" hint="FR suivi de 11 chiffres" autoCapitalize="characters" autoComplete="off" spellCheck={false} />
      {isFilled && (
        <Button variant="quiet" onClick={remove}>
          Ne pas facturer de société
        </Button>
      )}
    </FoldCard>
  )
}
