import { useState } from 'react'
import { initialsOf } from '../profile/profile-values.ts'
import { lazy } from '#adapters/lazy/lazy.ts'
import { changeMemberRole, type Member, type Organisation } from '#contract/organisation/organisation.ts'
import { organisationRoles, roleNames, type OrganisationRole } from '#rules/text/organisation-roles.ts'
import { Button } from '#ui/act/button.tsx'
import { IconButton } from '#ui/act/icon-button.tsx'
import { SelectField } from '#ui/choose/select-field.tsx'
import { Card } from '#ui/frame/card.tsx'
import { LazyPlace } from '#ui/say/lazy-place.tsx'
import { LineIcon } from '#ui/say/line-icon.tsx'
import { Note } from '#ui/say/note.tsx'
import { VisuallyHidden } from '#ui/say/visually-hidden.tsx'
import { InvitationRow } from './invitation-row.tsx'
import { MemberRow } from './member-row.tsx'
import type { OrganisationStore } from './organisation-store.ts'
import { useChange } from './use-change.ts'

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
    <Card title="Les membres" aside={<Note>{countWords(members.length, invitations.length)}</Note>}>
      <ul className="action-rows">
        {members.map((member) => {
          const isManaged = role === 'owner' && !member.isMe
          return (
            <MemberRow
              key={member.id}
              tile={initialsOf(...member.name.split(/\s+/, 2)) || initialsOf(member.email)}
              isMe={member.isMe}
              name={member.name || member.email}
              detail={member.isMe ? 'toi' : member.email}
              role={isManaged ? <RoleSelect member={member} store={store} /> : <Note>{roleNames[member.role]}</Note>}
              remove={
                isManaged && (
                  <IconButton
                    label={`Retirer ${member.name || member.email} de l’entreprise`}
                    onClick={() => remove(member)}
                  />
                )
              }
            />
          )
        })}
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} store={store} />
        ))}
      </ul>
      {role === 'owner' && (
        <Button wide icon={<LineIcon d="M12 5v14M5 12h14" />} onClick={() => invite(true)}>
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

/** The role of a colleague, in force at once. */
function RoleSelect({ member, store }: { readonly member: Member; readonly store: OrganisationStore }) {
  const { isBusy, change } = useChange(store, 'Le rôle n’a pas pu être changé.')
  const give = (role: OrganisationRole) =>
    change(
      (call) => call(changeMemberRole, { params: { id: member.id }, body: { role } }),
      `${member.name} : ${roleNames[role].toLowerCase()}`,
    )
  return (
    <SelectField
      id={`role-${member.id}`}
      name={`role-${member.id}`}
      label={<VisuallyHidden>Rôle de {member.name || member.email}</VisuallyHidden>}
      value={member.role}
      disabled={isBusy}
      options={organisationRoles.map((role) => ({ value: role, label: roleNames[role] }))}
      onChange={({ currentTarget }) => void give(currentTarget.value as OrganisationRole)}
    />
  )
}

/** 3, 1 → '3, plus 1 invitation'. */
function countWords(members: number, invitations: number): string {
  if (invitations === 0) return String(members)
  return `${members}, plus ${invitations} invitation${invitations > 1 ? 's' : ''}`
}
