import { useSnapshot } from 'valtio'
import { useWorld } from '#app/world.ts'
import { isTemplate } from '#state/favourites/is-template.ts'
import { useOrder } from '../model/order-context.ts'
import { useValues } from '../model/use-values.ts'
import { KeepButton } from './keep-button.tsx'
import { templateOf } from './templates.ts'

/** Names the order of the form for another time, unless the account has it, or is not known to have it not. */
export function KeepTemplate() {
  const { favourites } = useWorld()
  const { state } = useOrder()
  useSnapshot(favourites.state)
  const isNew = useValues((values) => {
    const template = templateOf(values)
    return template !== null && !isTemplate(favourites.list(), template)
  })
  if (favourites.state.owner === null || !isNew) return null
  const keep = async (name: string) => {
    const template = templateOf(state.values)
    if (template !== null) await favourites.keepOrder(name, template)
  }
  return (
    <KeepButton label="Enregistrer comme modèle" title="Un nom pour ce modèle" example="Plaques du mardi" keep={keep} />
  )
}
