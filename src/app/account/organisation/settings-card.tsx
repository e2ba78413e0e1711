import { useState } from 'react'
import { Link } from 'wouter'
import { firmHistory } from '#contract/addresses.ts'
import { updateOrganisation, type Organisation } from '#contract/organisation/organisation.ts'
import { buttonClass } from '#ui/act/button-class.ts'
import { Switch } from '#ui/choose/switch.tsx'
import { Card } from '#ui/frame/card.tsx'
import { detailsOf } from './organisation-details.ts'
import type { OrganisationStore } from './organisation-store.ts'
import { useChange } from './use-change.ts'

interface SettingsCardProps {
  readonly organisation: Organisation
  readonly store: OrganisationStore
}

/** What an owner asks of every order, and the way to all of them. */
export function SettingsCard({ organisation, store }: SettingsCardProps) {
  const { isBusy, change } = useChange(store, 'Rien n’a changé. Réessaie.')
  const [asked, ask] = useState<boolean | null>(null)
  const demand = async (reference_demandee: boolean) => {
    ask(reference_demandee)
    await change(
      (call) => call(updateOrganisation, { body: { ...detailsOf(organisation), reference_demandee } }),
      reference_demandee ? 'Une référence est demandée à chaque commande' : 'La référence est facultative',
    )
    ask(null)
  }
  return (
    <>
      {organisation.role === 'owner' && (
        <Card>
          <Switch
            name="reference_demandee"
            label="Référence demandée"
            detail="Pas de commande sans elle. Elle figure sur les factures."
            checked={asked ?? organisation.demandsReference}
            disabled={isBusy}
            onChange={({ currentTarget }) => void demand(currentTarget.checked)}
          />
        </Card>
      )}
      <Link href={firmHistory} className={buttonClass('secondary', { wide: true })}>
        Voir les livraisons de l’entreprise
      </Link>
    </>
  )
}
