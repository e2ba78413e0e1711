import { paths } from '#app/paths.ts'
import { startingPrice } from '#content/starting-price.ts'
import { buttonClass } from '#ui/act/button-class.ts'
import { Benefits } from './home/benefits.tsx'
import { ClosingCall } from './home/closing-call.tsx'
import { EstimateBand } from './estimate/estimate-band.tsx'
import { HeroFacts } from './home/hero-facts.tsx'
import { HeroImage } from './home/hero-image.tsx'
import { HowItWorks } from './home/how-it-works.tsx'
import { MemberHome } from './next-delivery/member-home.tsx'
import { PhotoWeight } from './home/photo-weight.tsx'
import { SampleOrder } from './home/sample-order.tsx'
import { LowestPrice } from './lowest-price.tsx'
import { SiteFrame } from './site-frame.tsx'
import './home-page.css'

/** /: what the service is, what it costs, and the two ways in (section 2); to who has a session, in that place, the next delivery. `estimator`: the HTML of the one part that a script takes over. */
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
