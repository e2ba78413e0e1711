import { Skeleton } from '#ui/say/skeleton.tsx'
import { TableColumns } from './staff-table.tsx'
import '#ui/frame/stack.css'

/** The table while it is on its way: its head, and lines as tall as those that come. */
export function TableSkeleton() {
  return (
    <div className="staff-table">
      <TableColumns />
      <div className="stack staff-rows">
        {Array.from({ length: 9 }, (_, row) => (
          <Skeleton key={row} label={row === 0 ? 'Chargement des commandes' : undefined}>
            <div className="staff-line">
              <p data-column="due">
                <b>00:00</b> <span>Planifiée</span>
              </p>
              <div className="staff-line-way" data-column="way">
                <span>Mougins</span>
                <b>12 Chemin de l’Exemple</b>
              </div>
              <p data-column="who">
                <b>Exemple Toiture</b>
              </p>
              <p data-column="weight">151-300 kg</p>
              <p data-column="note">Appeler en arrivant</p>
              <p data-column="step">Passer en préparation</p>
            </div>
          </Skeleton>
        ))}
      </div>
    </div>
  )
}
