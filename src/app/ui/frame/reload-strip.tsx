import './reload-strip.css'

/** A line under the header that offers a newer build, and waits. */
export function ReloadStrip({ onReload }: { onReload(): void }) {
  return (
    <p className="reload-strip" role="status">
      <button type="button" onClick={onReload}>
        Nouvelle version : recharger
      </button>
    </p>
  )
}
