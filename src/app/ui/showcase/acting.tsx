import { lazy, Suspense, useState } from 'react'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { Button } from '#ui/act/button.tsx'
import { Card } from '#ui/frame/card.tsx'
import { Stack } from '#ui/frame/stack.tsx'
import { TextLink } from '#ui/act/text-link.tsx'

const Dialog = lazy(() => import('#ui/act/dialog.tsx').then((file) => ({ default: file.Dialog })))

/** Buttons, links, the dialog. */
export function ShowcaseActing() {
  const [tries, setTries] = useState(0)
  const [open, setOpen] = useState(false)
  return (
    <Card title="Agir" number={1} done>
      <Stack row>
        <Button>Principal</Button>
        <Button variant="secondary">Secondaire</Button>
        <Button variant="quiet">Discret</Button>
        <Button variant="danger">Danger</Button>
        <Button disabled>Désactivé</Button>
        <Button busy busyLabel="Envoi en cours...">
          Valider la demande
        </Button>
        <Button small>Petit</Button>
        <ButtonLink href="#lien" variant="secondary" small>
          Lien bouton
        </ButtonLink>
        <Button shake={tries} onClick={() => setTries(tries + 1)}>
          Secoue-moi
        </Button>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Ouvrir le dialogue
        </Button>
      </Stack>
      <Button wide>Toute la largeur</Button>
      <p>
        Une phrase avec <TextLink href="#mot">un lien en mots</TextLink> dedans.
      </p>
      <Stack row>
        <TextLink href="#retour" direction="back">
          Modifier la commande
        </TextLink>
        <TextLink href="#details" direction="forward">
          Détails
        </TextLink>
      </Stack>
      <Suspense>
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          title="Attention"
          actions={<Button onClick={() => setOpen(false)}>Fermer</Button>}
        >
          <p>Ton commentaire mentionne une date ou une heure, mais tu as choisi Flex.</p>
          <p>Pour garantir ce moment, choisis Planifiée.</p>
        </Dialog>
      </Suspense>
    </Card>
  )
}
