import { company } from '#content/company.ts'
import { storeAddress } from '#contract/addresses.ts'
import type { Store } from '#contract/settings/stores.ts'
import { HttpError } from '#server/log/http-error.ts'
import type { World } from '#server/world.ts'
import type { PosterFacts } from './poster-facts.ts'

/** What the poster of a store says today. 409: this site's address, where it is to lead, is not known. */
export function posterFacts(
  { slug, name, address, hours }: Store,
  { publicUrl, now }: Pick<World, 'publicUrl' | 'now'>,
): PosterFacts {
  if (publicUrl === null)
    throw new HttpError(409, 'L’affiche ne saurait pas où mener : PUBLIC_URL dit l’adresse du site.')
  const { brand, phone } = company
  const link = `${publicUrl}${storeAddress}/${slug}`
  return { brand, phone, name, address: address.label, hours, link, drawnAt: now().getTime() }
}
