import { TextareaField } from '#ui/textarea-field.tsx'
import { useOrder } from './order-context.ts'

/** A free word for the courier. */
export function CommentField() {
  const { visit, values, shown } = useOrder()
  return (
    <TextareaField
      id="comment"
      name="comment"
      label="Commentaire"
      optional
      placeholder="Accès, étage, personne à appeler…"
      maxLength={2000}
      value={values.comment}
      error={shown.comment}
      onChange={(event) => visit.form.write('comment', event.currentTarget.value)}
      onBlur={() => visit.form.touch('comment')}
    />
  )
}
