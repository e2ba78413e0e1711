import { dayInShort, dayOfMonth } from '#contract/settings/change-words.ts'
import type { Closing } from '#rules/moment/closings.ts'
import type { ParisDay } from '#rules/moment/paris-time.ts'
import { LineIcon } from '#ui/say/line-icon.tsx'
import { VisuallyHidden } from '#ui/say/visually-hidden.tsx'
import { TextButton } from '../../pieces/text-button.tsx'
import type { SettingsView } from '../model/settings-view.ts'
import { useSettings } from '../model/use-settings.ts'
import { closedRows, type ClosedRow } from './closed-days.ts'

interface ClosedRowsProps {
  readonly month: string
  readonly today: ParisDay
  readonly view: SettingsView
}

/** What is closed, a line each: a public holiday stays, a closing can be changed or opened again. */
export function ClosedRows({ month, today, view }: ClosedRowsProps) {
  return (
    <ul className="settings-rows">
      {closedRows(month, today, view).map((row) =>
        row.kind === 'holiday' ? (
          <li key={`holiday ${row.from}`} className="settings-row">
            <p>
              <b>{dayOfMonth(row.from)}</b> <span>{row.name}, férié</span>
            </p>
            <LineIcon d="M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3" />
          </li>
        ) : (
          <ClosingRow key={row.name} row={row} />
        ),
      )}
    </ul>
  )
}

function ClosingRow({ row }: { readonly row: Extract<ClosedRow, { kind: 'closing' }> }) {
  const { store, before } = useSettings()
  const { name, closing, pending } = row
  const which = <VisuallyHidden> la fermeture {span(closing)}</VisuallyHidden>
  return (
    <li className="settings-row">
      <p>
        <b>{pending === 'removed' ? <s>{span(closing)}</s> : span(closing)}</b>{' '}
        <span>
          {closing.reason}{' '}
          {pending !== null && <em>{pending === 'removed' ? 'rouvert, à appliquer' : 'à appliquer'}</em>}
        </span>
      </p>
      <div className="settings-row-acts">
        {pending === 'removed' ? (
          <TextButton onClick={() => store.leave(name)}>Remettre{which}</TextButton>
        ) : (
          <>
            <TextButton onClick={() => store.type({ closing: { ...closing, replaces: name } })}>
              Changer{which}
            </TextButton>
            <TextButton onClick={() => (before.has(name) ? store.set([name, null]) : store.leave(name))}>
              {before.has(name) ? 'Rouvrir' : 'Retirer'}
              {which}
            </TextButton>
          </>
        )}
      </div>
    </li>
  )
}

/** '25 décembre', '28 déc. au 2 janv.' */
function span({ from, to }: Closing): string {
  return from === to ? dayOfMonth(from) : `${dayInShort(from)} au ${dayInShort(to)}`
}
