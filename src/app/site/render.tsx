import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import AccessibilityPage from './accessibility-page.tsx'
import AboutPage from './about-page.tsx'
import ContactPage from './contact-page.tsx'
import FaqPage from './faq-page.tsx'
import { estimateIsland } from './estimate/estimate-names.ts'
import { Estimator } from './estimate/estimator.tsx'
import HomePage from './home-page.tsx'
import ImprintPage from './imprint-page.tsx'
import NotFoundPage from './not-found-page.tsx'
import OfflinePage from './offline-page.tsx'
import PrivacyPage from './privacy-page.tsx'
import SalesPage from './sales-page.tsx'
import StorePage from './store-page.tsx'
import TermsPage from './terms-page.tsx'

/** The HTML of a public page by its name, for the build. Nothing in them suspends, so one pass says it all. */
export function render(name: string): string {
  const Page = pages[name]
  if (Page === undefined) throw new Error(`${name} is not a public page`)
  return renderToString(<Page />)
}

const pages: Readonly<Record<string, ComponentType>> = {
  home: () => <HomePage estimator={renderToString(<Estimator />, { identifierPrefix: estimateIsland.prefix })} />,
  faq: FaqPage,
  about: AboutPage,
  contact: ContactPage,
  terms: TermsPage,
  sales: SalesPage,
  privacy: PrivacyPage,
  imprint: ImprintPage,
  accessibility: AccessibilityPage,
  'not-found': NotFoundPage,
  offline: OfflinePage,
  store: StorePage,
}
