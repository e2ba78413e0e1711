import { Link } from 'wouter'
import { paths } from '#app/paths.ts'
import { useWorld } from '#app/world.ts'
import { readOrganisation } from '#contract/organisation/organisation.ts'
import { useTakes } from '#state/orders/use-takes.ts'
import { ActionLink } from '#ui/act/action-link.tsx'
import { ActionRows } from '#ui/act/action-row.tsx'
import { Card } from '#ui/frame/card.tsx'
import { AccountSection } from '../account-section.tsx'

/** The way to the firm that one orders for with colleagues, where the provider has such. */
export function OrganisationSection() {
  const { takes } = useWorld()
  if (!useTakes(readOrganisation, { takes })) return null
  return (
    <AccountSection title="À plusieurs">
      <Card>
        <ActionRows>
          <Link href={paths.organisation} asChild>
            <ActionLink icon={building} label="Mon entreprise" detail="Tes collègues, et des factures à son nom" />
          </Link>
        </ActionRows>
      </Card>
    </AccountSection>
  )
}

const building = 'M4 20.5v-16h9v16M13 9.5h7v11M2.5 20.5h19M7 8h3M7 12h3M7 16h3M16 13h1.5M16 16.5h1.5'
