import { useState } from 'react'
import { initialsOf } from '../profile/profile-values.ts'
import { lazy } from '#adapters/lazy/lazy.ts'
import { changeMemberRole, type Member, type Organisation } from '#contract/organisation/organisation.ts'
import { roleNames, type OrganisationRole } from '#rules/text/organisation-roles.ts'
import { Button } from '#ui/act/button.tsx'
import { IconButton } from '#ui/act/icon-button.tsx'
import { SelectField } from '#ui/choose/select-field.tsx'
import { Card } from '#ui/frame/card.tsx'
import { LazyPlace } from '#ui/say/lazy-place.tsx'
import { Note } from '#ui/say/note.tsx'
import { VisuallyHidden } from '#ui/say/visually-hidden.tsx'
import { offeredRoles } from './offered-roles.ts'
import { InvitationRow } from './invitation-row.tsx'
import type { OrganisationStore } from './organisation-store.ts'
import { useChange } from './use-change.ts'
import './members-card.css'

const InviteDialog = lazy(() => import('./invite-dialog.tsx'))
const RemoveDialog = lazy(() => import('./remove-dialog.tsx'))

interface MembersCardProps {
  readonly organisation: Organisation
  readonly store: OrganisationStore
}

/** Who is of the organisation and who is invited; an owner changes both, everybody may leave. */
export function MembersCard({ organisation, store }: MembersCardProps) {
  const { members, invitations, role } = organisation
  const [isInviting, invite] = useState(false)
  const [removed, remove] = useState<Member | null>(null)
  const me = members.find(({ isMe }) => isMe)
  return (
    <Card title="Les membres" aside={countWords(members.length, invitations.length)}>
      <ul>
        {members.map((member) => (
          <li key={member.id} className="member">
            <span className="member-tile" data-me={member.isMe || undefined} aria-hidden="true">
              {initialsOf(...member.name.split(/\s+/, 2)) || initialsOf(member.email)}
            </span>
            <div className="member-words">
              <strong>{member.name || member.email}</strong>
              <Note>{member.isMe ? 'toi' : member.email}</Note>
            </div>
            {role === 'owner' && !member.isMe ? (
              <OwnersControls member={member} store={store} onRemove={() => remove(member)} />
            ) : (
              <Note>{roleNames[member.role]}</Note>
            )}
          </li>
        ))}
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} store={store} />
        ))}
      </ul>
      {role === 'owner' && (
        <Button wide onClick={() => invite(true)}>
          Inviter quelqu’un
        </Button>
      )}
      {me && (
        <Button variant="quiet" small onClick={() => remove(me)}>
          Quitter l’entreprise
        </Button>
      )}
      {isInviting && (
        <LazyPlace>
          <InviteDialog store={store} onClose={() => invite(false)} />
        </LazyPlace>
      )}
      {removed !== null && (
        <LazyPlace>
          <RemoveDialog member={removed} organisation={organisation} store={store} onClose={() => remove(null)} />
        </LazyPlace>
      )}
    </Card>
  )
}

/** The role of a colleague, in force at once, and the way to take him out. */
function OwnersControls({
  member,
  store,
  onRemove,
}: {
  readonly member: Member
  readonly store: OrganisationStore
  onRemove(): void
}) {
  const { isBusy, change } = useChange(store, 'Le rôle n’a pas pu être changé.')
  const give = (role: OrganisationRole) =>
    change(
      (call) => call(changeMemberRole, { params: { id: member.id }, body: { role } }),
      `${member.name} : ${roleNames[role].toLowerCase()}`,
    )
  return (
    <>
      <SelectField
        id={`role-${member.id}`}
        name={`role-${member.id}`}
        label={<VisuallyHidden>Rôle de {member.name || member.email}</VisuallyHidden>}
        value={member.role}
        disabled={isBusy}
        options={offeredRoles(member.role).map((role) => ({ value: role, label: roleNames[role] }))}
        onChange={({ currentTarget }) => void give(currentTarget.value as OrganisationRole)}
      />
      <IconButton label={`Retirer ${member.name} de l’entreprise`} onClick={onRemove} />
    </>
  )
}

/** 3, 1 → '3, plus 1 invitation'. */
function countWords(members: number, invitations: number): string {
  if (invitations === 0) return String(members)
  return `${members}, plus ${invitations} invitation${invitations > 1 ? 's' : ''}`
}
