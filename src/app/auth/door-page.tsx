import { useSnapshot } from 'valtio'
import { useLocation } from 'wouter'
import { Suspense, useState } from 'react'
import * as v from 'valibot'
import { useHistoryState, useLocationProperty } from 'wouter/use-browser-location'
import { paths, estimateFollows } from '#app/paths.ts'
import { useWorld } from '#app/world.ts'
import { Page } from '#ui/frame/page.tsx'
import { lazy } from '#adapters/lazy/lazy.ts'
import { routePrefill } from '#adapters/store/route-prefill.ts'
import { type WantedPage, loginHandover, type LoginHandover } from '#contract/handover/login-handover.ts'
import { townOf } from '#rules/text/address-label.ts'
import { formatEuros } from '#rules/price/money.ts'
import { Ticket } from '#ui/lists/ticket.tsx'
import { Banner } from '#ui/say/banner.tsx'
import { DoorPromise } from './door-promise.tsx'
import { DoorTabs } from './door-tabs.tsx'
import { doorWords } from './door-words.ts'
import { LoginForm } from './login-form.tsx'
import { OtherAccount } from './other-account.tsx'
import { RegisterForm } from './register-form.tsx'
import { useLogin } from './use-login.ts'
import { useRegistration } from './use-registration.ts'
import './auth.css'

const LoginCode = lazy(() => import('./login-code.tsx'))

/** /login and /register: one door with two tabs, which keep what was typed; a password only in this page's memory. */
export default function DoorPage() {
  const { session } = useWorld()
  const [here] = useLocation()
  const isNew = here === paths.register
  const handover = useLoginHandover(here)
  const { user, farewell } = useSnapshot(session.state)
  const login = useLogin(handover)
  const registration = useRegistration(handover, ({ email, password }) => login.view.form.type({ email, password }))
  // While signing in the form stays: its session has just begun.
  const isOpen = session.isValid() && !login.view.shown.busy && login.codeStep === null
  const carryEmail = () => {
    const [from, to] = isNew ? [registration, login] : [login, registration]
    const { email } = from.view.form.state.values
    if (to.view.form.state.values.email === '' && email !== '') to.view.form.type({ email })
  }
  const door = login.codeStep ? (
    <Suspense>
      <LoginCode {...login.codeStep} />
    </Suspense>
  ) : (
    <>
      <DoorTabs
        here={here}
        onLeave={carryEmail}
        handover={{ wanted: handover.wanted, email: (isNew ? registration : login).view.shown.values.email.trim() }}
      />
      <EstimateWaits wanted={handover.wanted} />
      {isNew ? <RegisterForm {...registration} /> : <LoginForm {...login} handover={handover} />}
    </>
  )
  return (
    <Page
      {...doorWords({
        isNew,
        handover,
        farewell,
        firstName: isOpen ? (user?.prenom ?? '') : registration.firstName,
        isOpen,
      })}
      {...(login.codeStep && { title: 'Ton code' })}
      width="narrow"
      aside={<DoorPromise />}
    >
      {!isNew && <SessionFarewell />}
      {isOpen ? <OtherAccount wanted={handover.wanted}>{door}</OtherAccount> : door}
    </Page>
  )
}

/** What the home page's estimate said, on the way to the order that it leads to; nothing for who comes another way. */
function EstimateWaits({ wanted }: { readonly wanted: WantedPage | undefined }) {
  const { now } = useWorld()
  const [route] = useState(() => (wanted?.address.endsWith(estimateFollows) ? routePrefill.see(now()) : null))
  if (route?.total === undefined) return null
  const { pickup, delivery, total } = route
  return (
    <Ticket
      compact
      striped={false}
      total={{
        label: 'Ton estimation t’attend',
        note: `Flex, TTC · ${townOf(pickup.label)} → ${townOf(delivery.label)}`,
        amount: formatEuros(total),
      }}
    />
  )
}

/** How the session before ended on this page; it stays until it is read, however long the tab lay in the background. */
function SessionFarewell() {
  const { session } = useWorld()
  const { farewell } = useSnapshot(session.state)
  if (farewell === null) return null
  return (
    <Banner tone={farewell.tone} role="status">
      {farewell.text}
    </Banner>
  )
}

/** What led to this address left in the navigation state when it was opened. */
function useLoginHandover(here: string): LoginHandover {
  const state: unknown = useHistoryState()
  const hash = useLocationProperty(
    () => location.hash,
    () => '',
  )
  const [held, hold] = useState(() => ({ here, handover: handoverIn(state, hash) }))
  if (held.here === here) return held.handover
  const handover = handoverIn(state, hash)
  hold({ here, handover })
  return handover
}

function handoverIn(state: unknown, hash: string): LoginHandover {
  if (v.is(loginHandover, state)) return state
  // From the home page, a document of its own: the address alone says what follows.
  return hash === estimateFollows ? { wanted: { address: paths.order + estimateFollows, owner: null } } : {}
}
