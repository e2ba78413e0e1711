import { Link } from 'wouter'
import { paths } from '#app/paths.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Benefits } from './benefits.tsx'
import { SampleOrder } from './sample-order.tsx'
import { SiteFrame } from './site-frame.tsx'
import './home-page.css'

/** /: what the service is, in one screen. */
export default function HomePage() {
  return (
    <SiteFrame>
      <main id="contenu" tabIndex={-1}>
        <div className="hero">
          <div className="hero-words">
            <h1>
              Du dépôt au chantier, <span className="hero-together">sans y aller.</span>
            </h1>
            <p>
              Matériaux et colis livrés de A à B, dès <b>{startingPrice}</b>. Le prix de ta livraison s’affiche avant de payer, depuis ton téléphone.
            </p>
            <div className="hero-acts">
              <Link href={paths.login} className={buttonClass()}>
                Commander une livraison
              </Link>
              <Link href={paths.register} className={buttonClass('secondary')}>
                Créer un compte
              </Link>
            </div>
          </div>
          <SampleOrder />
        </div>
        <Benefits />
      </main>
    </SiteFrame>
  )
}

/** The public wording of section 9; what is charged is only what the price service answers (R2). */
const startingPrice = '19,99\u00A0€'
