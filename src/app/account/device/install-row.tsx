import { useSnapshot } from 'valtio'
import type { InstallWay } from '#adapters/device/install-prompt.ts'
import type { ThisDevice } from '#adapters/device/this-device.ts'
import { useWorld } from '#app/world.ts'
import { brand } from '#content/company.ts'
import { InfoRow } from '#ui/act/action-row.tsx'
import { Button } from '#ui/act/button.tsx'
import { focusPage } from '#ui/frame/focus-page.ts'
import { ToHomeScreen } from '#ui/frame/to-home-screen.tsx'
import './install-row.css'

/** Whether the app is on the home screen, and how it gets there. */
export function InstallRow() {
  const { install, installed, device } = useWorld()
  const { way } = useSnapshot(install.state)
  return (
    <div className="install-row">
      <InfoRow icon={phone} {...words(way, installed, device)} />
      {way === 'asks' && (
        <div>
          <Button wide onClick={() => void install.ask().then(focusPage)}>
            Installer
          </Button>
        </div>
      )}
      {way === 'by hand' && (
        <div>
          <ToHomeScreen />
        </div>
      )}
    </div>
  )
}

/** `runsInstalled`: this very page has no tab around it. */
export function words(
  way: InstallWay,
  runsInstalled: boolean,
  device: ThisDevice,
): { readonly label: string; readonly detail: string } {
  switch (way) {
    case 'installed':
      return {
        label: 'Application installée',
        detail: runsInstalled ? 'Tu l’as ouverte hors du navigateur' : 'Ouvre-la depuis son icône',
      }
    case 'asks':
    case 'by hand':
      return {
        label: `Installer ${brand}`,
        detail: `${device === 'ce téléphone' || way === 'by hand' ? 'Sur l’écran d’accueil' : 'Dans sa propre fenêtre'}, s’ouvre sans réseau`,
      }
    case 'in another app':
      return {
        label: 'Pas installée',
        detail: `Tu es dans une autre application : ouvre ${brand} dans ton navigateur pour l’installer`,
      }
    case 'unknown':
      return { label: 'Ouverte dans le navigateur', detail: 'S’il sait l’installer, c’est dans son menu' }
  }
}

const phone = 'M7.5 2.5h9v19h-9zM11 18.5h2'
