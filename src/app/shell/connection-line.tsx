import { useSnapshot } from 'valtio'
import { Link } from 'wouter'
import { paths } from '#app/paths.ts'
import { useWorld } from '#app/world.ts'
import type { Lack } from '#state/connection.ts'
import { lackWords } from '#state/lack-words.ts'
import { waitingWords } from '#state/waiting-words.ts'
import { StatusStrip } from '#ui/status-strip.tsx'
import { textLinkClass } from '#ui/text-link-class.ts'

/** What the network keeps waiting: no network at all, a server that gives no answer, or one that asked to wait (R32); and what lies here until it is back, with the way there. */
export function ConnectionLine() {
  const { connection, mail } = useWorld()
  const { lacks, waitingMs } = useSnapshot(connection.state)
  const { items } = useSnapshot(mail.state)
  const [requests, messages] = [waitingWords(items, 'request'), waitingWords(items, 'message')]
  if (requests === null && messages === null) return <StatusStrip>{connectionWords(lacks, waitingMs)}</StatusStrip>
  return (
    <StatusStrip>
      {lacks !== null && `${lackWords[lacks].now}\u00A0: `}
      {requests && (
        <Link className={textLinkClass()} href={paths.history}>
          {requests}
        </Link>
      )}
      {requests && messages && ', '}
      {messages && (
        <a className={textLinkClass()} href={paths.contact}>
          {messages}
        </a>
      )}
    </StatusStrip>
  )
}

/** 'Hors ligne : rien ne part avant le retour du réseau.'; '' while nothing waits. */
export function connectionWords(lacks: Lack | null, waitingMs: number): string {
  if (lacks === 'network') return 'Hors ligne\u00A0: rien ne part avant le retour du réseau.'
  if (lacks === 'answer') return 'Le serveur ne répond pas\u00A0: rien ne part avant son retour.'
  if (waitingMs > 0) return `Beaucoup de demandes\u00A0: on patiente ${Math.ceil(waitingMs / 1000)}\u00A0s, puis on réessaie tout seul.`
  return ''
}
