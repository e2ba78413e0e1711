import type { ComponentProps, ReactNode } from 'react'
import { LineIcon } from '#ui/say/line-icon.tsx'
import { WholeWords } from '#ui/say/whole-words.tsx'
import './action-row.css'

export type ActionRowProps = Omit<ComponentProps<'button'>, 'className' | 'children'> & {
  label: string
  detail?: ReactNode
  /** A path, 24 by 24. */
  icon: string
  danger?: boolean | undefined
  busy?: boolean | undefined
}

/** A whole line of a card that does something: its drawing, its words, a chevron. */
export function ActionRow({ label, detail, icon, danger, busy, onClick, ...button }: ActionRowProps) {
  return (
    <button
      type="button"
      {...button}
      className="action-row"
      data-danger={danger || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => busy || onClick?.(event)}
    >
      <ActionWords label={label} detail={detail} icon={icon} />
    </button>
  )
}

/** A line of a card that only tells. */
export function InfoRow(words: Pick<ActionRowProps, 'label' | 'detail' | 'icon'>) {
  return (
    <div className="action-row">
      <RowWords {...words} />
    </div>
  )
}

/** What a line that leads somewhere shows. */
export function ActionWords(words: Pick<ActionRowProps, 'label' | 'detail' | 'icon'>) {
  return (
    <>
      <RowWords {...words} />
      <LineIcon d="m9 5 7 7-7 7" />
    </>
  )
}

function RowWords({ label, detail, icon }: Pick<ActionRowProps, 'label' | 'detail' | 'icon'>) {
  return (
    <>
      <LineIcon d={icon} />
      <span className="action-row-words">
        <span className="action-row-label">{label}</span>
        {detail && (
          <span className="action-row-detail">
            <WholeWords>{detail}</WholeWords>
          </span>
        )}
      </span>
    </>
  )
}

/** Lines of a card, from edge to edge, with a rule between them. */
export function ActionRows({ children }: { children: ReactNode }) {
  return <div className="action-rows">{children}</div>
}
