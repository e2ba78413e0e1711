import { Fragment } from 'react'
import { paths } from '#app/paths.ts'
import { company, nameStory, team } from '#content/company.ts'
import type { NameStory } from '#content/site.ts'
import { buttonClass } from '#ui/act/button-class.ts'
import { SiteFrame } from './site-frame.tsx'
import { Team } from './team.tsx'
import './about-page.css'

/** /about: the mission, the story of the name, the team, and the stores when there is an app in them (section 2). */
export default function AboutPage() {
  return (
    <SiteFrame here={paths.about}>
      <main id="contenu" tabIndex={-1}>
        <div className="site-band about">
          <div className="site-head">
            <h1>Le temps du chantier se passe au chantier.</h1>
          </div>
          <section className="about-words" aria-labelledby="mission">
            <h2 id="mission">Notre mission</h2>
            <p>
              Une plaque qui manque, une palette à reprendre, et c’est une demi-journée sur la route. {company.brand} va
              chercher la marchandise au dépôt et l’apporte où on l’attend. L’artisan garde ses deux mains pour son
              métier ; le fournisseur sait où en est sa livraison.
            </p>
            <p>
              On tient trois promesses : un prix connu avant de payer, un colis assuré, une commande qu’on peut suivre.
            </p>
          </section>
        </div>
        {nameStory && <Name {...nameStory} />}
        {team.length > 0 && <Team members={team} />}
        <StoreLinks />
        <div className="site-band about-call">
          <a href={paths.register} className={`${buttonClass()} for-guest`}>
            Créer un compte
          </a>
          <a href={paths.order} className={`${buttonClass()} for-member`}>
            Nouvelle livraison
          </a>
          <a href={paths.contact} className={buttonClass('secondary')}>
            Nous contacter
          </a>
        </div>
      </main>
    </SiteFrame>
  )
}

/** The story of the name (R1). */
function Name({ sum, words }: NameStory) {
  return (
    <section className="about-name" aria-labelledby="nom">
      <div className="site-band">
        <h2 id="nom">D’où vient notre nom</h2>
        <p className="about-sum">
          {sum.map(([kept, left], index) => (
            <Fragment key={kept}>
              <span>
                {index > 0 && <i>+</i>}
                <b>{kept}</b>
                {left}
              </span>{' '}
            </Fragment>
          ))}
          <span>
            <i>=</i>
            <strong>{company.brand}</strong>
          </span>
        </p>
        <p>{words}</p>
      </div>
    </section>
  )
}

/** The mobile app's stores, shown only when they are configured (R1). */
function StoreLinks() {
  const stores = [
    [company.stores.apple, 'App Store'],
    [company.stores.google, 'Google Play'],
  ] as const
  const known = stores.filter(([href]) => href !== null)
  if (known.length === 0) return null
  return (
    <section className="site-band about-stores" aria-labelledby="application">
      <h2 id="application" className="about-title">
        L’application mobile
      </h2>
      <div className="about-call">
        {known.map(([href, name]) => (
          <a key={name} href={href ?? undefined} className={buttonClass('secondary')}>
            Télécharger dans {name}
          </a>
        ))}
      </div>
    </section>
  )
}
