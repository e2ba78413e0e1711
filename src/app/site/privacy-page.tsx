import type { ReactNode } from 'react'
import { paths } from '#app/paths.ts'
import { company, seller } from '#content/company.ts'
import { textLinkClass } from '#ui/act/text-link-class.ts'
import { VisuallyHidden } from '#ui/say/visually-hidden.tsx'
import { LegalPage } from './legal-page.tsx'
import { OnYourDevice } from './legal/on-your-device.tsx'
import { WhatIsKept } from './legal/what-is-kept.tsx'
import { DataRecipients } from './legal/data-recipients.tsx'
import './privacy-page.css'

/** /politique: what is kept, where, why and how long (R4). Anything newly kept must be written here. */
export default function PrivacyPage() {
  return (
    <LegalPage
      here={paths.privacy}
      title="Politique de confidentialité"
      lead="Ce que nous gardons, où, pourquoi, et combien de temps."
      since="29 novembre 2026"
    >
      <nav aria-label="Sommaire">
        {sections.map(([id, title]) => (
          <p key={id}>
            <a href={`#${id}`} className={textLinkClass('forward')}>
              {title}
            </a>
          </p>
        ))}
      </nav>
      <h2 id="garde">Ce que nous gardons</h2>
      <p>
        {seller.name} répond de tes données. Elles sont dans notre base et nos fichiers, sur le serveur de ce site ; les
        bordereaux et les factures y sont sous des noms que personne ne devine.
      </p>
      <WhatIsKept />
      <h2 id="appareil">Ce qui reste sur ton appareil</h2>
      <OnYourDevice />
      <h2 id="traceurs">Aucun traceur</h2>
      <p>
        Pas de publicité, pas de mesure d’audience, pas de cookie de notre part. Rien de nous ne te suit d’un site à
        l’autre : c’est pourquoi aucun bandeau ne te demande ton accord.
      </p>
      <DataRecipients google={Boolean(import.meta.env['VITE_GOOGLE_MAPS_KEY'])} />
      <h2 id="droits">Tes droits</h2>
      <p>
        Depuis <a href={paths.account}>ton compte</a>, tu corriges ton profil, tu récupères toutes tes données dans un
        fichier, et tu supprimes ton compte. Supprimer est immédiat et définitif. Seules restent les commandes avec
        leurs factures, le temps que la loi demande. Une commande en cours se termine ou s’annule d’abord.
      </p>
      <p>
        Tu peux aussi t’opposer à un usage, le limiter, ou nous poser une question :{' '}
        <a href={paths.contact}>écris-nous</a>, ou à <a href={`mailto:${company.email}`}>{company.email}</a>. Si notre
        réponse ne te convient pas, tu peux saisir la{' '}
        <ExternalLink href="https://www.cnil.fr/fr/plaintes">CNIL</ExternalLink>.
      </p>
    </LegalPage>
  )
}

const sections = [
  ['garde', 'Ce que nous gardons'],
  ['appareil', 'Ce qui reste sur ton appareil'],
  ['traceurs', 'Aucun traceur'],
  ['partage', 'Qui d’autre voit quoi'],
  ['droits', 'Tes droits'],
] as const

/** A link to another site: in a tab of its own, so that the app stays, and marked. */
function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span aria-hidden="true">&nbsp;↗</span>
      <VisuallyHidden> (autre site, nouvel onglet)</VisuallyHidden>
    </a>
  )
}
