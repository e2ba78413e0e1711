import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import { brand } from '#content/company.ts'
import { addressPattern, openScreens, privateScreens, staffScreens } from '#contract/addresses.ts'
import { Logo } from '#ui/logo.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { AccountLoading } from './account/account-loading.tsx'
import { PreferencesLoading } from './account/preferences-loading.tsx'
import { FormLoading } from './auth/form-loading.tsx'
import { DetailLoading } from './history/detail/detail-loading.tsx'
import { HistoryLoading } from './history/list/history-loading.tsx'
import { OrderPageLoading } from './order/order-page-loading.tsx'
import { PaymentLoading } from './payment/payment-loading.tsx'
import { paths } from './paths.ts'
import { PrivateHeader } from './shell/private-header.tsx'
import { TicketLoading } from './shell/ticket-loading.tsx'
import { SiteFrame } from './site/site-frame.tsx'
import { TrackingLoading } from './tracking/tracking-loading.tsx'

type Frame = 'private' | 'staff' | 'door' | 'public' | 'link'
type ScreenName = keyof typeof openScreens | keyof typeof privateScreens

/** What every screen is drawn as before any script of the app has run, for the document: templates, of which `shell/before-script.ts` takes the one of the address. */
export function firstPaint(): string {
  return renderToStaticMarkup(
    <Router ssrPath="">
      {Object.entries(frames).map(([name, frame]) => (
        <template key={name} id={`frame-${name}`}>
          {frame}
        </template>
      ))}
      {[...named, ...rest].map(([address, frame, main]) => (
        <template key={address} data-screen={address} data-frame={frame}>
          {main}
        </template>
      ))}
    </Router>,
  )
}

/** For a browser that runs no script at all. */
export function withoutScript(): string {
  return renderToStaticMarkup(
    <>
      {bar(paths.home, true)}
      <Page title={`${brand} a besoin de JavaScript pour commander une livraison.`} width="narrow">
        <p>
          Active-le dans les réglages de ton navigateur, ou <a href={paths.contact}>écris-nous</a>.
        </p>
      </Page>
    </>,
  )
}

const frames: Readonly<Record<Frame, ReactNode>> = {
  private: (
    <>
      <PrivateHeader name="" isStaff notice={null} />
      <slot />
    </>
  ),
  staff: (
    <>
      {bar(paths.staff, false)}
      <slot />
    </>
  ),
  door: (
    <SiteFrame isDoor>
      <slot />
    </SiteFrame>
  ),
  public: (
    <SiteFrame>
      <slot />
    </SiteFrame>
  ),
  link: (
    <>
      {bar(paths.home, true)}
      <slot />
    </>
  ),
}

const screens: Readonly<Record<ScreenName, readonly [Frame, ReactNode]>> = {
  login: ['door', <FormLoading key="" fields={2} />],
  register: ['door', <FormLoading key="" fields={4} />],
  forgotPassword: ['door', <FormLoading key="" fields={1} />],
  changePassword: ['door', <FormLoading key="" fields={2} />],
  tracking: ['link', <TrackingLoading key="" />],
  account: ['private', <AccountLoading key="" />],
  preferences: ['private', <PreferencesLoading key="" />],
  order: ['private', <OrderPageLoading key="" />],
  history: ['private', <HistoryLoading key="" />],
  orderDetail: ['private', <DetailLoading key="" />],
  payment: ['private', <PaymentLoading key="" />],
  paymentSuccess: ['private', <TicketLoading key="" />],
  paymentFailed: ['private', <TicketLoading key="" />],
  confirmation: ['private', <TicketLoading key="" />],
}

const named = Object.entries(screens).map(([name, screen]) => [addressPattern(paths[name as ScreenName]).source, ...screen] as const)

/** The team's screens, and whatever else. */
const rest = [
  [`^${staffScreens.staff}(/|$)`, 'staff', <TicketLoading key="" />],
  ['', 'public', <TicketLoading key="" />],
] as const

function bar(home: string, tape: boolean): ReactNode {
  return (
    <PageHeader
      logo={
        <a href={home} aria-label={`${brand}, accueil`}>
          <Logo name={brand} />
        </a>
      }
      tape={tape}
    />
  )
}
