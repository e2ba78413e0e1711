import { useState } from 'react'
import { initialsOf } from '../profile/profile-values.ts'
import type { Organisation } from '#contract/organisation/organisation.ts'
import { formatSiren } from '#rules/price/invoice.ts'
import { Button } from '#ui/act/button.tsx'
import { Card } from '#ui/frame/card.tsx'
import { OrganisationForm } from './organisation-form.tsx'
import type { OrganisationStore } from './organisation-store.ts'
import '../profile/person-head.css'

interface OrganisationHeadProps {
  readonly organisation: Organisation
  readonly store: OrganisationStore
}

/** What it is called and billed as; an owner changes it. */
export function OrganisationHead({ organisation, store }: OrganisationHeadProps) {
  const [isChanging, change] = useState(false)
  const { name, siren, city, role } = organisation
  if (isChanging)
    return (
      <Card title="Modifier l’entreprise">
        <OrganisationForm store={store} organisation={organisation} onClose={() => change(false)} />
      </Card>
    )
  return (
    <div className="person-head">
      <span className="person-tile" aria-hidden="true">
        {initialsOf(...name.split(/\s+/, 2))}
      </span>
      <div className="person-words">
        <p className="person-name">{name}</p>
        <p className="person-company">{[`SIREN ${formatSiren(siren)}`, city].filter(Boolean).join(' · ')}</p>
      </div>
      {role === 'owner' && (
        <Button variant="quiet" small onClick={() => change(true)}>
          Modifier
        </Button>
      )}
    </div>
  )
}
