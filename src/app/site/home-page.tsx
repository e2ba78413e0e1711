import { paths } from '#app/paths.ts'
import { startingPrice } from '#content/starting-price.ts'
import { buttonClass } from '#ui/act/button-class.ts'
import { WarningStripe } from '#ui/say/warning-stripe.tsx'
import { company } from '#content/company.ts'
import { publicWords } from '#rules/moment/opening-words.ts'
import { textLinkClass } from '#ui/act/text-link-class.ts'
import { formatEuros } from '#rules/price/money.ts'
import { Badge } from '#ui/say/badge.tsx'
import { RouteAB } from '#ui/lists/route-ab.tsx'
import { Ticket } from '#ui/lists/ticket.tsx'
import { Benefits } from './home/benefits.tsx'
import { estimateIsland } from './estimate/estimate-names.ts'
import hero from './home/hero.svg?no-inline'
import { HowItWorks } from './home/how-it-works.tsx'
import { MemberHome } from './next-delivery/member-home.tsx'
import { PhotoWeight } from './home/photo-weight.tsx'
import { LowestPrice } from './tariff-amounts.tsx'
import { SiteFrame } from './site-frame.tsx'
import './home/closing-call.css'
import './estimate/estimate.css'
import './home-page.css'

/**
 * /: what the service is, costs, and the two ways in (section 2); with a session the next delivery instead.
 * `estimator`: HTML of the part that hydrates.
 */
export default function HomePage({ estimator }: { readonly estimator: string }) {
  return (
    <SiteFrame here={paths.home}>
      <main id="contenu" tabIndex={-1}>
        <div className="hero for-guest">
          <div className="hero-words">
            <h1>
              Du dépôt au chantier, <span className="hero-together">sans y aller.</span>
            </h1>
            <p>
              Livraison rapide de matériaux et de colis, de A à B, dès <b>{startingPrice} HT</b>,{' '}
              <LowestPrice of="flex" /> TTC tout compris. Le prix complet s’affiche avant de payer, depuis ton
              téléphone.
            </p>
            <div className="hero-acts">
              <a href={paths.login} className={buttonClass()}>
                Commander une livraison
              </a>
              <a href={paths.register} className={buttonClass('secondary')}>
                Créer un compte
              </a>
            </div>
            <HeroFacts />
          </div>
          <div className="hero-scene">
            <HeroImage />
            <SampleOrder />
          </div>
        </div>
        <MemberHome />
        <EstimateBand html={estimator} />
        <Benefits />
        <PhotoWeight />
        <HowItWorks />
        <ClosingCall />
      </main>
    </SiteFrame>
  )
}

/** Who answers, and where the service goes, as far as the operator says. */
function HeroFacts() {
  return (
    <ul className="hero-facts">
      <li>
        <a href={paths.contact} className={textLinkClass()}>
          Nous contacter
        </a>
        , du lundi au samedi, {publicWords}
      </li>
      {company.zone !== null && <li>On livre : {company.zone}</li>}
    </ul>
  )
}

/** The hero's drawing. When it does not load, its words stand instead (every-page.ts, or the browser's). */
function HeroImage() {
  return (
    <img
      className="hero-image"
      src={hero}
      alt="Un camion chargé va du dépôt A au chantier B."
      width={640}
      height={400}
    />
  )
}

/** Where the estimator stands on the home page. It is drawn by itself, as its script will find it. */
function EstimateBand({ html }: { readonly html: string }) {
  return (
    <section className="site-band estimate" aria-labelledby="estimation-titre">
      {/* oxlint-disable-next-line react/no-danger -- drawn by the build, from our own components */}
      <div id={estimateIsland.id} className="estimate-sheet" dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  )
}

/** The last word of the home page: an account (section 2), to who has none open. */
function ClosingCall() {
  return (
    <section className="closing for-guest" aria-labelledby="commencer">
      <div className="closing-sign">
        <WarningStripe />
        <div className="closing-words">
          <h2 id="commencer" className="site-title">
            Reste sur ton chantier. On s’occupe de la route.
          </h2>
          <p>Un compte, c’est deux minutes, et ça ne coûte rien.</p>
          <a href={paths.register} className={buttonClass()}>
            Créer mon compte
          </a>
        </div>
      </div>
    </section>
  )
}

/** An example of an order, and says so. Priced by the tariff: 151-300 kg, planned, within twenty minutes. */
function SampleOrder() {
  return (
    <figure className="hero-sample">
      <Ticket striped={false} total={{ label: 'Total TTC', note: '151-300 kg · Planifiée', amount: formatEuros(4776) }}>
        <RouteAB
          from={{ title: 'Dépôt des Tourrades', detail: 'Cannes-la-Bocca · retrait à 9\u00A0h\u00A010' }}
          to={{ title: 'Chantier Villa Azur', detail: 'Mougins · livraison prévue à 10\u00A0h\u00A030' }}
        />
        <div className="hero-badges">
          <Badge tone="primary">En cours de livraison - Payé</Badge>
        </div>
      </Ticket>
      <figcaption>Exemple de commande</figcaption>
    </figure>
  )
}
