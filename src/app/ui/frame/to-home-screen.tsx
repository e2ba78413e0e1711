import { LineIcon } from '#ui/say/line-icon.tsx'
import './to-home-screen.css'

/** How an iPhone or iPad puts an app on its home screen, with the sign to look for. */
export function ToHomeScreen() {
  return (
    <p className="to-home-screen">
      <LineIcon d="M12 14.5V3m0 0L8.25 6.75M12 3l3.75 3.75M8 10H5.5v11h13V10H16" />
      <span>Touche Partager, puis «&nbsp;Sur l’écran d’accueil&nbsp;».</span>
    </p>
  )
}
