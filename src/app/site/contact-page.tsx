import { paths } from '#app/paths.ts'
import { ContactForm } from './contact/contact-form.tsx'
import { ContactFacts } from './contact/contact-facts.tsx'
import { SiteFrame } from './site-frame.tsx'
import './contact-page.css'

/** /contact: a message with an optional file, or an e-mail, or a call (section 2). */
export default function ContactPage() {
  return (
    <SiteFrame here={paths.contact}>
      <main id="contenu" tabIndex={-1} className="site-band contact">
        <div className="site-head">
          <h1>Une question{'\u00A0'}? Écris-nous.</h1>
          <p>
            Un devis hors norme, une commande en cours, une idée : ton message arrive à une personne, pas à un robot.
          </p>
        </div>
        <ContactForm />
        <ContactFacts />
      </main>
    </SiteFrame>
  )
}
