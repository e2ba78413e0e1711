import { useState } from 'react'
import { initialsOf } from '../profile/profile-values.ts'
import type { Organisation } from '#contract/organisation/organisation.ts'
import { formatSiren } from '#rules/price/invoice.ts'
import { Button } from '#ui/act/button.tsx'
import { useWide } from '#ui/frame/use-media.ts'
import { Note } from '#ui/say/note.tsx'
import { Card } from '#ui/frame/card.tsx'
import { OrganisationForm } from './organisation-form.tsx'
import type { OrganisationStore } from './organisation-store.ts'
import '../profile/person-head.css'
import './organisation.css'

interface OrganisationHeadProps {
  readonly organisation: Organisation
  readonly store: OrganisationStore
}

/** What it is called and billed as, where there is room as the title of the page; an owner changes it. */
export function OrganisationHead({ organisation, store }: OrganisationHeadProps) {
  const [isChanging, change] = useState(false)
  const isWide = useWide()
  const { name, role } = organisation
  if (isChanging)
    return (
      <>
        {isWide && <h1>Mon entreprise</h1>}
        <Card title="Modifier l’entreprise">
          <OrganisationForm store={store} organisation={organisation} onClose={() => change(false)} />
        </Card>
      </>
    )
  return (
    <div className="person-head">
      <span className="person-tile" aria-hidden="true">
        {initialsOf(...name.split(/\s+/, 2))}
      </span>
      <div className="person-words">
        {isWide ? <h1>{name}</h1> : <p className="person-name">{name}</p>}
        <BilledAs organisation={organisation} />
      </div>
      {role === 'owner' && (
        <Button variant="quiet" small onClick={() => change(true)}>
          Modifier
        </Button>
      )}
    </div>
  )
}

/** On a phone its SIREN and its town; where there is room, all that invoices say of it. */
function BilledAs({ organisation }: Pick<OrganisationHeadProps, 'organisation'>) {
  const isWide = useWide()
  const { siren, vatNumber } = organisation
  const { address, town } = addressParts(organisation)
  const words = isWide
    ? [`SIREN ${formatSiren(siren)}`, vatNumber && `TVA ${formatVatNumber(vatNumber)}`, address]
    : [`SIREN ${formatSiren(siren)}`, town]
  return <Note>{words.filter(Boolean).join(' · ')}</Note>
}

/** '1 rue Haute', '06400', 'Cannes' → '1 rue Haute, 06400 Cannes'; an address that says its town itself is whole. */
function addressParts({ address, city, postcode }: Organisation): { readonly address: string; readonly town: string } {
  const isWhole = postcode !== '' && address.includes(postcode)
  const town = [postcode, city].filter(Boolean).join(' ')
  return { address: isWhole || town === '' ? address : `${address}, ${town}`, town: city }
}

/** 'FR44732829320' → 'FR44 732 829 320', with no-break spaces; anything else as it is. */
function formatVatNumber(text: string): string {
  const { key, siren } = /^(?<key>FR\w\w)(?<siren>\d{9})$/.exec(text.replaceAll(/\s/g, ''))?.groups ?? {}
  return key === undefined || siren === undefined ? text : `${key}\u00A0${formatSiren(siren)}`
}
