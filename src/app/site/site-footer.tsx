import { paths } from '#app/paths.ts'
import { accessibilityLevel } from '#content/accessibility/level.ts'
import { company } from '#content/company.ts'
import { publicWords } from '#rules/moment/opening-words.ts'
import { LogoMark } from '#ui/frame/logo.tsx'

/** The foot of public pages: who answers, the house's pages, the legal ones (the company's when set), social links. */
export function SiteFooter() {
  return (
    <footer className="site-footer">
      <div className="site-footer-sheet">
        <div className="site-footer-brand">
          <LogoMark />
          <div>
            <p>
              <b>{company.brand}</b>
              Du dépôt au chantier, sans y aller.
            </p>
            <ul className="site-footer-links">
              <li>
                <a href={`mailto:${company.email}`}>{company.email}</a>
              </li>
            </ul>
            <p>Du lundi au samedi, {publicWords}</p>
          </div>
        </div>
        <Links title="Le service" links={service} />
        <Links title="Légal" links={legal} />
        {company.social.length > 0 && (
          <Links title="Nous suivre" links={company.social.map(({ name, href }) => [href, name] as const)} />
        )}
      </div>
    </footer>
  )
}

const service = [
  [paths.faq, 'FAQ'],
  [paths.about, 'À propos'],
  [paths.contact, 'Contact'],
] as const

const legal = [
  [company.legal.imprint ?? paths.imprint, 'Mentions légales'],
  [company.legal.terms ?? paths.terms, 'Utilisation (CGU)'],
  [company.legal.sales ?? paths.sales, 'Vente (CGV)'],
  [company.legal.privacy ?? paths.privacy, 'Confidentialité'],
  [paths.accessibility, `Accessibilité : ${accessibilityLevel}`],
] as const

function Links({
  title,
  links,
}: {
  readonly title: string
  readonly links: readonly (readonly [href: string, words: string])[]
}) {
  return (
    <nav aria-label={title}>
      <p className="site-footer-title">{title}</p>
      <ul className="site-footer-links">
        {links.map(([href, words]) => (
          <li key={href}>
            <a href={href}>{words}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
