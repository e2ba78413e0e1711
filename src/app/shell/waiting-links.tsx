import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { paths } from '#app/paths.ts'
import type { Lack } from '#state/connection/connection.ts'
import { awaited, howMany, waitingWords, type WaitingItem } from '#state/outbox/waiting-words.ts'
import { textLinkClass } from '#ui/act/text-link-class.ts'

/** '1 demande attend le réseau', '1 demande et 2 messages attendent notre serveur', each with the way there. */
export function WaitingLinks({
  items,
  lacks,
}: {
  readonly items: readonly WaitingItem[]
  readonly lacks: Lack | null
}) {
  const forWhat = awaited(lacks)
  const [requests, messages] = [waitingWords(items, 'request', forWhat), waitingWords(items, 'message', forWhat)]
  if (requests !== null && messages !== null && items.every(({ phase }) => phase !== 'refused'))
    return (
      <>
        <ToRequests>{howMany(items, 'request')}</ToRequests> et <ToMessages>{howMany(items, 'message')}</ToMessages>{' '}
        attendent {forWhat}
      </>
    )
  return (
    <>
      {requests && <ToRequests>{requests}</ToRequests>}
      {requests && messages && ', '}
      {messages && <ToMessages>{messages}</ToMessages>}
    </>
  )
}

interface WayProps {
  readonly children: ReactNode
}

function ToRequests({ children }: WayProps) {
  return (
    <Link className={textLinkClass()} href={paths.history}>
      {children}
    </Link>
  )
}

function ToMessages({ children }: WayProps) {
  return (
    <a className={textLinkClass()} href={paths.contact}>
      {children}
    </a>
  )
}
