import { useState, type ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { Link } from 'wouter'
import { paths } from '#app/paths.ts'
import { teamRoleOf } from '#state/session/session-token.ts'
import { offlineWords } from '#state/connection/offline-words.ts'
import { useLeaveSession } from '#state/leaving/use-leave-session.ts'
import { pageAlone } from '#ui/act/back-closes.ts'
import { Button } from '#ui/act/button.tsx'
import { Dialog } from '#ui/act/dialog.tsx'
import { Menu } from '#ui/act/menu.tsx'
import { SkipLink } from '#ui/act/skip-link.tsx'
import { LogoMark } from '#ui/frame/logo.tsx'
import { PageHeader } from '#ui/frame/page-header.tsx'
import { StatusStrip } from '#ui/say/status-strip.tsx'
import { useDriver } from '../model/use-driver.ts'

/** The frame of the driver's screens but those of an act. `plate`: of the vehicle, where it is known. */
export function DriverFrame({ plate = '', children }: { readonly plate?: string; readonly children: ReactNode }) {
  const { world, store } = useDriver()
  const { user, token } = useSnapshot(world.session.state)
  const [asks, ask] = useState(false)
  const leaveSession = useLeaveSession()
  const leave = () => void leaveSession(pageAlone)
  const links = [
    ...(teamRoleOf(token) === 'driver'
      ? []
      : [
          <Link key="desk" href={paths.staff}>
            Les commandes
          </Link>,
        ]),
    <Link key="account" href={paths.account}>
      Mon compte
    </Link>,
    <button key="leave" type="button" onClick={() => (store.outbox.state.items.length > 0 ? ask(true) : leave())}>
      Se déconnecter
    </button>,
  ]
  const name = `${user?.prenom ?? ''} ${user?.nom ?? ''}`.trim()
  return (
    <>
      <SkipLink />
      <PageHeader
        logo={
          <Link href={paths.driver} className="driver-home">
            <LogoMark />
            <b>Ma tournée</b>
            {plate !== '' && <span className="driver-plate">{plate}</span>}
          </Link>
        }
        userMenu={<Menu label={name}>{links}</Menu>}
        panel={
          <>
            {links}
            <p>{name}</p>
          </>
        }
        notice={<StatusStrip>{useKeptWords()}</StatusStrip>}
      />
      {asks && <AskToLeave onStay={() => ask(false)} onLeave={leave} />}
      {children}
    </>
  )
}

/** What lacks, and what is kept here until it is back; null where all is well. */
function useKeptWords(): string | null {
  const { world, store } = useDriver()
  const { lacks } = useSnapshot(world.connection.state)
  const { day } = useSnapshot(store.state)
  const waiting = useSnapshot(store.outbox.state).items.filter(({ phase }) => phase !== 'refused')
  const count = waiting.length
  if (lacks === null && !waiting.some(({ wasTried }) => wasTried)) return null
  const { now, back } =
    lacks === null ? { now: 'Le serveur est occupé', back: 'bientôt, toutes seules' } : offlineWords[lacks]
  if (count === 0) return day === null ? `${now}.` : `${now}. Tout est là, et ce que tu fais est gardé.`
  if (waiting.some(({ isKept }) => isKept === false))
    return `${now}. Garde cette page ouverte${'\u00A0'}: ce navigateur ne garde rien.`
  return count === 1
    ? `${now}. 1${'\u00A0'}étape gardée sur ${world.device}, elle part ${back.replace('toutes seules', 'toute seule')}.`
    : `${now}. ${count}${'\u00A0'}étapes gardées sur ${world.device}, elles partent ${back}.`
}

function AskToLeave({ onStay, onLeave }: { onStay(): void; onLeave(): void }) {
  const { world } = useDriver()
  return (
    <Dialog
      open
      onClose={onStay}
      title="Des étapes attendent"
      actions={
        <>
          <Button wide onClick={onStay}>
            Rester
          </Button>
          <Button wide variant="secondary" onClick={onLeave}>
            Se déconnecter
          </Button>
        </>
      }
    >
      <p>
        Rien n’est perdu{'\u00A0'}: ce qui est gardé sur {world.device} part quand tu te reconnectes ici, dans les 30
        {'\u00A0'}jours.
      </p>
    </Dialog>
  )
}
