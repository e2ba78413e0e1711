import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { paths } from './paths.ts'

/** One screen: its address, its page in a chunk of its own, who may see it, and its document title. */
export interface ScreenRoute {
  readonly path: string
  readonly page: LazyExoticComponent<ComponentType>
  readonly access: 'public' | 'private'
  readonly title: string
}

/** Every screen there is, as data. The first that matches is shown. */
export const routes: readonly ScreenRoute[] = [
  { path: paths.home, access: 'public', title: 'Livraison de matériaux et colis', page: lazy(() => import('./site/home-page.tsx')) },
  { path: paths.login, access: 'public', title: 'Se connecter', page: lazy(() => import('./auth/login-page.tsx')) },
  { path: paths.register, access: 'public', title: 'Créer un compte', page: lazy(() => import('./auth/register-page.tsx')) },
  { path: paths.order, access: 'private', title: 'Commande fournisseur', page: lazy(() => import('./order/order-page.tsx')) },
  { path: paths.payment, access: 'private', title: 'Paiement', page: lazy(() => import('./payment/payment-page.tsx')) },
  { path: paths.paymentSuccess, access: 'private', title: 'Paiement réussi', page: lazy(() => import('./payment/payment-success-page.tsx')) },
  { path: paths.paymentFailed, access: 'private', title: 'Paiement refusé', page: lazy(() => import('./payment/payment-failed-page.tsx')) },
  { path: paths.history, access: 'private', title: 'Historique des livraisons', page: lazy(() => import('./history/history-page.tsx')) },
]

/** Any other address. */
export const notFound: ScreenRoute = {
  path: '/:rest*',
  access: 'public',
  title: 'Page introuvable',
  page: lazy(() => import('./site/not-found-page.tsx')),
}
