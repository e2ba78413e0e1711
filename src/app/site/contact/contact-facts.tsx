import { company } from '#content/company.ts'
import { publicWords } from '#rules/moment/opening-words.ts'
import { textLinkClass } from '#ui/act/text-link-class.ts'
import { dialled } from '#content/dialled.ts'
import { buttonClass } from '#ui/act/button-class.ts'

/** The e-mail address, the phone number behind its button, the opening hours (section 2). */
export function ContactFacts() {
  const { address } = company
  return (
    <aside className="contact-facts" aria-labelledby="coordonnees">
      <h2 id="coordonnees">Nos coordonnées</h2>
      <dl>
        <div>
          <dt>E-mail</dt>
          <dd>
            <a href={`mailto:${company.email}`} className={`${textLinkClass()} contact-link`}>
              {company.email}
            </a>
          </dd>
        </div>
        <div>
          <dt>Téléphone</dt>
          <dd>
            <PhoneReveal phone={company.phone} />
          </dd>
        </div>
        <div>
          <dt>Horaires</dt>
          <dd>
            Du lundi au samedi
            <br />
            {publicWords}
          </dd>
        </div>
        {address && (
          <div>
            <dt>Adresse</dt>
            <dd>
              {address.streetAddress}
              <br />
              {address.postalCode} {address.addressLocality}
            </dd>
          </div>
        )}
      </dl>
    </aside>
  )
}

/** The number in place of « Afficher le numéro » once pressed: the browser's own disclosure, without a script. */
function PhoneReveal({ phone }: { readonly phone: string }) {
  return (
    <details className="contact-phone">
      <summary className={buttonClass('secondary')}>Afficher le numéro</summary>
      <a href={`tel:${dialled}`} className="contact-number">
        {phone}
      </a>
    </details>
  )
}
