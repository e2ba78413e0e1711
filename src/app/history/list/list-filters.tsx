import { useSnapshot } from 'valtio'
import { useWorld } from '#app/world.ts'
import type { PastOrder } from '#contract/order/past-order.ts'
import { yearsOf, type Period } from '#rules/order/order-filter.ts'
import { isInGroup, orderGroups, type OrderGroup } from '#rules/order/order-group.ts'
import { FilterChips } from '#ui/choose/filter-chips.tsx'
import { SelectField } from '#ui/choose/select-field.tsx'
import { TextField } from '#ui/ask/text-field.tsx'
import type { HistoryStore } from '../history-store.ts'
import './list-filters.css'

interface ListFiltersProps {
  readonly store: HistoryStore
  /** Those of the period in which the search occurs. */
  readonly found: readonly PastOrder[]
}

/** What the list is narrowed by: words, a period, where the orders stand. */
export function ListFilters({ store, found }: ListFiltersProps) {
  const { orders, older, period, group, search } = useSnapshot(store.state)
  const now = useWorld().now()
  const hasNone = orders?.length === 0 && older === null && group === 'all'
  return (
    <search className="list-filters">
      <TextField
        inside
        id="search"
        name="search"
        type="search"
        label="Chercher"
        placeholder="Client, ville, n°"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-keyshortcuts="/"
        value={search}
        onChange={(event) => store.narrow({ search: event.currentTarget.value })}
      />
      <SelectField
        inside
        id="period"
        name="period"
        label="Période"
        options={[
          { value: 'last-6-months', label: '6 derniers mois' },
          ...years(orders ?? [], period).map((year) => ({ value: year, label: year })),
        ]}
        value={period}
        onChange={(event) => store.narrow({ period: event.currentTarget.value as Period })}
      />
      {!hasNone && (
        <div className="list-groups">
          <FilterChips
            legend="État des commandes"
            hideLegend
            name="group"
            options={chips(orders === null ? null : found, group, now)}
            value={group}
            onChange={(value) => store.narrow({ group: value as OrderGroup })}
          />
        </div>
      )}
    </search>
  )
}

/** Those of the orders, and the one that is chosen, whose orders may be still to come. */
function years(orders: readonly PastOrder[], chosen: Period): Period[] {
  const known = yearsOf(orders)
  return chosen === 'last-6-months' || known.includes(chosen) ? known : [...known, chosen].toSorted().toReversed()
}

/** Only what there is, and what is chosen; without a count until a list came. */
function chips(found: readonly PastOrder[] | null, chosen: OrderGroup, now: Date) {
  return orderGroups
    .map((value) => ({
      value,
      label: names[value],
      count: found?.filter((order) => isInGroup(order, value, now)).length,
      urgent: value === 'to-pay',
    }))
    .filter(({ value, count = 0 }) => count > 0 || value === 'all' || value === chosen)
}

const names: Record<OrderGroup, string> = {
  all: 'Toutes',
  'to-pay': 'À payer',
  lapsed: 'Pas payées à temps',
  'under-way': 'En cours',
  waiting: 'En attente',
  delivered: 'Livrées',
  cancelled: 'Annulées',
}
