import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { useLocation } from 'wouter'
import { paths } from '#app/paths.ts'
import type { Reply } from '#contract/endpoint.ts'
import { staffFactor } from '#contract/staff/second-factor.ts'
import { teamRoleWords } from '#contract/team-roles.ts'
import { longDay } from '#rules/moment/french.ts'
import { Card } from '#ui/frame/card.tsx'
import { Page } from '#ui/frame/page.tsx'
import { Stack } from '#ui/frame/stack.tsx'
import { Facts } from '#ui/lists/facts.tsx'
import { Banner } from '#ui/say/banner.tsx'
import { Skeleton } from '#ui/say/skeleton.tsx'
import { useReading } from '../inbox/use-reading.ts'
import { useTeamRole } from '../model/team-role.ts'
import { useStaffRoom } from '../model/use-staff-room.ts'
import { Unread } from '../pieces/unread.tsx'
import { useScreenTitle } from '#state/screen/use-screen-title.ts'
import { ManageFactor } from './manage-factor.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUpFactor } from './set-up-factor.tsx'

/** /bo/acces: what the member is in the team, and the second factor of the account. */
export function AccessPage() {
  useScreenTitle('Ton accès')
  const { world } = useStaffRoom()
  const { waits } = useSnapshot(world.factor.state)
  const { reply, failure, again } = useReading(staffFactor)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [, navigate] = useLocation()
  const role = useTeamRole()
  const leave = () => {
    setCodes(null)
    world.factor.waitsNoMore()
    if (waits) navigate(paths.staff)
    else void again()
  }
  return (
    <Page title="Ton accès" lead={`Ton rôle dans l’équipe : ${teamRoleWords[role]}.`} width="narrow">
      {failure !== null && (
        <Unread failure={failure} notRead="Ton accès n’a pas pu être lu." onRetry={() => void again()} />
      )}
      {codes !== null ? (
        <RecoveryCodes codes={codes} onKept={leave} />
      ) : reply === null ? (
        failure === null && <Skeleton shape="card" label="Chargement de ton accès" />
      ) : (
        <Card title="Second facteur">
          <Stack>
            <FactorHead factor={reply} />
            {reply.since === null ? (
              <SetUpFactor onCodes={setCodes} />
            ) : (
              <ManageFactor isDemanded={reply.isDemanded} onCodes={setCodes} onRemoved={() => void again()} />
            )}
          </Stack>
        </Card>
      )}
    </Page>
  )
}

/** How it stands: what it is where there is none. */
function FactorHead({ factor: { since, codesLeft, isDemanded } }: { readonly factor: Reply<typeof staffFactor> }) {
  if (since !== null)
    return (
      <Facts
        facts={[
          { label: 'Actif depuis', value: longDay(since) },
          { label: 'Codes de secours restants', value: codesLeft },
        ]}
      />
    )
  return (
    <>
      {isDemanded && (
        <Banner tone="info" role="status">
          Ici toute l’équipe se connecte avec un second facteur&nbsp;: ajoute le tien pour continuer.
        </Banner>
      )}
      <p>
        À la connexion, un code à 6 chiffres s’ajoute au mot de passe&nbsp;: une application de ton téléphone le donne,
        même sans réseau. Le mot de passe seul n’ouvre alors plus rien.
      </p>
    </>
  )
}
