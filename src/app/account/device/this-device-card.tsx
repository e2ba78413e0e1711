import { useState, useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { Link } from 'wouter'
import { lazy } from '#adapters/lazy/lazy.ts'
import { clock, dayAndMonth } from '#rules/moment/french.ts'
import { parisDay } from '#rules/moment/paris-time.ts'
import { ActionRow, ActionRows, InfoRow, ActionWords } from '#ui/act/action-row.tsx'
import { Card } from '#ui/frame/card.tsx'
import { bin } from '#ui/say/icon-paths.ts'
import { LazyPlace } from '#ui/say/lazy-place.tsx'
import { fileSize } from '#ui/ask/file-size.ts'
import type { StorageFacts } from '#adapters/store/device-storage.ts'
import { useWorld } from '#app/world.ts'
import { paths } from '#app/paths.ts'
import { waitingWords } from '#state/outbox/waiting-words.ts'
import { InstallRow } from './install-row.tsx'
import { onDevice } from './preferences-anchors.ts'

const EmptyDeviceDialog = lazy(() => import('./empty-device-dialog.tsx'))

/** « Cet appareil »: what lies here, whether the browser keeps it, how to be rid of it, and the home screen. */
export function ThisDeviceCard() {
  const facts = useDeviceFacts()
  const [emptying, setEmptying] = useState(false)
  return (
    <Card id={onDevice.slice(1)} title="Cet appareil">
      <ActionRows>
        <InfoRow icon={noNetwork} label="Copie hors ligne" detail={copyWords(facts)} />
        <WaitingRow />
        <InfoRow icon={disk} label={sizeWords(facts)} detail={keptWords(facts)} />
        <ActionRow
          icon={bin}
          label="Vider cet appareil"
          detail="Tes commandes et tes factures restent en ligne"
          onClick={() => setEmptying(true)}
        />
        <InstallRow />
      </ActionRows>
      {emptying && (
        <LazyPlace>
          <EmptyDeviceDialog onClose={() => setEmptying(false)} />
        </LazyPlace>
      )}
    </Card>
  )
}

/** '23 commandes, copie du lundi 23 novembre à 08:12' */
export function copyWords(facts: DeviceFacts | null): string {
  if (facts === null) return 'Lecture…'
  if (facts.copy === null) return 'Aucune pour l’instant : elle se fait quand tu ouvres ton historique'
  const { count, at } = facts.copy
  return `${count === 0 ? 'Aucune commande' : count === 1 ? '1 commande' : `${count} commandes`}, copie du ${dayAndMonth(parisDay(at))} à ${clock(at)}`
}

/** '3,2 Mo sur cet appareil' */
function sizeWords(facts: DeviceFacts | null): string {
  const bytes = facts?.usedBytes ?? null
  return bytes === null ? 'Place prise' : `${fileSize(bytes)} sur cet appareil`
}

/** Whether it may go by itself. */
export function keptWords(facts: DeviceFacts | null): string {
  if (facts === null) return 'Lecture…'
  if (facts.isPersisted === null) return 'Ton navigateur ne dit pas s’il le garde'
  return facts.isPersisted
    ? 'Gardé : le navigateur n’efface rien de lui-même'
    : 'Le navigateur peut l’effacer si la place manque'
}

const noNetwork =
  'm3 3 18 18M8.5 15.5a5 5 0 0 1 7 0M5 12a10 10 0 0 1 5-2.75M19 12a10 10 0 0 0-3.5-2.3M2 8.5a15 15 0 0 1 4-2.6M22 8.5A15 15 0 0 0 10.5 5M12 19.5v.01'
const disk = 'M5 4.5h14v15H5zM8.5 4.5v5h7v-5M8.5 15.5h7'

/** What lies on this device; `copy`: of the order list. */
interface DeviceFacts extends StorageFacts {
  readonly copy: { readonly count: number; readonly at: Date } | null
}

/** Null until it was read. */
function useDeviceFacts(): DeviceFacts | null {
  const { orders, storageFacts } = useWorld()
  const [facts, setFacts] = useState<DeviceFacts | null>(null)
  useEffect(() => {
    let isHere = true
    void Promise.all([storageFacts(), orders.copy('outdated')]).then(([storage, copy]) => {
      if (isHere) setFacts({ ...storage, copy: copy && { count: copy.orders.length, at: copy.at } })
    })
    return () => {
      isHere = false
    }
  }, [orders, storageFacts])
  return facts
}

/** What has not left this device yet, with the way there; nothing when all has. */
function WaitingRow() {
  const { mail, device } = useWorld()
  const { items } = useSnapshot(mail.state)
  const [requests, messages] = [waitingWords(items, 'request'), waitingWords(items, 'message')]
  const detail = `Gardé sur ${device}, part tout seul ; tu peux l’annuler`
  return (
    <>
      {requests && (
        <Link className="action-row" href={paths.history}>
          <ActionWords icon={envelope} label={requests} detail={detail} />
        </Link>
      )}
      {messages && (
        <a className="action-row" href={paths.contact}>
          <ActionWords icon={envelope} label={messages} detail={detail} />
        </a>
      )}
    </>
  )
}

const envelope = 'M3.5 6h17v12h-17zM3.5 6.5l8.5 6 8.5-6'
