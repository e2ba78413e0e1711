import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { Link } from 'wouter'
import { staffOrderPath } from '#app/paths.ts'
import { forgiving } from '#adapters/failures/report-mistake.ts'
import { staffMessages, type StaffMessage } from '#contract/staff/staff-day.ts'
import { phoneIn } from '#rules/text/phone.ts'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { textLinkClass } from '#ui/act/text-link-class.ts'
import { Badge } from '#ui/say/badge.tsx'
import { CallLink } from '../detail/call-link.tsx'
import { useStaffRoom } from '../model/use-staff-room.ts'
import { StaffIcon } from '../pieces/staff-icon.tsx'
import { useScreenTitle } from '#state/screen/use-screen-title.ts'
import { InboxPage } from './inbox-page.tsx'
import { MessageText } from './message-text.tsx'
import { messageParts, replyLink } from './message-words.ts'
import { ReceivedAt } from './received-at.tsx'
import { useReading } from './use-reading.ts'

/** /bo/messages: what was written by the contact form, and the way to answer it. */
export function MessagesPage() {
  useScreenTitle('Messages')
  const { reply, failure, again } = useReading(staffMessages)
  const { world } = useStaffRoom()
  const messages = reply?.data ?? null
  const isNew = useNewMessages(messages)
  const fresh = messages?.filter(isNew).length ?? 0
  return (
    <InboxPage
      title="Messages"
      lead={
        fresh === 0
          ? 'Écrits sur la page de contact, les plus récents d’abord.'
          : `${fresh} ${fresh === 1 ? 'nouveau message' : 'nouveaux messages'} depuis ta dernière visite, les plus récents d’abord.`
      }
      failure={failure}
      count={messages?.length ?? null}
      empty="Aucun message"
      emptyWords="Ce qu’un client écrit sur la page de contact arrive ici."
      onRetry={() => void again()}
    >
      <MessageList messages={messages ?? []} isNew={isNew} now={world.now()} />
    </InboxPage>
  )
}

interface MessageListProps {
  readonly messages: readonly StaffMessage[]
  readonly now: Date
  isNew(message: StaffMessage): boolean
}

/** Each message with its answer under it; the newest that nobody has seen here is the one to answer. */
export function MessageList({ messages, isNew, now }: MessageListProps) {
  const first = messages.find(isNew)
  return messages.map((message) => {
    const { id, receivedAt, name, email, text, file, account } = message
    const { title, rest } = messageParts(text)
    const phone = phoneIn(text) ?? account?.phone ?? ''
    return (
      <li key={id} className="card">
        <p className="staff-inbox-head">
          <span>
            <b>{name}</b> {isNew(message) && <Badge tone="primary">Nouveau</Badge>}
          </span>{' '}
          <ReceivedAt at={receivedAt} now={now} />
        </p>
        {title !== '' && (
          <h2 className="card-title">
            <MessageText text={title} />
          </h2>
        )}
        {rest !== '' && (
          <p className="staff-inbox-text">
            <MessageText text={rest} />
          </p>
        )}
        {file !== null && <p className="staff-numbers-note">Pièce jointe, reçue par e-mail : {file}</p>}
        <p className="staff-numbers-note">
          {email} · <Behind account={account} />
        </p>
        <div className="staff-next">
          <ButtonLink
            small
            variant={message === first ? 'primary' : 'secondary'}
            href={replyLink(message)}
            aria-label={`Répondre à ${name}, ${email}`}
            icon={<StaffIcon name="mail" />}
          >
            Répondre
          </ButtonLink>
          {phone !== '' && <CallLink phone={phone} name={name} />}
        </div>
      </li>
    )
  })
}

/** Whose address it is, as far as it can be known: anybody may have written it. */
function Behind({ account }: Pick<StaffMessage, 'account'>) {
  if (account === null) return 'aucun compte à cette adresse'
  const { company, lastOrder } = account
  return (
    <>
      compte client{company !== '' && ` (${company})`},{' '}
      {lastOrder === null ? (
        'sans commande'
      ) : (
        <>
          dernière commande{' '}
          <Link href={staffOrderPath(lastOrder)} className={textLinkClass()}>
            n° {lastOrder}
          </Link>
        </>
      )}
    </>
  )
}

/** Which messages this device has not shown to its member; where it has shown none at all, those of the last day. */
function useNewMessages(messages: readonly StaffMessage[] | null) {
  const { world } = useStaffRoom()
  const { copies } = world
  const userId = useSnapshot(world.session.state).user?.id
  const newest = messages?.[0]?.id
  const [seen, setSeen] = useState<number | null | undefined>()
  useEffect(() => {
    if (userId === undefined || newest === undefined) return
    void copies
      .seenMessage(userId)
      .then((id) => {
        setSeen((before) => (before === undefined ? id : before))
        return copies.sawMessage(userId, newest)
      })
      .catch(forgiving(() => {}))
  }, [copies, userId, newest])
  return ({ id, receivedAt }: StaffMessage) =>
    seen === null ? world.now().getTime() - receivedAt.getTime() < dayMs : seen !== undefined && id > seen
}

const dayMs = 86_400_000
