import { Suspense, useMemo, useState } from 'react'
import { lazy } from '#adapters/lazy/lazy.ts'
import { useWorld } from '#app/world.ts'
import type { PastOrder } from '#contract/order/past-order.ts'
import { capitalized, monthAndYear } from '#rules/moment/french.ts'
import { monthStart, parisMonth } from '#rules/moment/history-window.ts'
import { formatEuros, type Cents } from '#rules/price/money.ts'
import type { Period } from '#rules/order/order-filter.ts'
import { monthTotals, orderTotals, type MonthTotals, type OrderTotals } from '#rules/order/order-totals.ts'
import { Button } from '#ui/act/button.tsx'
import { LineIcon } from '#ui/say/line-icon.tsx'
import { VisuallyHidden } from '#ui/say/visually-hidden.tsx'
import { counted } from '../rows/counted.ts'
import { sinceWords } from './since-words.ts'
import './month-bars.css'
import './month-table.css'
import './month-view.css'

const MonthBars = lazy(async () => ({ default: (await import('./month-bars.tsx')).MonthBars }), { optional: true })

interface MonthViewProps {
  readonly orders: readonly PastOrder[]
  readonly period: Period
  /** Orders of the period from before that instant did not come yet; null when all did. */
  readonly missing: Date | null
  onExport(): void
}

/** What the orders of the list come to, month by month, and the list as a file for a spreadsheet. */
export function MonthView({ orders, period, missing, onExport }: MonthViewProps) {
  const { now } = useWorld()
  const months = useMemo(() => monthTotals(orders, now()), [orders, now])
  const all = useMemo(() => orderTotals(orders, now()), [orders, now])
  const [isOpen, setOpen] = useState(false)
  const [newest] = months
  if (newest === undefined) return null
  return (
    <section className="month-view" aria-label="Totaux par mois">
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <span className="month-name">
            <b>{monthName(months.length === 1 ? newest : null, period, missing)}</b>
            <span>{counted(all)}</span>
          </span>
          <Amounts totals={all} />
        </summary>
        <div className="month-body">
          {isOpen && months.length > 1 && (
            <div className="month-bars">
              <Suspense>
                <MonthBars months={months} />
              </Suspense>
            </div>
          )}
          <MonthTable months={months} all={all} missing={missing} />
          <p className="month-note">
            {[
              whatCounts(all),
              ...(missing === null ? [] : [`Celles d’avant ${sinceWords(missing)} n’y sont pas.`]),
            ].join(' ')}
          </p>
        </div>
      </details>
      <div className="month-export">
        <Button
          variant="quiet"
          small
          onClick={onExport}
          icon={<LineIcon d="M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 20h14" />}
        >
          <span>
            <VisuallyHidden>Exporter en </VisuallyHidden>CSV
          </span>
        </Button>
      </div>
    </section>
  )
}

function Amounts({ totals: { ht, vat, ttc } }: { readonly totals: OrderTotals }) {
  return (
    <span className="month-amounts">
      <span className="month-detail">
        HT <b>{amount(ht)}</b>
      </span>
      <span className="month-detail">
        TVA <b>{amount(vat)}</b>
      </span>
      <span>
        TTC <b className="month-ttc">{amount(ttc)}</b>
      </span>
    </span>
  )
}

function MonthTable({
  months,
  all,
  missing,
}: {
  readonly months: readonly MonthTotals[]
  readonly all: OrderTotals
  readonly missing: Date | null
}) {
  return (
    <table className="month-table">
      <caption className="visually-hidden">Totaux par mois, en euros</caption>
      <thead>
        <tr>
          <th scope="col">Mois</th>
          <th scope="col">HT</th>
          <th scope="col">TVA</th>
          <th scope="col">TTC</th>
        </tr>
      </thead>
      <tbody>
        {months.map((totals) => (
          <Row key={totals.month} name={nameOf(totals.month, missing)} totals={totals} />
        ))}
      </tbody>
      {months.length > 1 && (
        <tfoot>
          <Row name="Total" totals={all} />
        </tfoot>
      )}
    </table>
  )
}

function Row({ name, totals }: { readonly name: string; readonly totals: OrderTotals }) {
  return (
    <tr>
      <th scope="row">
        {name} <span>{counted(totals)}</span>
      </th>
      <td data-label="HT">{amount(totals.ht)}</td>
      <td data-label="TVA">{amount(totals.vat)}</td>
      <td data-label="TTC">{amount(totals.ttc)}</td>
    </tr>
  )
}

function monthName(only: MonthTotals | null, period: Period, missing: Date | null): string {
  if (only === null) return period === 'last-6-months' ? '6 derniers mois' : period
  return nameOf(only.month, missing)
}

/** A month whose first orders did not come yet says so. */
function nameOf(month: string, missing: Date | null): string {
  const isCut = missing !== null && parisMonth(missing) === month && monthStart(month) < missing
  return isCut ? `${monthAndYear(month)}, depuis ${sinceWords(missing)}` : monthAndYear(month)
}

function amount(cents: Cents | null): string {
  return cents === null ? '—' : formatEuros(cents)
}

function whatCounts({ cancelled, lapsed, unpriced }: OrderTotals): string {
  const without = [
    ...(cancelled > 0 ? ['les commandes annulées'] : []),
    ...(lapsed > 0 ? ['celles pas payées à temps'] : []),
    ...(unpriced > 0 ? ['celles sans prix'] : []),
  ]
  if (without.length === 0) return 'Toutes les commandes de la liste comptent.'
  const words = new Intl.ListFormat('fr-FR').format(without).replace(/^celles/, 'les commandes')
  return `${capitalized(words)} ne comptent pas dans les totaux.`
}
