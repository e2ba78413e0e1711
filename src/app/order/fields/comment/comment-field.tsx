import { useWorld } from '#app/world.ts'
import { TextareaField } from '#ui/ask/textarea-field.tsx'
import { AccessChips } from './access-chips.tsx'
import { longestComment } from '../../model/access-words.ts'
import { useLateParts } from '../../model/late.ts'
import { touch, write } from '../../model/order-actions.ts'
import { useOrder } from '../../model/order-context.ts'
import { useSentence } from '../../model/use-sentences.ts'
import { useValues } from '../../model/use-values.ts'

/** A free word for the courier; left with a moment in it, it warns a user who chose Flex. */
export function CommentField() {
  const { sleep } = useWorld()
  const { state } = useOrder()
  const late = useLateParts()
  const comment = useValues((values) => values.comment)
  const error = useSentence('comment')
  // The warning waits until the focus has arrived: that is where it goes back to.
  const leave = () => {
    touch(state, 'comment')
    void sleep(0).then(() => late?.asksAboutMoment(state))
  }
  return (
    <>
      <TextareaField
        id="comment"
        name="comment"
        label="Commentaire"
        optional
        placeholder="Accès, étage, personne à appeler…"
        maxLength={longestComment}
        value={comment}
        error={error}
        below={<AccessChips />}
        onChange={(event) => write(state, 'comment', event.currentTarget.value)}
        onFocus={late?.prepareFlexWarning}
        onBlur={leave}
      />
      {late && <late.FlexWarningPlace />}
    </>
  )
}
