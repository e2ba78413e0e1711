import { Banner } from '#ui/say/banner.tsx'
import { Button } from '#ui/act/button.tsx'

/** What was typed before a reload is there again, but the password; who did not type it takes it away. */
export function RestoredNote({ onForget }: { onForget(): void }) {
  return (
    <Banner
      role="status"
      action={
        <Button variant="secondary" small onClick={onForget}>
          Effacer
        </Button>
      }
    >
      Ta saisie t’attendait ici. Seul le mot de passe est à redonner.
    </Banner>
  )
}
