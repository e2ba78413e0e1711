import { Link } from 'wouter'
import { staffOrderPath } from '#app/paths.ts'
import type { SettingConflicts } from '#contract/staff/staff-settings.ts'
import { textLinkClass } from '#ui/act/text-link-class.ts'
import { Note } from '#ui/say/note.tsx'

/** Paid orders without a place, each leading to where its date is changed. */
export function ConflictList({ conflicts: { count, orders } }: { readonly conflicts: SettingConflicts }) {
  return (
    <>
      <Note tone="warn">
        {count > 1
          ? `${count} commandes payées ou en route n’ont plus de place. Elles restent : appelle ou déplace-les.`
          : 'Une commande payée ou en route n’a plus de place. Elle reste : appelle ou déplace-la.'}
      </Note>
      <ul className="settings-conflicts">
        {orders.map(({ id, company, moment, why }) => (
          <li key={id}>
            <Link href={staffOrderPath(id)} className={textLinkClass()}>
              n° {id}, {company}
            </Link>
            <span>
              {moment} · {why}
            </span>
          </li>
        ))}
      </ul>
      {count > orders.length && <Note>Et {count - orders.length} autres, plus tard.</Note>}
    </>
  )
}
