import { useSnapshot } from 'valtio'
import { Link } from 'wouter'
import type { StaffList } from '#contract/staff/staff-orders.ts'
import { listPath } from '../model/list-address.ts'
import { useStaffRoom } from '../model/use-staff-room.ts'

/** The counts are the tabs; the search stands in the header. */
export function ListTabs({ list }: { readonly list: StaffList }) {
  const { store } = useStaffRoom()
  const { counts } = useSnapshot(store.state)
  return (
    <nav className="staff-tabs" aria-label="Listes">
      {tabs.map(({ name, label }) => (
        <Link
          key={name}
          href={listPath(name)}
          data-list={name}
          data-some={(counts[name] ?? 0) > 0 || undefined}
          aria-current={name === list ? 'page' : undefined}
        >
          <b>{counts[name] ?? '–'}</b> <span>{label}</span>
        </Link>
      ))}
    </nav>
  )
}

const tabs = [
  { name: 'aujourdhui', label: 'Aujourd’hui' },
  { name: 'retard', label: 'En retard' },
  { name: 'demain', label: 'Demain' },
  { name: 'sans-prix', label: 'Sans prix' },
] as const satisfies readonly { readonly name: StaffList; readonly label: string }[]
