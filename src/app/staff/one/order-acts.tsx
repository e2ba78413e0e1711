import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { Button } from '#ui/act/button.tsx'
import { useOrderActs } from '../act/use-order-acts.ts'

/** What else can be done to an order; cancelling comes last. */
export function OrderActs({ order }: { readonly order: StaffOrder }) {
  const acts = useOrderActs(order)
  return (
    <div className="staff-acts">
      {acts.map(({ label, isDanger, run }) => (
        <Button key={label} wide variant={isDanger ? 'danger' : 'secondary'} onClick={run}>
          {label}
        </Button>
      ))}
    </div>
  )
}
