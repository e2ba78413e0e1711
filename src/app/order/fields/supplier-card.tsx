import { Card } from '#ui/card.tsx'
import { Note } from '#ui/note.tsx'
import { Stack } from '#ui/stack.tsx'
import { OrderTextField } from './order-text-field.tsx'
import { useDone } from '../model/use-sentences.ts'

/** Card 1: who orders. */
export function SupplierCard() {
  const done = useDone('email', 'steName')
  return (
    <Card number={1} title="Le fournisseur" done={done}>
      <Stack row>
        <OrderTextField name="email" label="Adresse e-mail" required type="email" inputMode="email" autoComplete="section-fournisseur email" autoCapitalize="none" maxLength={254} />
        <OrderTextField name="steName" label="Société" below={<Note>Facultatif pour les particuliers</Note>} autoComplete="section-fournisseur organization" maxLength={200} />
      </Stack>
    </Card>
  )
}
