import { useWorld } from '#app/world.ts'
import { invoicePath } from '../../invoice-path.ts'
import { PaperCard } from './paper-card.tsx'

/** The receipt of a refund. `file`: its name, which opens it, as that of an invoice does. */
export function ReceiptCard({ orderId, file }: { readonly orderId: number; readonly file: string }) {
  const { fetchFile } = useWorld()
  const address = invoicePath(orderId, file, null)
  const name = `remboursement-commande-${orderId}.pdf`
  return (
    <PaperCard
      title="Reçu de remboursement"
      name={name}
      noun="Le reçu"
      address={address}
      get={() => fetchFile(address, name)}
      onPicture={null}
    />
  )
}
