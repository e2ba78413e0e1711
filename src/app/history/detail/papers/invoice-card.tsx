import { useWorld } from '#app/world.ts'
import { invoicePath } from '../../invoice-path.ts'
import { PaperCard } from './paper-card.tsx'

/** The invoice of a delivered order. `file`: its name, which opens it (R37). */
export function InvoiceCard({ orderId, file }: { readonly orderId: number; readonly file: string }) {
  const { fetchFile } = useWorld()
  const address = invoicePath(orderId, file, null)
  const name = `facture-commande-${orderId}.pdf`
  return (
    <PaperCard
      title="Facture"
      name={name}
      noun="La facture"
      address={address}
      get={() => fetchFile(address, name)}
      onPicture={null}
    />
  )
}
