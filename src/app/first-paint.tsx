import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import { wideScreen } from '#adapters/device/wide-screen.ts'
import { brand } from '#content/company.ts'
import { addressPattern, openScreens, privateScreens, staffScreens } from '#contract/addresses.ts'
import { Logo } from '#ui/frame/logo.tsx'
import { Page } from '#ui/frame/page.tsx'
import { PageHeader } from '#ui/frame/page-header.tsx'
import { StatusStrip } from '#ui/say/status-strip.tsx'
import {
  accountLoading,
  detailLoading,
  doorLoading,
  historyLoading,
  panelLoading,
  preferencesLoading,
  resetLoading,
  ticketLoading,
  organisationLoading,
  trackingLoading,
} from './loading-screens.tsx'
import { OrderPageLoading } from './order/open/order-page-loading.tsx'
import { EndedLoading } from './payment/outcome/ended-loading.tsx'
import { PaymentLoading } from './payment/payment-loading.tsx'
import { paths } from './paths.ts'
import { connectionWords } from './shell/connection-line.tsx'
import { PrivateHeader } from './shell/private-header.tsx'
import { SiteFrame } from './site/site-frame.tsx'
import './shell/loading.css'

type Frame = 'private' | 'staff' | 'door' | 'public' | 'link'
type ScreenName = keyof typeof openScreens | keyof typeof privateScreens

/** Every screen as drawn before any script, as blocks of text: `shell/before-script.ts` takes the address's. */
export function firstPaint(): string {
  const bars = Object.entries(frames).map(([name, frame]) => block(`id="frame-${name}"`, frame))
  const mains = Map.groupBy([...besideList, ...named, ...others], ({ main, frame, media = 'all' }) =>
    block(`data-screen="" data-frame="${frame}" data-media="${media}"`, main),
  )
  return [
    ...bars,
    ...[...mains].map(([drawn, all]) =>
      drawn.replace('data-screen="', () => `data-screen="${all.map(({ screen }) => screen).join('|')}`),
    ),
  ].join('')
}

function block(attributes: string, content: ReactNode): string {
  return `<script type="application/html" ${attributes}>${renderToStaticMarkup(
    <Router ssrPath="" ssrSearch="">
      {content}
    </Router>,
  )}</script>`
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
      <PrivateHeader name="" isStaff={false} notice={<StatusStrip>{connectionWords('network', 0)}</StatusStrip>} />
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

const screens: Readonly<Record<ScreenName, readonly [Frame, () => ReactNode]>> = {
  login: ['door', () => doorLoading(paths.login, 2)],
  register: ['door', () => doorLoading(paths.register, 5)],
  forgotPassword: ['door', () => resetLoading('Mot de passe oublié')],
  changePassword: ['door', () => resetLoading('Nouveau mot de passe')],
  tracking: ['link', trackingLoading],
  payLink: ['link', ticketLoading],
  account: ['private', accountLoading],
  preferences: ['private', preferencesLoading],
  organisation: ['private', () => organisationLoading('Mon entreprise')],
  invitation: ['private', () => organisationLoading('Invitation')],
  order: ['private', () => <OrderPageLoading />],
  history: ['private', () => historyLoading()],
  orderDetail: ['private', detailLoading],
  payment: ['private', () => <PaymentLoading />],
  paymentSuccess: ['private', () => <EndedLoading />],
  paymentFailed: ['private', () => <EndedLoading />],
  confirmation: ['private', () => <EndedLoading />],
}

interface Drawn {
  /** What its addresses match. */
  readonly screen: string
  readonly frame: Frame
  readonly main: ReactNode
  /** The screens it is for, where others have another. */
  readonly media?: string
}

const named = Object.entries(screens).map(([name, [frame, main]]): Drawn => ({
  screen: addressPattern(paths[name as ScreenName]).source,
  frame,
  main: main(),
}))

/** An order where there is room for it beside the list. */
const besideList: readonly Drawn[] = [
  {
    screen: addressPattern(paths.orderDetail).source,
    frame: 'private',
    main: historyLoading(panelLoading()),
    media: wideScreen,
  },
]

/** The team's screens, and whatever else. */
const others: readonly Drawn[] = [
  { screen: `^(?:${staffScreens.staff}|${staffScreens.driver})(/|$)`, frame: 'staff', main: ticketLoading() },
  { screen: '', frame: 'public', main: ticketLoading() },
]

function bar(home: string, striped: boolean): ReactNode {
  return (
    <PageHeader
      logo={
        <a href={home} aria-label={`${brand}, accueil`}>
          <Logo name={brand} />
        </a>
      }
      striped={striped}
    />
  )
}
