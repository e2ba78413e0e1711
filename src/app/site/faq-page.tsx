import { paths } from '#app/paths.ts'
import { faq } from '#content/faq.ts'
import { Accordion } from '#ui/lists/accordion.tsx'
import { buttonClass } from '#ui/act/button-class.ts'
import { SiteFrame } from './site-frame.tsx'
import './faq-page.css'

/** /faq: eight questions, the first open, one open at a time (section 2). */
export default function FaqPage() {
  return (
    <SiteFrame here={paths.faq}>
      <main id="contenu" tabIndex={-1} className="site-band faq">
        <div className="faq-head">
          <div className="site-head">
            <h1>Questions fréquentes</h1>
            <p>Le prix, les horaires, le poids, l’assurance : ce qu’il faut savoir avant de commander.</p>
          </div>
          <aside className="faq-more" aria-label="Autre question">
            <p>Ta question n’est pas là ? On te répond.</p>
            <a href={paths.contact} className={buttonClass('secondary')}>
              Nous contacter
            </a>
          </aside>
        </div>
        <Accordion
          openId={faq[0]?.id}
          items={faq.map(({ id, question, answer }) => ({
            id,
            title: question,
            body: <p>{answer}</p>,
          }))}
        />
      </main>
    </SiteFrame>
  )
}
