import { providerAddress } from '#adapters/net/provider-address.ts'
import { serverAddresses } from '#contract/addresses.ts'
import type { AccountInvoice, TradeAccount } from '#contract/organisation/trade-account.ts'
import { parisDay } from '#rules/moment/paris-time.ts'
import { formatEuros, type Cents } from '#rules/price/money.ts'
import { TextLink } from '#ui/act/text-link.tsx'
import { Facts } from '#ui/lists/facts.tsx'
import { Banner } from '#ui/say/banner.tsx'
import { useMinute } from '#state/screen/use-minute.ts'
import { useStaffRoom } from '../model/use-staff-room.ts'

/** How much is due, what is free, and each invoice that waits for its transfer. */
export function AccountState({ account, owed }: { readonly account: TradeAccount; readonly owed: Cents }) {
  const { world } = useStaffRoom()
  const today = parisDay(useMinute(world.now))
  const { ceiling, closed, days, invoices, left, unbilled, unbilledOrders } = account
  const waiting = invoices.filter(({ settledAt }) => settledAt === null).toReversed()
  const settled = invoices.length - waiting.length
  return (
    <>
      {closed !== null && <Banner tone="warn">Fermé : une facture est en retard de plus de dix jours.</Banner>}
      <Facts
        facts={[
          {
            label: 'Plafond TTC',
            value: ceiling === null ? 'fermé au nouveau' : `${formatEuros(ceiling)}, ${days} jours`,
          },
          ...(ceiling === null ? [] : [{ label: 'Il reste', value: formatEuros(left) }]),
          { label: owed < 0 ? 'Payé d’avance' : 'Dû', value: formatEuros(Math.abs(owed)) },
          ...(unbilledOrders === 0
            ? []
            : [{ label: 'À facturer', value: `${formatEuros(unbilled)}, ${unbilledOrders} livr.` }]),
        ]}
      />
      {waiting.length > 0 && (
        <ul className="staff-account-invoices">
          {waiting.map((invoice) => (
            <li key={invoice.number}>
              <InvoiceLine invoice={invoice} today={today} />
            </li>
          ))}
        </ul>
      )}
      {settled > 0 && <p>{settled > 1 ? `${settled} factures réglées.` : 'Une facture réglée.'}</p>}
    </>
  )
}

function InvoiceLine({ invoice, today }: { readonly invoice: AccountInvoice; readonly today: string }) {
  const { dueDay, file, number, totalTTC } = invoice
  const isLate = today > dueDay
  return (
    <>
      <TextLink href={providerAddress(`${serverAddresses.invoices}/${file}`)} target="_blank">
        {number}
      </TextLink>{' '}
      {formatEuros(totalTTC)},{' '}
      <span data-late={isLate || undefined}>
        {isLate ? 'en retard depuis le' : 'à régler avant le'} {dueDay.split('-').toReversed().join('/')}
      </span>
    </>
  )
}
