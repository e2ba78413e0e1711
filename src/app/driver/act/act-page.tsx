import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { Link, useLocation } from 'wouter'
import type { ActDraft } from '#adapters/store/driver-store.ts'
import { paths } from '#app/paths.ts'
import { inSentence } from '#rules/moment/french.ts'
import { actWords } from '#rules/run/act-words.ts'
import { actRefusal, attemptWords, type ActKind } from '#rules/run/driver-acts.ts'
import { readAddressLabel, townOf } from '#rules/text/address-label.ts'
import type { TakenPhoto } from '#state/outbox/taken-photos.ts'
import { useScreenTitle } from '#state/screen/use-screen-title.ts'
import { Button } from '#ui/act/button.tsx'
import { Note } from '#ui/say/note.tsx'
import { placeOf, standingOf, type DayStop } from '../model/day-stops.ts'
import { blankDraft, toldAct } from '../model/told-act.ts'
import { useDriver } from '../model/use-driver.ts'
import { ActBar } from '../pieces/act-bar.tsx'
import { DriverIcon } from '../pieces/driver-icon.tsx'
import { SheetFrame } from '../pieces/sheet-frame.tsx'
import { AttemptFields } from './attempt-fields.tsx'
import { PickupFields } from './pickup-fields.tsx'
import { ReceivedFields } from './received-fields.tsx'

interface ActPageProps {
  readonly kind: ActKind
  readonly stop: DayStop
}

/** What the fields of each act are given. */
export interface ActFieldsProps extends ActPageProps {
  readonly draft: ActDraft
  readonly photos: readonly TakenPhoto[]
  change(changes: Partial<ActDraft>): void
}

/** An act at a stop, one page in the order of the gesture. What is told of it so far is there again after a kill. */
export function ActPage({ kind, stop }: ActPageProps) {
  const { world, store } = useDriver()
  const { order, orderId } = stop
  const kept = useSnapshot(store.drafts.state).byName[`${orderId} ${kind}`] as ActDraft | undefined
  const photos = (useSnapshot(store.taken.state).byOrder[orderId] ?? []) as readonly TakenPhoto[]
  const { lacks } = useSnapshot(world.connection.state)
  const [openedNow] = useState(world.now)
  const [issue, setIssue] = useState<string | null>(null)
  const [tries, setTries] = useState(0)
  const [, navigate] = useLocation()
  const draft = kept ?? blankDraft(kind, order)
  const arrivedAt = draft.openedAt ?? openedNow
  const town = townOf(placeOf(stop).adresse)
  const title = titles[kind](town)
  useScreenTitle(title)
  const refusal = stop.doneAt === null ? actRefusal(kind, standingOf(order)) : 'C’est déjà fait.'
  const press = async () => {
    const told = toldAct(kind, draft, order, photos.length)
    const isRecorded = typeof told !== 'string' && (await store.record(stop, told, kind, arrivedAt))
    if (isRecorded) {
      world.toasts.show('ok', `n°\u00A0${orderId}\u00A0: ${inSentence(actWords(told))}`)
      navigate(paths.driver, { replace: true })
      return
    }
    setIssue(typeof told === 'string' ? told : 'Une photo est illisible : reprends-la.')
    setTries(tries + 1)
  }
  const Fields = fields[kind]
  return (
    <SheetFrame
      kind={stop.kind}
      title={title}
      lead={`${kind === 'attempt' ? placeOf(stop).nom : readAddressLabel(placeOf(stop).adresse).street || town} · n°\u00A0${orderId}`}
      bar={
        <ActBar
          above={
            <>
              {(refusal ?? issue) !== null && (
                <div role="alert">
                  <Note tone="bad">{refusal ?? issue}</Note>
                </div>
              )}
              {lacks !== null && (
                <p className="driver-kept">
                  <DriverIcon name="offline" />
                  {lacks === 'network'
                    ? 'Gardé ici, part dès que le réseau revient.'
                    : 'Gardé ici, part dès que le serveur répond.'}
                </p>
              )}
            </>
          }
        >
          {refusal === null ? (
            <Button wide className="driver-main" shake={tries} onClick={() => void press()}>
              {kind === 'attempt' && draft.reason !== null
                ? `Enregistrer\u00A0: ${inSentence(attemptWords[draft.reason])}`
                : ends[kind]}
            </Button>
          ) : (
            <Link href={paths.driver} className="button button-secondary button-wide">
              Ma tournée
            </Link>
          )}
        </ActBar>
      }
    >
      <Fields
        {...{ kind, stop, draft, photos }}
        change={(changes) => {
          setIssue(null)
          const before = store.drafts.of(orderId, kind) ?? blankDraft(kind, order)
          store.drafts.change(orderId, kind, { ...before, ...changes, openedAt: arrivedAt })
        }}
      />
    </SheetFrame>
  )
}

const titles: Readonly<Record<ActKind, (town: string) => string>> = {
  pickup: (town) => `Prendre en charge à ${town}`,
  delivery: (town) => `Livrer à ${town}`,
  attempt: (town) => `Non livré à ${town}`,
  neighbour: (town) => `Remettre au voisin à ${town}`,
}
const ends: Readonly<Record<ActKind, string>> = {
  pickup: 'Pris en charge',
  delivery: 'Livré',
  attempt: 'Enregistrer',
  neighbour: 'Remis au voisin',
}
const fields = {
  pickup: PickupFields,
  delivery: ReceivedFields,
  neighbour: ReceivedFields,
  attempt: AttemptFields,
} as const
