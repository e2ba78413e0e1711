import { useSnapshot } from 'valtio'
import { paths } from '#app/paths.ts'
import { useWorld } from '#app/world.ts'
import { waitingWords } from '#state/waiting-words.ts'
import { ActionWords } from '#ui/action-row.tsx'

/** What has not left this device yet, with the way there; nothing when all has. */
export function WaitingRow() {
  const { mail, device } = useWorld()
  const words = waitingWords(useSnapshot(mail.state).items)
  if (words === null) return null
  return (
    <a className="action-row" href={paths.contact}>
      <ActionWords icon={envelope} label={words} detail={`Gardé sur ${device}, part tout seul ; tu peux l’annuler`} />
    </a>
  )
}

const envelope = <path d="M3.5 6h17v12h-17zM3.5 6.5l8.5 6 8.5-6" />
