import { useState } from 'react'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { FoldCard } from '#ui/frame/fold-card.tsx'
import { LinkTabs } from '#ui/act/link-tabs.tsx'
import { Logo } from '#ui/frame/logo.tsx'
import { Menu } from '#ui/act/menu.tsx'
import { PageHeader } from '#ui/frame/page-header.tsx'
import { SkipLink } from '#ui/act/skip-link.tsx'
import { TextField } from '#ui/ask/text-field.tsx'

const links = (
  <>
    <a href="#nouvelle" aria-current="page">
      Nouvelle livraison
    </a>
    <a href="#historique">Historique des livraisons</a>
  </>
)
const account = [
  <a key="compte" href="#compte">
    Mon compte
  </a>,
  <a key="preferences" href="#preferences">
    Mes préférences
  </a>,
  <button key="sortie" type="button">
    Se déconnecter
  </button>,
]

const logo = (
  <a href="#accueil">
    <Logo name="Enseigne" />
  </a>
)

/** The header of a signed-in screen. */
export function ShowcaseFrame() {
  return (
    <>
      <SkipLink />
      <PageHeader
        logo={logo}
        nav={links}
        userMenu={<Menu label="Nadia Ferrand">{account}</Menu>}
        panel={
          <>
            {links}
            {account}
          </>
        }
      />
    </>
  )
}

/** That of a public page; in a section, so that the page keeps one banner. */
export function ShowcasePublicFrame() {
  return (
    <section>
      <PageHeader
        logo={logo}
        navLabel="Navigation publique"
        nav={<a href="#faq">FAQ</a>}
        action={<ButtonLink href="#commander">Commander</ButtonLink>}
        striped
      />
    </section>
  )
}

/** Two addresses that are one place, and a card folded behind its title. */
export function ShowcaseFolds() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <LinkTabs label="Entrer">
        <a href="#connexion" aria-current="page">
          Se connecter
        </a>
        <a href="#inscription">Créer un compte</a>
      </LinkTabs>
      <FoldCard number={3} title="Facturer une société" aside="facultatif" open={open} onToggle={setOpen}>
        <TextField label="SIREN" name="siret" />
      </FoldCard>
    </>
  )
}
