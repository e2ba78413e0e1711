import { paths } from '#app/paths.ts'
import { TextLink } from '#ui/act/text-link.tsx'
import { VisuallyHidden } from '#ui/say/visually-hidden.tsx'

/** What a deleted account leaves behind, and what not (R48). */
export function LeavingWords() {
  return (
    <>
      <p>
        <strong>Part tout de suite :</strong> ton accès, ton mot de passe, ton profil, tes bordereaux, les noms et les
        téléphones de tes clients, et tes brouillons sur cet appareil.
      </p>
      <p>
        <strong>Reste dix ans,</strong> comme la loi le demande : tes factures, et de tes commandes payées le trajet,
        les dates, le prix et les photos, sans que personne puisse s’y connecter.
      </p>
      <p>
        Une commande en route ? Elle est d’abord livrée ou annulée. Le détail est dans la{' '}
        <TextLink href={paths.privacy} target="_blank">
          politique de confidentialité
          <VisuallyHidden> (nouvel onglet)</VisuallyHidden>
        </TextLink>
        .
      </p>
    </>
  )
}
