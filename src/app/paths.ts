/** Every address of the app (section 2), and the builders of those that take a parameter. */
export const paths = {
  home: '/',
  faq: '/faq',
  about: '/about',
  contact: '/contact',
  terms: '/cgu',
  sales: '/cgv',
  privacy: '/politique',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  changePassword: '/change-password',
  account: '/account',
  preferences: '/preferences',
  order: '/commande',
  history: '/historique',
  orderDetail: '/historique/:orderId',
  payment: '/payment',
  paymentSuccess: '/payment-success',
  paymentFailed: '/payment-failed',
  confirmation: '/confirmation',
} as const

/** After /contact: a message begun on another screen is on this device. */
export const messageFollows = '#reprise'

/** 1042 → '/historique/1042'. */
export function orderDetailPath(orderId: number): string {
  return paths.orderDetail.replace(':orderId', String(orderId))
}
