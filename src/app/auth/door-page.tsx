import { useSnapshot } from 'valtio'
import { useLocation } from 'wouter'
import { paths } from '#app/paths.ts'
import { useWorld } from '#app/world.ts'
import { Page } from '#ui/frame/page.tsx'
import { DoorPromise } from './door-promise.tsx'
import { DoorTabs } from './door-tabs.tsx'
import { doorWords } from './door-words.ts'
import { EstimateWaits } from './estimate-waits.tsx'
import { LoginForm } from './login-form.tsx'
import { OtherAccount } from './other-account.tsx'
import { RegisterForm } from './register-form.tsx'
import { SessionFarewell } from './session-farewell.tsx'
import { useLogin } from './use-login.ts'
import { useLoginHandover } from './use-login-handover.ts'
import { useRegistration } from './use-registration.ts'
import './auth.css'

/** /login and /register: one door with two tabs. What is typed in one is there when one comes back from the other; a password stays in this page's memory alone. */
export default function DoorPage() {
  const { session } = useWorld()
  const [here] = useLocation()
  const isNew = here === paths.register
  const handover = useLoginHandover(here)
  const { user, farewell } = useSnapshot(session.state)
  const login = useLogin(handover)
  const registration = useRegistration(handover, ({ email, password }) => login.view.form.type({ email, password }))
  // While signing in the form stays: its session has just begun.
  const isOpen = session.isValid() && !login.view.shown.busy
  const carryEmail = () => {
    const [from, to] = isNew ? [registration, login] : [login, registration]
    const { email } = from.view.form.state.values
    if (to.view.form.state.values.email === '' && email !== '') to.view.form.type({ email })
  }
  const door = (
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
      width="narrow"
      aside={<DoorPromise />}
    >
      {!isNew && <SessionFarewell />}
      {isOpen ? <OtherAccount wanted={handover.wanted}>{door}</OtherAccount> : door}
    </Page>
  )
}
