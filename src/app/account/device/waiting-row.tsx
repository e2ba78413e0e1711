import { useSnapshot } from 'valtio'
import { Link } from 'wouter'
import { paths } from '#app/paths.ts'
import { useWorld } from '#app/world.ts'
import { waitingWords } from '#state/outbox/waiting-words.ts'
import { ActionWords } from '#ui/act/action-row.tsx'

/** What has not left this device yet, with the way there; nothing when all has. */
export function WaitingRow() {
  const { mail, device } = useWorld()
  const { items } = useSnapshot(mail.state)
  const [requests, messages] = [waitingWords(items, 'request'), waitingWords(items, 'message')]
  const detail = `Gardé sur ${device}, part tout seul ; tu peux l’annuler`
  return (
    <>
      {requests && (
        <Link className="action-row" href={paths.history}>
          <ActionWords icon={envelope} label={requests} detail={detail} />
        </Link>
      )}
      {messages && (
        <a className="action-row" href={paths.contact}>
          <ActionWords icon={envelope} label={messages} detail={detail} />
        </a>
      )}
    </>
  )
}

const envelope = 'M3.5 6h17v12h-17zM3.5 6.5l8.5 6 8.5-6'
