import { company } from '#content/company.ts'
import { buttonClass } from '#ui/act/button-class.ts'

/** The mobile app's stores, shown only when they are configured (R1). */
export function StoreLinks() {
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
