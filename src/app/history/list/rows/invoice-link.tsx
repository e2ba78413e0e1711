import { useWorld } from '#app/world.ts'
import { LineIcon } from '#ui/say/line-icon.tsx'
import { textLinkClass } from '#ui/act/text-link-class.ts'
import { usePaper } from '../../detail/papers/use-paper.ts'

interface InvoiceLinkProps {
  readonly orderId: number
  readonly address: string
}

/** The invoice of an order of the list, in a new tab. */
export function InvoiceLink({ orderId, address }: InvoiceLinkProps) {
  const { installed } = useWorld()
  if (installed) return <HandedInvoice orderId={orderId} address={address} />
  return (
    <a
      href={address}
      className={textLinkClass()}
      target="_blank"
      rel="noopener"
      title="Facture"
      aria-label={`Facture de la commande ${orderId} (nouvel onglet)`}
    >
      {paper}
      <span>Facture</span>
    </a>
  )
}

/** An installed app has no tab to come back from: it hands the invoice on, or keeps it (R38). */
function HandedInvoice({ orderId, address }: InvoiceLinkProps) {
  const { fetchFile } = useWorld()
  const { busy, view } = usePaper({
    noun: 'La facture',
    address,
    get: () => fetchFile(address, `facture-commande-${orderId}.pdf`),
    onPicture: null,
  })
  return (
    <button
      type="button"
      className={textLinkClass()}
      aria-disabled={busy || undefined}
      title="Facture"
      aria-label={`Facture de la commande ${orderId}`}
      onClick={() => busy || view()}
    >
      {paper}
      <span>{busy ? 'En route…' : 'Facture'}</span>
    </button>
  )
}

const paper = <LineIcon d="M6 3.5h8l4 4v13H6zM13.5 3.5v4.5H18M9 12.5h6M9 16h6" />
