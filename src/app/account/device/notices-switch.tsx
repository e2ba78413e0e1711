import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { useWorld } from '#app/world.ts'
import { capitalized } from '#rules/moment/french.ts'
import type { NoticesStanding } from '#state/notices/notices-state.ts'
import { Banner } from '#ui/say/banner.tsx'
import { Card } from '#ui/frame/card.tsx'
import { Note } from '#ui/say/note.tsx'
import { Switch } from '#ui/choose/switch.tsx'

/** « Par notification »: whether this device gets notices of orders. Nothing where the provider sends none. */
export function NoticesSwitch() {
  const { notices, device } = useWorld()
  const { standing, isFailed } = useSnapshot(notices.state)
  useEffect(() => void notices.look(), [notices])
  if (standing === 'unknown' || standing === 'not sent') return null
  const [isOn, canTurn] = [standing === 'on', standing === 'on' || standing === 'off']
  return (
    <Card title="Par notification">
      {isFailed && (
        <Banner tone="bad" role="alert" title="Rien n’a changé">
          Vérifie ta connexion et recommence.
        </Banner>
      )}
      <Switch
        name="notifications"
        label={`Sur ${device}`}
        detail="En préparation, en route, livrée : le numéro et l’état, rien d’autre"
        checked={isOn}
        disabled={!canTurn}
        onChange={() => void (isOn ? notices.turnOff() : notices.turnOn())}
      />
      <Note>{words(standing, capitalized(device))}</Note>
    </Card>
  )
}

function words(standing: NoticesStanding, device: string): string {
  switch (standing) {
    case 'not here':
      return `${device} n’en reçoit pas avec ce navigateur.`
    case 'once installed':
      return 'Sur iPhone et iPad, elles marchent une fois l’application sur l’écran d’accueil.'
    case 'refused':
      return 'Ton navigateur les refuse pour ce site : autorise-les dans ses réglages, puis reviens ici.'
    default:
      return 'Elles s’arrêtent aussi quand tu te déconnectes.'
  }
}
