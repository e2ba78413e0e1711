import { staffMessages } from '#contract/staff/staff-day.ts'
import { longDayAndTime } from '#rules/moment/french.ts'
import { TextLink } from '#ui/act/text-link.tsx'
import { useScreenTitle } from '../pieces/use-screen-title.ts'
import { InboxPage } from './inbox-page.tsx'
import { MessageText } from './message-text.tsx'
import { useReading } from './use-reading.ts'

/** /bo/messages: what was written by the contact form. */
export function MessagesPage() {
  useScreenTitle('Messages')
  const { reply, failure, again } = useReading(staffMessages)
  return (
    <InboxPage
      title="Messages"
      lead="Écrits sur la page de contact, les plus récents d’abord."
      failure={failure}
      count={reply?.data.length ?? null}
      empty="Aucun message"
      emptyWords="Ce qu’un client écrit sur la page de contact arrive ici."
      onRetry={() => void again()}
    >
      {reply?.data.map(({ id, receivedAt, name, email, text, file }) => (
        <li key={id} className="card">
          <p className="staff-inbox-head">
            <b>{name}</b> <time dateTime={receivedAt.toISOString()}>{longDayAndTime(receivedAt)}</time>
          </p>
          <p className="staff-inbox-text">
            <MessageText text={text} />
          </p>
          {file !== null && <p className="staff-numbers-note">Pièce jointe, reçue par e-mail : {file}</p>}
          <TextLink href={`mailto:${email}`}>Répondre à {email}</TextLink>
        </li>
      ))}
    </InboxPage>
  )
}
