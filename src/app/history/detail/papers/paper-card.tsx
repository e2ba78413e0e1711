import type { ReactNode } from 'react'
import { useWorld } from '#app/world.ts'
import { Card } from '#ui/frame/card.tsx'
import { arrowDown, arrowOut } from '#ui/say/icon-paths.ts'
import { fileSize } from '#ui/ask/file-size.ts'
import { LineIcon } from '#ui/say/line-icon.tsx'
import '#ui/lists/two-lines.css'
import { usePaper, type PaperSource } from './use-paper.ts'
import './paper-card.css'

interface PaperCardProps extends PaperSource {
  readonly title: string
  /** What it is called before it came. */
  readonly name: string
  /** And under it, before its size is known. */
  readonly detail?: string
  readonly children?: ReactNode
}

/** A paper of an order: see it, keep it, hand it on; each where the device and the provider can. */
export function PaperCard({ title, name, detail = '', children, ...source }: PaperCardProps) {
  const { installed, shareFile } = useWorld()
  const { file, busy, view, save, share } = usePaper(source)
  const { address, get } = source
  const opensItself = address !== null && (!installed || get === null)
  return (
    <Card title={title}>
      <div className="paper-name">
        <LineIcon d="M6 2.5h12v19H6zM9 7h6M9 11h6M9 15h4" />
        <p className="two-lines" aria-live="polite">
          <b>{file?.name ?? name}</b>
          <span>{busy ? 'En route…' : file === null ? detail : fileSize(file.size)}</span>
        </p>
      </div>
      <div className="paper-acts">
        {opensItself ? (
          <a href={address} target="_blank" rel="noopener" aria-label={`Voir : ${title} (nouvel onglet)`}>
            <LineIcon d={eye} />
            Voir
          </a>
        ) : (
          <PaperAct label="Voir" title={title} busy={busy} drawing={eye} onPress={view} />
        )}
        {get !== null && <PaperAct label="Télécharger" title={title} busy={busy} drawing={arrowDown} onPress={save} />}
        {get !== null && shareFile !== null && (
          <PaperAct label="Partager" title={title} busy={busy} drawing={arrowOut} onPress={share} />
        )}
      </div>
      {children}
    </Card>
  )
}

function PaperAct({
  label,
  title,
  busy,
  drawing,
  onPress,
}: {
  readonly label: string
  readonly title: string
  readonly busy: boolean
  readonly drawing: string
  onPress(): void
}) {
  return (
    <button
      type="button"
      aria-disabled={busy || undefined}
      aria-label={`${label} : ${title}`}
      onClick={() => busy || onPress()}
    >
      <LineIcon d={drawing} />
      {label}
    </button>
  )
}

const eye =
  'M2.5 12s3.5-6.5 9.5-6.5 9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5S2.5 12 2.5 12M12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5'
