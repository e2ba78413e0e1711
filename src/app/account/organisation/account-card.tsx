import { useState } from 'react'
import { useWorld } from '#app/world.ts'
import type { AccountInvoice, TradeAccount } from '#contract/organisation/trade-account.ts'
import { parisDay, type ParisDay } from '#rules/moment/paris-time.ts'
import { formatEuros } from '#rules/price/money.ts'
import { spacedIban } from '#rules/text/iban.ts'
import { Button } from '#ui/act/button.tsx'
import { Card } from '#ui/frame/card.tsx'
import { Facts } from '#ui/lists/facts.tsx'
import { Banner } from '#ui/say/banner.tsx'
import { Note } from '#ui/say/note.tsx'
import { AccountBar, Swatch } from './account-bar.tsx'
import { accountParts } from './account-parts.ts'
import { dayWords, lessEuros, wholeEuros } from './account-words.ts'
import '#ui/lists/ticket.css'
import './account-card.css'

/** What the firm may still order on its account, what that is made of, and until when it settles the oldest invoice. */
export function AccountCard({ account }: { readonly account: TradeAccount }) {
  const today = parisDay(useWorld().now())
  const { ceiling, closed, invoices, left, unspent } = account
  const parts = accountParts(account, today)
  const due = invoices.findLast(({ settledAt }) => settledAt === null)
  return (
    <Card title="Sur le compte" aside={ceiling !== null && <Note>plafond {wholeEuros(ceiling)}</Note>}>
      {closed !== null && <Banner tone="warn">{closed}</Banner>}
      {ceiling === null ? (
        <Note>Plus rien de nouveau n’y va ; ce qui y est reste à régler.</Note>
      ) : (
        <>
          <p>
            <span className="ticket-note">Il reste</span>
            <br />
            <b className="ticket-amount">{formatEuros(left)}</b>
          </p>
          <AccountBar parts={parts} whole={ceiling} />
        </>
      )}
      {(parts.length > 0 || unspent > 0) && (
        <dl className="ticket-rows">
          {parts.map((part) => (
            <div key={part.label}>
              <dt>
                <Swatch part={part} /> {part.label}
              </dt>
              <dd>{formatEuros(part.cents)}</dd>
            </div>
          ))}
          {unspent > 0 && (
            <div>
              <dt>{due ? 'Avoirs et virements reçus' : 'Payé d’avance'}</dt>
              <dd>{lessEuros(unspent)}</dd>
            </div>
          )}
        </dl>
      )}
      {due && <Due invoice={due} account={account} today={today} />}
    </Card>
  )
}

interface DueProps {
  readonly invoice: AccountInvoice
  readonly account: TradeAccount
  readonly today: ParisDay
}

/** The foot of the card: until when what is transferred where, under which words. */
function Due({ invoice: { dueDay, number, totalTTC }, account: { transferTo, unspent }, today }: DueProps) {
  const [isShown, show] = useState(false)
  return (
    <div className="ticket-total account-due">
      <div className="ticket-total-words">
        <b>
          {today > dueDay ? 'En retard depuis le' : 'À régler avant le'} {dayWords(dueDay, today)}
        </b>
        <span className="ticket-note">{formatEuros(totalTTC - unspent)} par virement</span>
      </div>
      {transferTo !== null && (
        <Button variant="quiet" small aria-expanded={isShown} onClick={() => show(!isShown)}>
          {isShown ? 'Cacher l’IBAN' : 'Voir l’IBAN'}
        </Button>
      )}
      {transferTo !== null && isShown && (
        <Facts
          facts={[
            { label: 'Libellé à rappeler', value: number },
            { label: 'BIC', value: transferTo.bic },
            { label: 'IBAN', value: spacedIban(transferTo.iban) },
          ]}
        />
      )}
    </div>
  )
}
