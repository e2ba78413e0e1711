import type { TradeAccount } from '#contract/organisation/trade-account.ts'
import { formatEuros, type Cents } from '#rules/price/money.ts'
import type { PaymentWay } from './payment-ways.tsx'

/** « Sur le compte de l'entreprise », with what is left of it; where it does not take the order, why not. */
export function accountWay({ closed, days, left }: TradeAccount, amount: Cents): PaymentWay {
  const isFull = amount > left
  return {
    value: 'account',
    title: 'Sur le compte de l’entreprise',
    disabled: closed !== null || isFull,
    detail: closed ?? (
      <>
        Il reste <b>{formatEuros(left)}</b>
        <br />
        {isFull ? 'Cette commande coûte plus : paie-la par carte.' : `Facturé fin de mois, à régler sous ${days} jours`}
      </>
    ),
  }
}

/** Whether the account is what is chosen to begin with: it was used last, and takes the order. */
export function beginsOnAccount(account: TradeAccount | null, amount: Cents): account is TradeAccount {
  return account !== null && account.usedLast && account.closed === null && amount <= account.left
}
