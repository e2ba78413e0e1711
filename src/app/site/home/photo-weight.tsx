import { LoadGauge } from '#ui/say/load-gauge.tsx'
import './photo-weight.css'

/** What only this product does: the slip is photographed, and the weight fills itself in. Drawn, not photographed. */
export function PhotoWeight() {
  return (
    <section className="site-band photo-weight for-guest" aria-labelledby="bordereau">
      <div className="photo-weight-words">
        <h2 id="bordereau" className="site-title">
          Photographie le bordereau, le poids se remplit.
        </h2>
        <p>
          Dans la commande, joins ton bordereau en photo ou en PDF : le poids total y est lu, et la tranche se choisit
          seule.
        </p>
        <p>Ce qui n’est pas lu avec certitude n’est pas rempli : tu choisis, comme avant.</p>
      </div>
      <div
        className="photo-weight-scene"
        role="img"
        aria-label="Un bordereau dont la ligne « Poids total 212 kg » est lue ; le champ Poids se remplit : 151-300 kg."
      >
        <Slip />
        <div className="photo-weight-field" aria-hidden="true">
          <b>Poids</b>
          <span className="photo-weight-value">151-300 kg</span>
          <LoadGauge level={2} />
          <span className="photo-weight-read">212 kg lus sur le bordereau</span>
        </div>
      </div>
    </section>
  )
}

/** A delivery slip, and the corners of the camera around its weight. */
function Slip() {
  return (
    <svg className="photo-weight-slip" viewBox="0 0 240 300" aria-hidden="true">
      <path
        className="slip-paper"
        d="M14 8h212v278l-17.700-10-17.600 10-17.700-10-17.600 10-17.700-10-17.700 10-17.600-10-17.700 10-17.700-10-17.600 10-17.700-10L14 286z"
      />
      <path className="slip-ink" d="M34 34h56v10H34zM34 52h84v5H34z" />
      <path
        className="slip-line"
        d="M150 34h56M150 44h56M150 54h38M34 88h172M34 106h104M180 106h26M34 124h84M186 124h20M34 142h118M176 142h30M34 160h72M182 160h24"
      />
      <rect className="slip-mark" x="28" y="184" width="184" height="42" rx="8" />
      <path
        className="slip-corners"
        d="M22 200v-14a8 8 0 0 1 8-8h14M196 178h14a8 8 0 0 1 8 8v14M218 210v14a8 8 0 0 1-8 8h-14M44 232H30a8 8 0 0 1-8-8v-14"
      />
      <text x="40" y="211">
        Poids total
      </text>
      <text x="200" y="211" textAnchor="end">
        212 kg
      </text>
      <path className="slip-line" d="M34 250h60M150 250h56" />
    </svg>
  )
}
