import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { Link } from 'wouter'
import { paths } from '#app/paths.ts'
import { useWorld } from '#app/world.ts'
import type { UserRecord } from '#contract/account/user-record.ts'
import { Button } from '#ui/act/button.tsx'
import { textLinkClass } from '#ui/act/text-link-class.ts'
import { Card } from '#ui/frame/card.tsx'
import { Page } from '#ui/frame/page.tsx'
import { Banner } from '#ui/say/banner.tsx'
import { useWide } from '#ui/frame/use-media.ts'
import { Skeleton } from '#ui/say/skeleton.tsx'
import { AccountCard } from './account-card.tsx'
import { AccountInvoicesCard } from './account-invoices-card.tsx'
import { MembersCard } from './members-card.tsx'
import { OrganisationForm } from './organisation-form.tsx'
import { OrganisationHead } from './organisation-head.tsx'
import { SettingsCard } from './settings-card.tsx'
import { createOrganisationStore, type OrganisationStore } from './organisation-store.ts'
import '#ui/frame/stack.css'
import './organisation.css'

/** /entreprise: what one's firm is called and billed as, and who is of it. */
export default function OrganisationPage() {
  const { call, session } = useWorld()
  const [store] = useState(() => createOrganisationStore(call))
  const user = useSnapshot(session.state).user as UserRecord | null
  useEffect(() => void store.load(), [store])
  const has = useSnapshot(store.state).organisation
  // Where there is room the name of the firm is the title.
  const isWide = useWide()
  // Signed out a moment ago: /login is on its way.
  if (user === null) return null
  return (
    <Page
      title={has && isWide ? null : 'Mon entreprise'}
      width={has ? 'wide' : 'narrow'}
      back={
        <Link href={paths.account} className={textLinkClass('back')}>
          Mon compte
        </Link>
      }
    >
      <Content store={store} user={user} />
    </Page>
  )
}

function Content({ store, user }: { readonly store: OrganisationStore; readonly user: UserRecord }) {
  const { organisation, failure } = useSnapshot(store.state) as OrganisationStore['state']
  if (failure !== null)
    return (
      <Banner
        tone="bad"
        role="alert"
        title={failure}
        action={
          <Button variant="secondary" small onClick={() => void store.load()}>
            Réessayer
          </Button>
        }
      />
    )
  if (organisation === undefined)
    return (
      <Card>
        <Skeleton lines={4} label="Chargement" />
      </Card>
    )
  if (organisation === null) return <NoOrganisation store={store} user={user} />
  const { account } = organisation
  return (
    <>
      <OrganisationHead organisation={organisation} store={store} />
      <div className="stack organisation-cards">
        {account !== null && <AccountCard account={account} />}
        <MembersCard organisation={organisation} store={store} />
        {account !== null && <AccountInvoicesCard {...account} />}
        <div className="stack">
          <SettingsCard organisation={organisation} store={store} />
        </div>
      </div>
    </>
  )
}

/** What it is for, and the way to make one. */
function NoOrganisation({ store, user }: { readonly store: OrganisationStore; readonly user: UserRecord }) {
  const [isMaking, make] = useState(false)
  if (isMaking)
    return (
      <Card title="Créer ton entreprise">
        <OrganisationForm store={store} user={user} onClose={() => make(false)} />
      </Card>
    )
  return (
    <Card>
      <p>
        Tu commandes à plusieurs ? Invite tes collègues : chacun garde son compte, et les factures sont au nom de
        l’entreprise.
      </p>
      <Button wide onClick={() => make(true)}>
        Créer mon entreprise
      </Button>
    </Card>
  )
}
