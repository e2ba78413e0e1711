import { useSnapshot } from 'valtio'
import { accountantOnlyReads } from '#contract/organisation/organisation.ts'
import { Banner } from '#ui/say/banner.tsx'
import { useOrder } from '../model/order-context.ts'

/** Said before the form is filled: a firm's accountant orders nothing. */
export function ReadsOnly() {
  const { organisation } = useSnapshot(useOrder().state)
  if (organisation?.role !== 'accountant') return null
  return (
    <Banner tone="warn" role="status">
      {accountantOnlyReads}
    </Banner>
  )
}
