import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { useWorld } from '#app/world.ts'
import { brand } from '#content/company.ts'
import { Button } from '#ui/act/button.tsx'
import { Card } from '#ui/frame/card.tsx'
import { focusPage } from '#ui/frame/focus-page.ts'
import { IconButton } from '#ui/act/icon-button.tsx'
import { ToHomeScreen } from '#ui/frame/to-home-screen.tsx'

/** Offers the app for the home screen, once, and takes a no. Gone when it is there. */
export default function InstallCard() {
  const { install, device } = useWorld()
  const { way } = useSnapshot(install.state)
  const [isOver, setOver] = useState(false)
  if (isOver || (way !== 'asks' && way !== 'by hand')) return null
  const refuse = () => {
    install.refuse()
    setOver(true)
    focusPage()
  }
  const ask = async () => {
    await install.ask()
    setOver(true)
    focusPage()
  }
  return (
    <Card title={`${brand} sur ${device}`} aside={<IconButton label="Ne plus proposer" onClick={refuse} />}>
      <p>
        {device === 'ce téléphone' ? 'Depuis l’écran d’accueil' : 'Dans sa propre fenêtre'}, ton brouillon et ton
        historique s’ouvrent d’un geste, même sans réseau.
      </p>
      {way === 'by hand' ? (
        <ToHomeScreen />
      ) : (
        <Button variant="secondary" wide onClick={() => void ask()}>
          Installer {brand}
        </Button>
      )}
    </Card>
  )
}
