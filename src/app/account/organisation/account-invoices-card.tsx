import type { ReactNode } from 'react'
import { providerAddress } from '#adapters/net/provider-address.ts'
import { useWorld } from '#app/world.ts'
import { serverAddresses } from '#contract/addresses.ts'
import type { AccountCreditNote, AccountInvoice, TradeAccount } from '#contract/organisation/trade-account.ts'
import { parisDay, type ParisDay } from '#rules/moment/paris-time.ts'
import { formatEuros } from '#rules/price/money.ts'
import '#ui/act/action-row.css'
import '#ui/act/icon-button.css'
import '#ui/lists/ticket.css'
import '#ui/lists/two-lines.css'
import { textLinkClass } from '#ui/act/text-link-class.ts'
import { Card } from '#ui/frame/card.tsx'
import { LineIcon } from '#ui/say/line-icon.tsx'
import { Note } from '#ui/say/note.tsx'
import { WholeWords } from '#ui/say/whole-words.tsx'
import { dayWords, invoiceName, lessEuros, monthTitle } from './account-words.ts'
import '../account.css'
import './account-card.css'

/** The firm's invoices by the month that they bill, and what was credited of them, each with its paper. */
export function AccountInvoicesCard({ creditNotes, invoices, unbilled, unbilledOrders }: TradeAccount) {
  const today = parisDay(useWorld().now())
  const papers = [
    ...invoices.map((invoice) => paperOfInvoice(invoice, today)),
    ...creditNotes.map((note) => paperOfCreditNote(note, today)),
  ].toSorted((one, other) => other.at.getTime() - one.at.getTime())
  if (papers.length === 0 && unbilledOrders === 0)
    return (
      <Card title="Factures du mois">
        <Note>Aucune livraison sur le compte pour le moment.</Note>
      </Card>
    )
  return (
    <Card title="Factures du mois">
      <ul className="action-rows">
        {unbilledOrders > 0 && (
          <li className="action-row account-row">
            <div className="account-row-words two-lines">
              <b>{monthTitle(today.slice(0, 7), today)}</b>
              <span>{unbilledOrders > 1 ? `${unbilledOrders} livraisons à ce jour` : 'Une livraison à ce jour'}</span>
            </div>
            <div className="account-row-end ticket-note">
              <span className="ticket-amount">{formatEuros(unbilled)}</span>
              {/* As far in as those that have a paper. */}
              <svg width="2.25rem" height="1" aria-hidden="true" />
            </div>
          </li>
        )}
        {papers.map((paper) => (
          <PaperRow key={paper.number} {...paper} />
        ))}
      </ul>
    </Card>
  )
}

/** An invoice or a credit note as its row says it; `name`: what the link to its paper is called. */
interface Paper {
  readonly at: Date
  readonly title: string
  readonly name: string
  readonly number: string
  readonly state: ReactNode
  readonly amount: string
  readonly file: string
}

function PaperRow({ amount, file, name, number, state, title }: Paper) {
  return (
    <li className="action-row account-row">
      <div className="account-row-words two-lines">
        <p>
          <b>{title}</b>{' '}
          <span>
            <WholeWords>{number}</WholeWords>
          </span>
        </p>
        {state}
      </div>
      <div className="account-row-end">
        <span className="ticket-amount">{amount}</span>
        <a
          className="icon-button"
          href={providerAddress(`${serverAddresses.invoices}/${file}`)}
          target="_blank"
          rel="noreferrer"
          aria-label={`${name}, ${number}, PDF, dans un nouvel onglet`}
        >
          <span className={textLinkClass()}>
            <LineIcon d={download} />
          </span>
        </a>
      </div>
    </li>
  )
}

function paperOfInvoice(invoice: AccountInvoice, today: ParisDay): Paper {
  const { file, issuedAt, month, number, totalTTC } = invoice
  return {
    at: issuedAt,
    title: monthTitle(month, today),
    name: invoiceName(month, today),
    number,
    state: <InvoiceState invoice={invoice} today={today} />,
    amount: formatEuros(totalTTC),
    file,
  }
}

interface InvoiceStateProps {
  readonly invoice: AccountInvoice
  readonly today: ParisDay
}

function InvoiceState({ invoice: { dueDay, settledAt }, today }: InvoiceStateProps) {
  if (settledAt !== null) return <Note tone="ok">réglée le {dayWords(parisDay(settledAt), today)}</Note>
  const isLate = today > dueDay
  return (
    <Note tone={isLate ? 'bad' : 'warn'}>
      {isLate ? 'en retard depuis le' : 'à régler avant le'} {dayWords(dueDay, today)}
    </Note>
  )
}

function paperOfCreditNote({ file, issuedAt, number, of, totalTTC }: AccountCreditNote, today: ParisDay): Paper {
  return {
    at: issuedAt,
    title: 'Avoir',
    name: 'Avoir',
    number,
    state: (
      <Note>
        du {dayWords(parisDay(issuedAt), today)}, sur la facture {of}
      </Note>
    ),
    amount: lessEuros(totalTTC),
    file,
  }
}

const download = 'M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 19.5h14'
