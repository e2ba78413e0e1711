import { offlineAddress, publicAddresses, storeAddress } from '#contract/addresses.ts'
import { publicWords } from '#rules/moment/opening-words.ts'
import { accessibilityLevel } from './accessibility/level.ts'
import { brand } from './company.ts'
import { startingPrice } from './starting-price.ts'

/** A public page: a document of its own, prerendered at build. */
export interface PublicPage {
  /** The name of its file and of its component: 'faq' → pages/faq.html, src/app/site/faq-page.tsx. */
  readonly name: string
  readonly path: string
  readonly title: string
  readonly description: string
}

/** Every public page (section 2), in the order of the site map. */
export const publicPages: readonly PublicPage[] = [
  {
    name: 'home',
    path: publicAddresses.home,
    title: `${brand} · Livraison de matériaux et de colis, dès ${startingPrice}`,
    description: `Matériaux et colis livrés de A à B, dès ${startingPrice}. Tu vois le prix complet avant de payer, depuis ton téléphone.`,
  },
  {
    name: 'faq',
    path: publicAddresses.faq,
    title: `Questions fréquentes · ${brand}`,
    description:
      'Prix, horaires, poids, assurance, annulation, suivi : les réponses courtes, avant de commander une livraison.',
  },
  {
    name: 'about',
    path: publicAddresses.about,
    title: `À propos · ${brand}`,
    description: `Pourquoi ${brand} existe, d’où vient son nom, et ce qui est promis entre le dépôt et le chantier.`,
  },
  {
    name: 'contact',
    path: publicAddresses.contact,
    title: `Contact · ${brand}`,
    description: `Écris-nous ou appelle-nous, du lundi au samedi, ${publicWords}.`,
  },
  {
    name: 'terms',
    path: publicAddresses.terms,
    title: `Conditions générales d’utilisation · ${brand}`,
    description: `Ce que tu peux attendre du service ${brand}, et ce qu’il attend de toi.`,
  },
  {
    name: 'sales',
    path: publicAddresses.sales,
    title: `Conditions générales de vente · ${brand}`,
    description: `Prix, paiement, délais, annulation et assurance des livraisons ${brand}.`,
  },
  {
    name: 'privacy',
    path: publicAddresses.privacy,
    title: `Politique de confidentialité · ${brand}`,
    description: `Quelles données ${brand} garde, pourquoi, combien de temps, et comment les faire effacer.`,
  },
  {
    name: 'imprint',
    path: publicAddresses.imprint,
    title: `Mentions légales · ${brand}`,
    description: `Qui édite le site de ${brand}, qui l’héberge, et comment nous joindre.`,
  },
  {
    name: 'accessibility',
    path: publicAddresses.accessibility,
    title: `Accessibilité : ${accessibilityLevel} · ${brand}`,
    description: `Ce que tout le monde peut lire et utiliser sur le site de ${brand}, ce qui manque encore, et à qui le dire.`,
  },
]

/** What any unknown address shows. */
export const notFoundPage: PublicPage = {
  name: 'not-found',
  path: '/404',
  title: `Page introuvable · ${brand}`,
  description: 'Cette adresse ne mène nulle part.',
}

/** What is shown without a network instead of a page that was never seen on the device. */
export const offlinePage: PublicPage = {
  name: 'offline',
  path: offlineAddress,
  title: `Hors ligne · ${brand}`,
  description: 'Cette page n’a pas encore été ouverte sur cet appareil.',
}

/** What any address under it shows, until its script leads on: the poster of a partner store leads there. */
export const storePage: PublicPage = {
  name: 'store',
  path: storeAddress,
  title: `Du dépôt au chantier · ${brand}`,
  description: `Ce que tu achètes dans ce dépôt, livré par ${brand}.`,
}

/** The documents that no search engine is to find. */
export const unlistedPages: readonly PublicPage[] = [notFoundPage, offlinePage, storePage]
