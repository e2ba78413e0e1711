import { formatEuros, type Cents } from '#rules/price/money.ts'
import { Button } from '#ui/act/button.tsx'

interface PayButtonProps {
  readonly way: string
  readonly amount: Cents
  readonly busy: boolean
  readonly disabled?: boolean
}

/** « Payer 47,88 € »; on account nothing is paid now. */
export function PayButton({ way, amount, busy, disabled = false }: PayButtonProps) {
  return way === 'account' ? (
    <Button type="submit" wide busy={busy} busyLabel="Envoi…">
      Commander pour {formatEuros(amount)}
    </Button>
  ) : (
    <Button type="submit" wide disabled={disabled} busy={busy} busyLabel="Paiement en cours…">
      Payer {formatEuros(amount)}
    </Button>
  )
}
