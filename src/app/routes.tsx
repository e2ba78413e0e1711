import type { ComponentType, LazyExoticComponent } from 'react'
import { lazy } from '#adapters/lazy/lazy.ts'
import { paths } from './paths.ts'

/**
 * One screen: address, lazy page, who may see it, in which frame ('door': anyone; 'link': anyone with its link), and
 * title; null: it announces itself.
 */
export interface ScreenRoute {
  readonly path: string
  readonly page: LazyExoticComponent<ComponentType>
  readonly access: 'public' | 'door' | 'private' | 'staff' | 'link' | 'developer'
  readonly title: string | null
  /** Screens of one place are one page, which stays when one goes from one to the other. */
  readonly place?: string
}

const doorPage = lazy(() => import('./auth/door-page.tsx'))
const historyPage = lazy(() => import('./history/history-page.tsx'))

/** Every screen, as data; the first match is shown. The other public pages are documents. */
export const routes: readonly ScreenRoute[] = [
  { path: paths.login, place: paths.login, access: 'door', title: 'Se connecter', page: doorPage },
  { path: paths.register, place: paths.login, access: 'door', title: 'Créer un compte', page: doorPage },
  {
    path: paths.forgotPassword,
    access: 'door',
    title: 'Mot de passe oublié',
    page: lazy(() => import('./auth/reset/forgot-password-page.tsx')),
  },
  {
    path: paths.changePassword,
    access: 'door',
    title: 'Nouveau mot de passe',
    page: lazy(() => import('./auth/reset/change-password-page.tsx')),
  },
  {
    path: paths.tracking,
    access: 'link',
    title: 'Suivi de livraison',
    page: lazy(() => import('./tracking/tracking-page.tsx')),
  },
  {
    path: paths.payLink,
    access: 'link',
    title: 'Payer une livraison',
    page: lazy(() => import('./payment/link/pay-link-page.tsx')),
  },
  {
    path: paths.order,
    access: 'private',
    title: 'Commande fournisseur',
    page: lazy(() => import('./order/order-page.tsx')),
  },
  {
    path: paths.payment,
    access: 'private',
    title: 'Paiement',
    page: lazy(() => import('./payment/payment-page.tsx')),
  },
  {
    path: paths.paymentSuccess,
    access: 'private',
    title: 'Paiement réussi',
    page: lazy(() => import('./payment/payment-success-page.tsx')),
  },
  {
    path: paths.paymentFailed,
    access: 'private',
    title: 'Paiement refusé',
    page: lazy(() => import('./payment/payment-failed-page.tsx')),
  },
  {
    path: paths.confirmation,
    access: 'private',
    title: 'Commande enregistrée',
    page: lazy(() => import('./payment/confirmation-page.tsx')),
  },
  {
    path: paths.history,
    place: paths.history,
    access: 'private',
    title: 'Historique des livraisons',
    page: historyPage,
  },
  {
    path: paths.orderDetail,
    place: paths.history,
    access: 'private',
    title: 'Détail de la commande',
    page: historyPage,
  },
  {
    path: paths.account,
    access: 'private',
    title: 'Mon compte',
    page: lazy(() => import('./account/account-page.tsx')),
  },
  {
    path: paths.preferences,
    access: 'private',
    title: 'Mes préférences',
    page: lazy(() => import('./account/preferences-page.tsx')),
  },
  {
    path: paths.organisation,
    access: 'private',
    title: 'Mon entreprise',
    page: lazy(() => import('./account/organisation/organisation-page.tsx')),
  },
  {
    path: paths.invitation,
    access: 'private',
    title: 'Invitation',
    page: lazy(() => import('./account/organisation/invitation-page.tsx')),
  },
  {
    path: `${paths.staff}/*?`,
    access: 'staff',
    title: null,
    page: lazy(() => import('./staff/staff-room.tsx')),
  },
  {
    path: `${paths.driver}/*?`,
    access: 'staff',
    title: null,
    page: lazy(() => import('./driver/driver-room.tsx')),
  },
  ...(import.meta.env.DEV
    ? [
        {
          path: '/showcase',
          access: 'developer',
          title: 'La trousse',
          page: lazy(() => import('./ui/showcase/showcase-page.tsx')),
        } as const,
      ]
    : []),
]

/** The frame of the public pages, for the public screens. */
export const PublicFrame = lazy(async () => ({ default: (await import('./site/site-frame.tsx')).SiteFrame }))

/** What /login is made of: a session may end without a network. */
export const loadLogin = () => Promise.all([import('./auth/door-page.tsx'), import('./site/site-frame.tsx')])

/** Any other address. */
export const notFound: ScreenRoute = {
  path: '/*',
  access: 'public',
  title: 'Page introuvable',
  page: lazy(() => import('./site/not-found.tsx')),
}
