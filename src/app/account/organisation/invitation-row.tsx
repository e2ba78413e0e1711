import { inviteMember, withdrawInvitation, type Invitation } from '#contract/organisation/organisation.ts'
import { useWorld } from '#app/world.ts'
import { parisDay } from '#rules/moment/paris-time.ts'
import { Button } from '#ui/act/button.tsx'
import { IconButton } from '#ui/act/icon-button.tsx'
import { LineIcon } from '#ui/say/line-icon.tsx'
import { dayWords } from './account-words.ts'
import { MemberRow } from './member-row.tsx'
import type { OrganisationStore } from './organisation-store.ts'
import { useChange } from './use-change.ts'

/** Somebody who was invited: until when, another letter, or none after all. */
export function InvitationRow({
  invitation: { id, email, role, until },
  store,
}: {
  readonly invitation: Invitation
  readonly store: OrganisationStore
}) {
  const { isBusy, change } = useChange(store, 'L’invitation n’a pas changé.')
  return (
    <MemberRow
      tile={<LineIcon d="M3 5.5h18v13H3zM3.5 6l8.5 7 8.5-7" />}
      name={email}
      detail={`Lien jusqu’au ${dayWords(parisDay(until), parisDay(useWorld().now()))}`}
      role={
        <Button
          variant="quiet"
          small
          busy={isBusy}
          aria-label={`Renvoyer l’invitation à ${email}`}
          onClick={() =>
            void change((call) => call(inviteMember, { body: { email, role } }), `Invitation renvoyée à ${email}`)
          }
        >
          Renvoyer
        </Button>
      }
      remove={
        <IconButton
          label={`Retirer l’invitation de ${email}`}
          onClick={() =>
            void change((call) => call(withdrawInvitation, { params: { id }, body: {} }), 'Invitation retirée')
          }
        />
      }
    />
  )
}
