import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useWorld } from '#app/world.ts'
import { Banner } from '#ui/say/banner.tsx'
import { Button } from '#ui/act/button.tsx'
import { Card } from '#ui/frame/card.tsx'
import { focusPage } from '#ui/frame/focus-page.ts'
import { IconButton } from '#ui/act/icon-button.tsx'
import { Note } from '#ui/say/note.tsx'
import { ToHomeScreen } from '#ui/frame/to-home-screen.tsx'
import './notices-card.css'

/** Offers notifications below a paid order, and takes a no. Nothing where they are on, refused or unavailable. */
export default function NoticesCard() {
  const { notices, device } = useWorld()
  const { standing, isBusy, isFailed } = useSnapshot(notices.state)
  const [isOffered, setOffered] = useState(false)
  useEffect(() => {
    let isHere = true
    void notices.mayOffer().then((may) => isHere && setOffered(may))
    return () => {
      isHere = false
    }
  }, [notices])
  const refuse = () => {
    notices.refuse()
    setOffered(false)
    focusPage()
  }
  if (!isOffered) return null
  return (
    <Card
      title="Être prévenu quand c’est livré"
      aside={standing === 'on' ? undefined : <IconButton label="Ne plus proposer" onClick={refuse} />}
    >
      <p>
        Une notification sur {device} quand ta commande part et quand elle est livrée. Son numéro et son état, rien
        d’autre.
      </p>
      {isFailed && (
        <Banner tone="bad" role="alert" title="Ça n’a pas marché">
          Vérifie ta connexion et recommence.
        </Banner>
      )}
      <div className="notices-said" role="status">
        {standing === 'on' && <Note tone="ok">C’est noté : tu seras prévenu. Pour arrêter : « Mes préférences ».</Note>}
        {standing === 'refused' && (
          <Note tone="warn">Ton navigateur les refuse pour ce site. Tu peux les autoriser dans ses réglages.</Note>
        )}
      </div>
      {standing === 'once installed' && (
        <>
          <Note>Sur iPhone et iPad, elles marchent une fois l’application sur l’écran d’accueil.</Note>
          <ToHomeScreen />
        </>
      )}
      {standing === 'off' && (
        <Button variant="secondary" wide busy={isBusy} onClick={() => void notices.turnOn()}>
          Activer les notifications
        </Button>
      )}
    </Card>
  )
}
