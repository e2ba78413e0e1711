import { createStore, set } from 'idb-keyval'
import { privateScreens } from '#contract/addresses.ts'
import { nobody, sharedFiles, sharedInQuery, sharedKey, sharedPart, sharedPlace, shareOutcomes } from '#contract/shared-slip.ts'

/** Lays what the device shares onto the device, offline too, and leads to the order form, which takes it. */
export async function takeShare(request: Request): Promise<Response> {
  const outcome = (await laid(request).catch(() => false)) ? shareOutcomes.kept : shareOutcomes.lost
  return Response.redirect(`${privateScreens.order}?${sharedInQuery}=${outcome}`, 303)
}

/** False when no file came. */
async function laid(request: Request): Promise<boolean> {
  const files = (await request.formData()).getAll(sharedPart).filter((part) => part instanceof File && part.size > 0) as File[]
  if (files.length === 0) return false
  await set(sharedKey(nobody), await sharedFiles(files, new Date()), createStore(sharedPlace.database, sharedPlace.store))
  return true
}
