import { company, isBuiltBrand } from './company.ts'
import { dialled } from './dialled.ts'
import { faq } from './faq.ts'
import { startingPrice } from './starting-price.ts'
import { publicHours } from '#rules/moment/timetables.ts'

/** What a search engine reads of a page: the business on / and /contact, the questions on /faq. */
export function structuredData(page: string, origin: string): readonly object[] {
  if (page === 'faq') return [questions()]
  return page === 'home' || page === 'contact' ? [business(origin)] : []
}

function business(origin: string): object {
  const { address } = company
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': `${origin}/#entreprise`,
    name: company.brand,
    url: `${origin}/`,
    ...(isBuiltBrand && { image: `${origin}/og.png` }),
    email: company.email,
    telephone: dialled,
    openingHours: `Mo-Sa ${clockOf(publicHours.from)}-${clockOf(publicHours.to)}`,
    priceRange: `Dès ${startingPrice}`,
    ...(address && { address: { '@type': 'PostalAddress', addressCountry: 'FR', ...address } }),
    ...(company.social.length > 0 && { sameAs: company.social.map(({ href }) => href) }),
  }
}

/** '8:00' → '08:00', as schema.org writes it. */
const clockOf = (time: string) => time.padStart(5, '0')

function questions(): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
