import { createStore, set } from 'idb-keyval'
import { privateScreens } from '#contract/addresses.ts'
import {
  nobody,
  sharedFiles,
  sharedInQuery,
  sharedKey,
  sharedPart,
  sharedPlace,
  shareOutcomes,
} from '#contract/worker/slip-share.ts'

/** Lays what the device shares onto the device, offline too, and leads to the order form, which takes it. */
export async function takeShare(request: Request): Promise<Response> {
  if (isOfAnotherSite(request))
    return new Response('Ce partage vient d’un autre site.', {
      status: 403,
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    })
  const outcome = (await laid(request).catch(() => false)) ? shareOutcomes.kept : shareOutcomes.lost
  return Response.redirect(new URL(`${privateScreens.order}?${sharedInQuery}=${outcome}`, request.url), 303)
}

/** False when no file came. */
async function laid(request: Request): Promise<boolean> {
  const files = (await request.formData())
    .getAll(sharedPart)
    .filter((part) => part instanceof File && part.size > 0) as File[]
  if (files.length === 0) return false
  await set(
    sharedKey(nobody),
    await sharedFiles(files, new Date()),
    createStore(sharedPlace.database, sharedPlace.store),
  )
  return true
}

/** A posting page names itself; a device, or a page that hides, does not: the form shows what came and can drop it. */
function isOfAnotherSite({ url, headers }: Pick<Request, 'url' | 'headers'>): boolean {
  const from = headers.get('origin') ?? 'null'
  return from !== 'null' && from !== new URL(url).origin
}
