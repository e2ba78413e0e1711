import { useEffect, useState } from 'react'
import { useLocation, useParams } from 'wouter'
import { paths } from '#app/paths.ts'
import { useWorld } from '#app/world.ts'
import type { Reply } from '#contract/endpoint.ts'
import { acceptInvitation, readInvitation } from '#contract/organisation/invitation-link.ts'
import { rolePurposes } from '#rules/text/organisation-roles.ts'
import { failedCall, wordsOf } from '#state/connection/call-outcome.ts'
import { Button } from '#ui/act/button.tsx'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { Card } from '#ui/frame/card.tsx'
import { Page } from '#ui/frame/page.tsx'
import { Banner } from '#ui/say/banner.tsx'
import { Skeleton } from '#ui/say/skeleton.tsx'

/** /invitation/…: into which organisation a letter's link leads, and the way in. */
export default function InvitationPage() {
  const { token = '' } = useParams()
  const { invitation, failure, isBusy, accept } = useInvitation(token)
  return (
    <Page title="Invitation" width="narrow">
      {failure !== null && (
        <Banner tone="bad" role="alert" title={failure}>
          <ButtonLink href={paths.organisation} variant="secondary">
            Mon entreprise
          </ButtonLink>
        </Banner>
      )}
      {failure === null && (
        <Card>
          {invitation === null ? (
            <Skeleton lines={2} label="Chargement" />
          ) : (
            <>
              <p>
                <strong>{invitation.organisation}</strong> t’invite, pour {rolePurposes[invitation.role]}. Tes commandes
                d’avant restent à toi seul.
              </p>
              <Button wide busy={isBusy} onClick={() => void accept()}>
                Rejoindre l’entreprise
              </Button>
            </>
          )}
        </Card>
      )}
    </Page>
  )
}

function useInvitation(token: string) {
  const { call, toasts } = useWorld()
  const [, navigate] = useLocation()
  const [invitation, setInvitation] = useState<Reply<typeof readInvitation> | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    const giveUp = new AbortController()
    call(readInvitation, { params: { token }, signal: giveUp.signal }).then(setInvitation, (error: unknown) => {
      const end = failedCall(error, unread)
      if (!end.ok && !giveUp.signal.aborted) setFailure(wordsOf(end))
    })
    return () => giveUp.abort()
  }, [call, token])
  const accept = async () => {
    setBusy(true)
    try {
      const { organisation } = await call(acceptInvitation, { params: { token }, body: {} })
      toasts.show('ok', `Tu es chez ${organisation}`)
      navigate(paths.organisation, { replace: true })
    } catch (error) {
      const end = failedCall(error, untaken)
      if (!end.ok) setFailure(wordsOf(end))
    } finally {
      setBusy(false)
    }
  }
  return { invitation, failure, isBusy, accept }
}

const unread = 'L’invitation n’a pas pu être lue.'
const untaken = 'L’invitation n’a pas pu être acceptée : regarde « Mon entreprise », puis réessaie.'
